import { type Role, roles } from '@ancu/forms/access';
import { pino } from 'pino';
import { noteCommand } from '../access/audit.ts';
import { setRole } from '../account/account.repository.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { openDatabase } from '../database/open-database.ts';
import { readEnv } from '../env.ts';
import { findAccount } from './find-account.ts';

const [name, wanted, ...more] = process.argv.slice(2);
const role = roles.find((each) => each === wanted);
if (!name || !role || more.length > 0) {
	process.stderr.write(
		`Usage: npm run role -- PHONE_OR_NAME ROLE\nGives an account a role: ${roles.join(', ')}. It counts from its next request on. Servers may go on.\n`,
	);
	process.exit(2);
}
await give(name, role);

async function give(to: string, role: Role): Promise<void> {
	const env = readEnv();
	const database = await openDatabase(env, pino({ level: env.logLevel }));
	try {
		const account = await findAccount(database.db, to);
		await inTransaction(database.db, async (tx) => {
			await setRole(tx, account.id, role);
			await noteCommand(tx, `role ${role}`, account.id);
		});
		process.stdout.write(`${account.name} (${account.phone ?? account.username}): ${account.role} → ${role}\n`);
	} catch (error) {
		process.stderr.write(`Nothing was changed: ${error instanceof Error ? error.message : error}\n`);
		process.exitCode = 1;
	} finally {
		await database.close();
	}
}
