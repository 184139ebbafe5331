import { LoadError } from '@ancu/ui/translation';
import { useTranslation } from 'react-i18next';

interface ListingLoadErrorProps {
	onRetry: () => void;
}

/** In place of a form that a listing fills in: begun without it, the form would be about nothing. */
export function ListingLoadError({ onRetry }: ListingLoadErrorProps) {
	const { t } = useTranslation('web');
	return (
		<LoadError title={t('aboutListing.error')} onRetry={onRetry}>
			{t('aboutListing.errorText')}
		</LoadError>
	);
}
