import os from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestCheck } from '../planning/planning-check.fixtures.ts';
import { runCommand } from '../testing/run-command.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const run = (...args: string[]) => runCommand(server, 'role.ts', args);

describe('a role', () => {
	it('is given and taken away on a terminal, and counts from the next request on', async () => {
		const { id, phone } = await server.db
			.selectFrom('account')
			.select(['id', 'phone'])
			.where('username', '=', 'an')
			.executeTakeFirstOrThrow();
		const token = await server.signIn('an');
		const health = async () => (await server.ask('{ getHealth { measuredAt } }', { token })).codes;
		expect(await health()).toEqual(['FORBIDDEN']);
		expect(await run(phone?.replace('+84', '0') ?? '', 'admin')).toContain('user → admin');
		expect(await health()).toEqual([]);
		const audit = '{ getAllAudit { data { accountId accountName role operation outcome requestId recordId } } }';
		const { data } = await server.ask(audit, { token });
		expect(data.getAllAudit.data).toEqual([
			{
				accountId: null,
				accountName: null,
				role: null,
				operation: 'role admin',
				outcome: 'OK',
				requestId: `${os.userInfo().username}@${os.hostname()}`,
				recordId: id,
			},
		]);
		expect(await run('an', 'user')).toContain('admin → user');
		expect(await health()).toEqual(['FORBIDDEN']);
	}, 60_000);

	it('that does the work no more leaves none of it in hand', async () => {
		const idOf = async (username: string) =>
			(await server.db.selectFrom('account').select('id').where('username', '=', username).executeTakeFirstOrThrow())
				.id;
		const check = { account_id: await idOf('an'), assignee_id: await idOf('support'), status: 'received' } as const;
		const id = await insertTestCheck(server, check);
		const inHand = async () => {
			const one = server.db.selectFrom('planning_check').select(['status', 'assignee_id']).where('id', '=', id);
			return one.executeTakeFirstOrThrow();
		};
		await run('support', 'admin');
		expect(await inHand()).toEqual({ status: 'received', assignee_id: check.assignee_id });
		await run('support', 'editor');
		expect(await inHand()).toEqual({ status: 'sent', assignee_id: null });
	}, 60_000);

	it.each([
		[['nobody-here', 'admin'], 1, 'there is no account nobody-here.'],
		[['an', 'boss'], 2, 'collaborator'],
		[['an'], 2, 'Usage'],
	])(
		'says what is wrong with %j, and changes nothing',
		async (args, code, words) => {
			await expect(run(...args)).rejects.toMatchObject({ code, stderr: expect.stringContaining(words) });
			const { role } = await server.db
				.selectFrom('account')
				.select('role')
				.where('username', '=', 'an')
				.executeTakeFirstOrThrow();
			expect(role).toBe('user');
		},
		60_000,
	);
});
