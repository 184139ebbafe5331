import { NotFoundScreen } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { data } from 'react-router';

export const loader = () => data(null, { status: 404 });

export default function NotFoundPage() {
	const { t } = useTranslation('web');
	return (
		<>
			<title>{t('notFound.title')}</title>
			<meta name="robots" content="noindex" />
			<NotFoundScreen />
		</>
	);
}
