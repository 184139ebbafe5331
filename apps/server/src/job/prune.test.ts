import { randomBytes, randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@ancu/forms/format';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { openOwnDatabase } from '../testing/databases.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertPerson } from '../verification/verification.fixtures.ts';
import { prune } from './prune.ts';

const ago = (ms: number) => new Date(Date.now() - ms);

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

it('forgets what is over and nothing else', async () => {
	const { db } = server;
	const { id: account_id } = await insertPerson(server);
	const token = await server.signIn('an');
	const session = (expires_at: Date) =>
		db
			.insertInto('session')
			.values({ token_hash: randomBytes(32), account_id, expires_at })
			.execute();
	const code = (id: string, expires_at: Date, proof_expires_at: Date | null) =>
		db
			.insertInto('phone_code')
			.values({
				id,
				purpose: 'REGISTER',
				phone: '+84912000111',
				code_hash: randomBytes(32),
				expires_at,
				proof_expires_at,
			})
			.execute();
	const job = (failed_at: Date | null, kind = 'nobody.does') =>
		db
			.insertInto('job')
			.values({ kind, payload: '{}', run_at: ago(60 * DAY_MS), failed_at })
			.execute();
	const notification = (created_at: Date) =>
		db.insertInto('notification').values({ account_id, tag: 'wallet.paid', params: '{}', created_at }).execute();
	const upload = (id: string, used_at: Date | null) =>
		db
			.insertInto('upload')
			.values({ id, account_id, purpose: 'PROCEDURE_FILE', token_hash: randomBytes(32), expires_at: ago(0), used_at })
			.execute();
	const name = (words: string, listings: number) =>
		sql`insert into search_name (kind, name, province_code, district_code, folded, words, listings)
			values ('STREET', ${words}, '79', '760', '', '', ${listings})`.execute(db);
	const [unusedUpload, usedUpload] = [randomUUID(), randomUUID()];
	const [openCode, proofCode, deadCode] = [randomUUID(), randomUUID(), randomUUID()];
	await Promise.all([
		session(ago(HOUR_MS)),
		code(openCode, ago(HOUR_MS), null),
		code(proofCode, ago(3 * DAY_MS), ago(HOUR_MS)),
		code(deadCode, ago(3 * DAY_MS), null),
		job(null),
		job(ago(DAY_MS)),
		job(ago(15 * DAY_MS)),
		job(ago(15 * DAY_MS), 'file.delete'),
		notification(ago(300 * DAY_MS)),
		notification(ago(400 * DAY_MS)),
		upload(unusedUpload, null),
		upload(usedUpload, new Date()),
		name('Lê Lợi', 0),
		name('Hàm Nghi', 1),
		db
			.insertInto('rate_limit')
			.values([
				{ key: 'a:1', window_ends_at: ago(HOUR_MS), count: 1 },
				{ key: 'a:2', window_ends_at: new Date(Date.now() + HOUR_MS), count: 1 },
			])
			.execute(),
	]);

	expect(await prune(db)).toBeGreaterThanOrEqual(6);

	expect((await server.ask('{ getMe { id } }', { token })).codes).toEqual([]);
	const ids = await db.selectFrom('phone_code').select('id').where('phone', '=', '+84912000111').execute();
	expect(ids.map(({ id }) => id).sort()).toEqual([openCode, proofCode].sort());
	const sessions = await db.selectFrom('session').select('expires_at').execute();
	expect(sessions.filter(({ expires_at }) => expires_at < new Date())).toEqual([]);
	expect(await db.selectFrom('job').where('kind', '=', 'nobody.does').selectAll().execute()).toHaveLength(2);
	// Nothing else names the files of somebody who was erased.
	expect(await db.selectFrom('job').where('kind', '=', 'file.delete').selectAll().execute()).toHaveLength(1);
	expect(await db.selectFrom('notification').where('account_id', '=', account_id).selectAll().execute()).toHaveLength(
		1,
	);
	const counted = await db.selectFrom('rate_limit').select('key').where('key', 'like', 'a:%').execute();
	const uploads = await db.selectFrom('upload').select('id').execute();
	expect(uploads).toEqual([{ id: unusedUpload }]);
	expect(counted).toEqual([{ key: 'a:2' }]);
	expect(await db.selectFrom('search_name').select('name').execute()).toEqual([{ name: 'Hàm Nghi' }]);
	expect(await prune(db)).toBe(0);
});

it('forgets the rest where one table cannot be cleared, and says so', async () => {
	const { db, close } = await openOwnDatabase(inject('cluster'));
	onTestFinished(close);
	await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`.execute(db);
	await sql`create trigger refuse before delete on rate_limit for each row execute function refuse()`.execute(db);
	await db
		.insertInto('rate_limit')
		.values({ key: 'a:1', window_ends_at: ago(HOUR_MS), count: 1 })
		.execute();
	await db
		.insertInto('job')
		.values({ kind: 'nobody.does', payload: '{}', failed_at: ago(15 * DAY_MS) })
		.execute();
	await expect(prune(db)).rejects.toThrow('not everything that is over could be forgotten');
	expect(await db.selectFrom('job').selectAll().execute()).toEqual([]);
});
