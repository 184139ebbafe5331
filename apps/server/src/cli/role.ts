import { roles } from '@ancu/forms/access';
import { noteCommand } from '../access/audit.ts';
import { isAllowed, permissions } from '../access/permissions.ts';
import { setRole } from '../account/account.repository.ts';
import { releasePlanningChecks } from '../planning/planning-check-person.ts';
import { releaseGreenChecks } from '../verification/green-check-person.ts';
import { changeFromTerminal } from './change-from-terminal.ts';
import { findAccount } from './find-account.ts';

const [name, wanted, ...more] = process.argv.slice(2);
const role = roles.find((each) => each === wanted);
if (!name || !role || more.length > 0) {
	process.stderr.write(
		`Usage: npm run role -- PHONE_OR_NAME ROLE\nGives an account a role: ${roles.join(', ')}. It counts from its next request on; checks in hand that it may not do go back to their queue. Servers may go on.\n`,
	);
	process.exit(2);
}
await changeFromTerminal(async (tx) => {
	const account = await findAccount(tx, name);
	await setRole(tx, account.id, role);
	// Nobody else may act on what they have in hand, and they may no more.
	if (!isAllowed(permissions.Mutation.createPlanningInfo, role)) await releasePlanningChecks(tx, account.id);
	if (!isAllowed(permissions.Mutation.takeGreenCheck, role)) await releaseGreenChecks(tx, { id: account.id, role });
	await noteCommand(tx, `role ${role}`, account.id);
	return `${account.name} (${account.phone ?? account.username}): ${account.role} → ${role}`;
});
