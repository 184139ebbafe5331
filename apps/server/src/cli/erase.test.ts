import { expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../testing/run-command.ts';
import { startTestServer } from '../testing/test-server.ts';

it('erases an account once, and notes that it did', async () => {
	const server = await startTestServer();
	onTestFinished(server.close);
	const { db } = server;
	const { id } = await db.insertInto('account').values({ name: 'Người đi' }).returning('id').executeTakeFirstOrThrow();
	const printed = await runCommand(server, 'erase.ts', [id, id], 'info');
	const lines = printed.trim().split('\n');
	const isLogged = (line: string) => line.startsWith('{');
	const said = lines.filter((line) => !isLogged(line));
	// After a restore the log is what names who was erased.
	expect(lines.filter(isLogged).map((line) => JSON.parse(line))).toMatchObject([
		{ account: id, msg: 'an account was erased' },
	]);
	expect(said).toEqual([`${id}: erased`, `${id}: is no account, or was erased before`]);
	const { name } = await db.selectFrom('account').select('name').where('id', '=', id).executeTakeFirstOrThrow();
	expect(name).toBe('');
	const noted = await db.selectFrom('audit').select(['operation', 'outcome']).where('record_id', '=', id).execute();
	expect(noted).toEqual([{ operation: 'erase', outcome: 'OK' }]);
}, 60_000);
