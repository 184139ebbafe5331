import { findPendingMigrations, redoMigration } from '../database/migrate.ts';
import { changeFromTerminal } from './change-from-terminal.ts';

const numbers = process.argv.slice(2);
if (numbers.length === 0 || numbers.some((number) => !/^\d{4}$/.test(number))) {
	process.stderr.write(
		'Usage: npm run redo -- NUMBER…\nDoes again what these migrations did to rows, as 0038: for what servers of the version before wrote after it. Servers may go on.\n',
	);
	process.exit(2);
}
await changeFromTerminal(async (tx) => {
	const pending = await findPendingMigrations(tx);
	if (pending.length > 0)
		throw new Error(`${pending.join(', ')} did not run yet: start a server of this version first.`);
	const names: string[] = [];
	for (const number of numbers) names.push(await redoMigration(tx, number));
	return `Done again: ${names.join(', ')}`;
});
