import { isAllowed, staff } from '@ancu/forms/access';
import { StaffOnlyScreen } from '@ancu/ui/shell';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../account/use-account.ts';
import { PrivateHead } from './page-head.tsx';

/** Instead of a page for staff, to somebody else: a person, or staff of another role. */
export function StaffOnly() {
	const { t } = useTranslation('shell');
	const isStaff = isAllowed(staff, useAccount()?.role ?? null);
	return (
		<>
			<PrivateHead title={t(isStaff ? 'otherRole.title' : 'staffOnly.title')} />
			<StaffOnlyScreen isStaff={isStaff} />
		</>
	);
}
