import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { insertReferenceData } from '../seed/reference-data.ts';
import { openOwnDatabase, runAsAdmin } from '../testing/databases.ts';
import { findMigrationNames, migrate, migrateTo, redoMigration } from './migrate.ts';
import { connect } from './open-database.ts';

it('servers of the version before are served while a migration waits for a table that is in use', async () => {
	const database = await openOwnDatabase(inject('cluster'), { holds: 'nothing' });
	onTestFinished(database.close);
	const { db, openClient } = database;
	await db.connection().execute((one) => migrateTo(one, '0017-article'));

	// A backup reads every table in one transaction; 0018 alters this one.
	const reader = openClient();
	await reader.connect();
	await reader.query('begin');
	await reader.query('select count(*) from planning_check');
	const migrated = migrate(db);

	// Behind the migration, this would wait for the reader to end.
	await expect.poll(() => countWaiting(reader), { timeout: 20_000, interval: 20 }).toBe(1);
	await expect(db.selectFrom('planning_check').select('id').execute()).resolves.toEqual([]);

	await reader.query('commit');
	await reader.end();
	const names = await findMigrationNames();
	expect(await migrated).toEqual(names.slice(names.indexOf('0017-article') + 1));
}, 60_000);

it('what accounts left that were erased before goes with the schema that takes it', async () => {
	const database = await openOwnDatabase(inject('cluster'), { holds: 'nothing' });
	onTestFinished(database.close);
	const { db } = database;
	await db.connection().execute((one) => migrateTo(one, '0037-kept-documents'));
	const [erased, living] = await db
		.insertInto('account')
		.values([
			{ name: '', deleted_at: new Date() },
			{ name: 'An', deleted_at: null },
		])
		.returning('id')
		.execute();
	const ask = (account: { id: string } | undefined) =>
		sql`
			with asked as (
				insert into planning_check (account_id, locale, map_sheet_no, land_plot_no, province_code, ward_code, fee, search)
				values (${account?.id}, 'vn', '12', '345', '79', '26740', 1, '') returning id
			)
			insert into planning_check_event (check_id, kind, text) select id, 'cancelled', 'Chị Cúc gọi.' from asked`.execute(
			db,
		);
	for (const account of [erased, living]) await ask(account);
	await migrate(db);
	const left = db
		.selectFrom('planning_check')
		.innerJoin('planning_check_event', 'check_id', 'planning_check.id')
		.select(['land_plot_no', 'ward_code', 'text'])
		.orderBy('planning_check.sequence_id');
	const cleaned = { land_plot_no: '–', ward_code: null, text: null };
	const untouched = { land_plot_no: '345', ward_code: '26740', text: 'Chị Cúc gọi.' };
	expect(await left.execute()).toEqual([cleaned, untouched]);

	// A server of the version before erased another one meanwhile.
	await ask(erased);
	expect(await left.execute()).toEqual([cleaned, untouched, untouched]);
	expect(await redoMigration(db, '0038')).toBe('0038-erased-words');
	expect(await left.execute()).toEqual([cleaned, untouched, cleaned]);
	await expect(redoMigration(db, '0037')).rejects.toThrow('no migration 0037');
});

it('copies of news that were told without a name get it, and go where the news are gone', async () => {
	const database = await openOwnDatabase(inject('cluster'), { holds: 'nothing' });
	onTestFinished(database.close);
	const { db } = database;
	await db.connection().execute((one) => migrateTo(one, '0041-pictures-of-documents'));
	await insertReferenceData(db);
	const id = async (query: { execute: (db: typeof database.db) => Promise<{ rows: { id: string }[] }> }) =>
		(await query.execute(db)).rows[0]?.id ?? '';
	const holder = await id(sql<{ id: string }>`insert into account (name) values ('An') returning id`);
	const listing = await id(sql<{ id: string }>`
		insert into listing (account_id, trading_type, category_id, title, description, area, price, price_raw, province_code, price_unit, search)
		values (${holder}, 'BUY', 'house', 'Nhà', '', 50, 1, 1, '79', 'TOTAL', '') returning id`);
	await sql`insert into offering (listing_id, total_share, release_quantity, price_per_share) values (${listing}, 1, 1, 1)`.execute(
		db,
	);
	await sql`
		insert into investment_order (listing_id, account_id, locale, quantity, price_per_share, fee, final_cost, payment_method, risks_version, expires_at)
		values (${listing}, ${holder}, 'vn', 1, 1, 0, 1, 'WALLET', 2, now())`.execute(db);
	const news = await id(sql<{ id: string }>`
		insert into offering_update (listing_id, account_id, text) values (${listing}, ${holder}, ${'a'.repeat(400)}) returning id`);
	for (const text of [`${'a'.repeat(300)}…`, 'Gọi Cúc 0912.'])
		await sql`
			insert into notification (account_id, tag, params)
			values (${holder}, 'invest.news', ${JSON.stringify({ title: 'Nhà', text })})`.execute(db);
	await migrate(db);
	expect(await db.selectFrom('notification').select('once').execute()).toEqual([{ once: `invest.news:${news}` }]);
}, 60_000);

