import { sql } from 'kysely';
import { chunks } from '../chunks.ts';
import type { Db } from './open-database.ts';
import type { Tables } from './tables.ts';

const CHUNK = 1_000;

/** Inserts many rows of the same columns with one parameter a statement: PostgreSQL takes 65,535 parameters at most, and parsing them is what costs. */
export async function insertMany<Table extends keyof Tables>(
	db: Db,
	table: Table,
	rows: readonly object[],
): Promise<void> {
	const [first] = rows;
	if (!first) return;
	const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
	for (const some of chunks(rows, CHUNK)) {
		await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(some)}::json)`.execute(
			db,
		);
	}
}
