import { sql } from 'kysely';
import type { Db } from './open-database.ts';
import type { Tables } from './tables.ts';

/** Anybody may go on writing what is noted; nobody reads past this many. */
const MOST = 200;

/** What was noted last under each key of a table of events, the latest first: all of a row, or some columns. */
export async function newestOf<Row>(
	db: Db,
	table: keyof Tables & `${string}_event`,
	column: string,
	keys: readonly string[],
	columns?: readonly (keyof Row & string)[],
): Promise<Row[]> {
	const wanted = columns ? sql.join(columns.map((name) => sql.ref(name))) : sql`*`;
	const { rows } = await sql<Row>`
		select found.* from unnest(${keys}::uuid[]) as wanted (key)
		cross join lateral (
			select ${wanted} from ${sql.table(table)} where ${sql.ref(column)} = wanted.key order by id desc limit ${MOST}
		) as found
		order by found.id desc`.execute(db);
	return rows;
}
