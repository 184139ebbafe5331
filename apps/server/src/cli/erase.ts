import type { Logger } from 'pino';
import { noteCommand } from '../access/audit.ts';
import { eraseAccount } from '../account/erase-account.service.ts';
import type { Db } from '../database/open-database.ts';
import { withDatabase } from './with-database.ts';

const ids = process.argv.slice(2);
if (ids.length === 0 || ids.some((id) => id.startsWith('-'))) {
	process.stderr.write(
		'Usage: npm run erase -- ID …\nErases accounts for good, as their owners do. One that money is bound to stays. Servers may go on.\n',
	);
	process.exit(2);
}
await withDatabase(async ({ db, log }) => {
	for (const id of ids) await erase(id, db, log);
});

async function erase(id: string, db: Db, log: Logger): Promise<void> {
	try {
		const isErased = await eraseAccount({ db, locale: 'en' }, id, (tx) => noteCommand(tx, 'erase', id));
		if (isErased) log.info({ account: id }, 'an account was erased');
		process.stdout.write(`${id}: ${isErased ? 'erased' : 'is no account, or was erased before'}\n`);
	} catch (error) {
		process.stdout.write(`${id}: NOT ERASED. ${error instanceof Error ? error.message : error}\n`);
		process.exitCode = 1;
	}
}