it('pictures of documents that an old server removed beside the new ones go with their files', async () => {
	const database = await openOwnDatabase(inject('cluster'));
	onTestFinished(database.close);
	const { db } = database;
	const size = (key: string) => ({ key, width: 3, height: 2 });
	const photo = { ...size('photo/a-960.webp'), smaller: [size('photo/a-480.webp')], caption: null, isDrawing: false };
	const photos = JSON.stringify([photo, { ...size('drawing/b.svg'), caption: null, isDrawing: true }]);
	const text = JSON.stringify({ vn: 'Đặt cọc', en: 'The deposit' });
	const texts = { types: ['BUY' as const], title: text, content: text, position: 900 };
	await db
		.insertInto('suggest_document')
		.values([
			{ ...texts, id: 'removed', photos, removed_at: new Date() },
			{ ...texts, id: 'there', photos },
		])
		.execute();
	for (const _ of [1, 2]) expect(await redoMigration(db, '0041')).toBe('0041-pictures-of-documents');
	const left = db.selectFrom('suggest_document').select(['id', 'photos']).where('position', '=', 900).orderBy('id');
	expect(await left.execute()).toEqual([
		{ id: 'removed', photos: [] },
		{ id: 'there', photos: JSON.parse(photos) },
	]);
	const jobs = db.selectFrom('job').select('payload').where('kind', '=', 'file.delete');
	const keys = ['photo/a-960.webp', 'photo/a-960.avif', 'photo/a-480.webp', 'photo/a-480.avif'];
	expect(await jobs.execute()).toEqual([{ payload: { keys } }]);
});

it('a database that keeps no letters but bytes is refused before anything is in it', async () => {
	const { connection, template } = inject('cluster');
	const database = `${template}_bytes`;
	await runAsAdmin(
		connection,
		`create database ${database} encoding 'SQL_ASCII' template template0 locale_provider libc locale 'C'`,
	);
	const { db, close } = connect({ ...connection, database });
	onTestFinished(close);
	await expect(migrate(db)).rejects.toThrow('in SQL_ASCII, and has to in UTF8');
	expect(await db.introspection.getTables()).toEqual([]);
});

async function countWaiting(client: { query: (text: string) => Promise<{ rows: { count: number }[] }> }) {
	const { rows } = await client.query(
		"select count(*) from pg_locks where not granted and relation = 'planning_check'::regclass",
	);
	return rows[0]?.count;
}

it('a dispute whose plot was mended before that was noted cannot be upheld either', async () => {
	const database = await openOwnDatabase(inject('cluster'), { holds: 'nothing' });
	onTestFinished(database.close);
	const { db } = database;
	await db.connection().execute((one) => migrateTo(one, '0042-erased-offerings'));
	await sql`
		with owner as (insert into account (name) values ('An') returning id),
		asked as (
			insert into planning_check (
				account_id, status, locale, map_sheet_no, land_plot_no, province_code, ward_code, fee, payment_id, paid_at, answered_at, search
			)
			select id, status, 'vn', '12', plot, '79', '26740', 1, gen_random_uuid(), now(), now(), ''
			from owner, (values ('checking', '345'), ('checking', '354'), ('done', '354')) as given (status, plot)
			returning id
		)
		insert into planning_answer (
			check_id, version, author_id, map_sheet_no, land_plot_no, place, zones, confidence, as_of, check_code, signature, created_at
		)
		select asked.id, 1, owner.id, '12', '345', 'Quận 1', '[]', 'HIGH', '2026-01-10', asked.id, '', now() from asked, owner`.execute(
		db,
	);
	await migrate(db);
	const mended = async () => {
		const checks = await db.selectFrom('planning_check').select('plot_mended_at').orderBy('sequence_id').execute();
		return checks.map(({ plot_mended_at }) => plot_mended_at);
	};
	expect(await mended()).toEqual([null, expect.any(Date), null]);
	// As an old server leaves it.
	await db.updateTable('planning_check').set({ plot_mended_at: null }).execute();
	expect(await redoMigration(db, '0043')).toBe('0043-upheld-answers');
	expect(await mended()).toEqual([null, expect.any(Date), null]);
});
