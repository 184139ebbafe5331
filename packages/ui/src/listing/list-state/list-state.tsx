import { useTranslation } from 'react-i18next';
import { LoadError } from '../../translation/load-error/load-error.tsx';

export interface ListErrorProps {
	onRetry: () => void;
	/** Level of its heading. @default 2 */
	level?: 1 | 2 | 3 | undefined;
}

/** Says that a list could not be had. */
export function ListError({ onRetry, level = 2 }: ListErrorProps) {
	const { t } = useTranslation('listing');
	return (
		<LoadError level={level} title={t('list.error')} onRetry={onRetry}>
			{t('detail.errorText')}
		</LoadError>
	);
}
