import { StaffOnlyScreen } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { PrivateHead } from './page-head.tsx';

/** Instead of a page for staff, to somebody else. */
export function StaffOnly() {
	const { t } = useTranslation('shell');
	return (
		<>
			<PrivateHead title={t('staffOnly.title')} />
			<StaffOnlyScreen />
		</>
	);
}
