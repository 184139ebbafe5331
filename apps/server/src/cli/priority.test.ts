import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openOwnDatabase } from '../testing/databases.ts';
import { insertListings } from '../testing/listings.ts';
import { runCommand } from '../testing/run-command.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const run = (...args: string[]) => runCommand(server, 'priority.ts', args);

describe('a listing', () => {
	it('is put in front on a terminal, and back among the others', async () => {
		const title = 'Nhà hẻm xe hơi';
		const inserted = (await insertListings(server.db, [{ title }])).get(title);
		const { id, sequenceId } = inserted ?? { id: '', sequenceId: 0 };
		const inFront = async () =>
			(await server.ask('{ getAllLocationInfo { priorityPost { id } } }')).data.getAllLocationInfo.priorityPost;
		expect(await inFront()).toEqual([]);
		expect(await run(String(sequenceId), 'on')).toContain('Nhà hẻm xe hơi: stands in front');
		expect(await inFront()).toEqual([{ id }]);
		expect(await run(String(sequenceId), 'off')).toContain('among the others');
		expect(await inFront()).toEqual([]);
		const audit = await server.db.selectFrom('audit').select(['operation', 'record_id']).orderBy('id').execute();
		expect(audit).toEqual([
			{ operation: 'priority on', record_id: id },
			{ operation: 'priority off', record_id: id },
		]);
	}, 60_000);

	it('that people do not see in front is said to be so', async () => {
		const titles = ['một', 'hai', 'ba', 'bốn', 'năm'].map((title) => ({ title, is_priority: true }));
		const { db, url, close } = await openOwnDatabase(inject('cluster'), { holds: 'accounts' });
		onTestFinished(close);
		const listings = await insertListings(db, [
			{ title: 'cũ nhất', created_at: new Date(0) },
			...titles,
			{ title: 'chờ', status: 'PENDING' },
			{ title: 'đã bán', status: 'CANCEL' },
		]);
		await db.updateTable('listing').set({ closed_reason: 'SOLD' }).where('title', '=', 'đã bán').execute();
		const on = (title: string) =>
			runCommand({ databaseUrl: url }, 'priority.ts', [String(listings.get(title)?.sequenceId), 'on']);
		expect(await on('chờ')).toContain('is not public (PENDING). It stands in front once it is.');
		expect(await on('đã bán')).toContain('is not public (CANCEL, SOLD). It stands in front once it is.');
		expect(await on('cũ nhất')).toContain('fewer than 4 of the 5 newer ones');
		expect(await on('hai')).toMatch(/hai: stands in front\n$/);
	}, 60_000);

	it.each([
		[['999999', 'on'], 1, 'there is no listing 999999.'],
		[['1', 'yes'], 2, 'Usage'],
		[['one', 'on'], 2, 'Usage'],
	])(
		'says what is wrong with %j',
		async (args, code, words) => {
			await expect(run(...args)).rejects.toMatchObject({ code, stderr: expect.stringContaining(words) });
		},
		60_000,
	);
});
