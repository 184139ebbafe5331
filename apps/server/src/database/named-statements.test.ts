import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type OwnDatabase, openOwnDatabase } from '../testing/databases.ts';

describe('what is asked again', () => {
	let database: OwnDatabase;
	const categories = (id: string) => database.db.selectFrom('category').select('id').where('id', '=', id).execute();
	const kept = async () => {
		const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
			database.db,
		);
		return rows.map(({ statement }) => statement);
	};
	const whichOne = async () => {
		const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db);
		return rows[0]?.pid;
	};

	beforeAll(async () => {
		database = await openOwnDatabase(inject('cluster'), { connections: 1 });
	});
	afterAll(() => database.close());

	it('is read once by a connection, and planned for each value', async () => {
		for (const id of ['house', 'room', 'house']) expect(await categories(id)).toEqual([{ id }]);
		expect(await kept()).toEqual([expect.stringContaining('from "category"')]);
		const { rows } = await sql`select generic_plans::int as generic from pg_prepared_statements`.execute(database.db);
		expect(rows).toEqual([{ generic: 0 }]);
	});

	it('is answered with the columns that there are by then', async () => {
		await sql`create table grown as select 1 as id, 'a' as name`.execute(database.db);
		const whole = () => sql`select * from grown where id = ${1}`.execute(database.db);
		const named = () => sql`select name from grown where id = ${1}`.execute(database.db);
		for (let time = 0; time < 3; time++) await Promise.all([whole(), named()]);

		await sql`alter table grown add column more int default 2`.execute(database.db);
		expect((await whole()).rows).toEqual([{ id: 1, name: 'a', more: 2 }]);
		expect((await named()).rows).toEqual([{ name: 'a' }]);
	});

	it('fails once on a connection where what it answers became of another kind', async () => {
		await sql`create table changed as select 1 as id, 1 as size`.execute(database.db);
		const size = () => sql`select size from changed where id = ${1}`.execute(database.db);
		for (let time = 0; time < 3; time++) await size();
		await sql`alter table changed alter column size type text`.execute(database.db);
		await expect(size()).rejects.toThrow('cached plan');
		expect((await size()).rows).toEqual([{ size: '1' }]);
	});

	it('is not kept without end: the connection gives its place to a new one', async () => {
		const before = await whichOne();
		const ask = (name: number) => sql`select ${1}::int as ${sql.id(`n${name}`)}`.execute(database.db);
		for (let name = 0; name < 210; name++) {
			await ask(name);
			await ask(name);
		}
		expect(await whichOne()).not.toBe(before);
		expect((await kept()).length).toBeLessThan(100);
	});
});
