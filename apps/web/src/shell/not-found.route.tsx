import { NotFoundScreen } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { PrivateHead } from './page-head.tsx';

export const loader = () => data(null, { status: 404 });

export default function NotFoundPage() {
	const { t } = useTranslation('web');
	return (
		<>
			<PrivateHead title={t('notFound.title')} />
			<NotFoundScreen />
		</>
	);
}
