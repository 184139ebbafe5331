import type pg from 'pg';

/** A table with its columns, but for those that are calculated from others. */
export interface FoundTable {
	name: string;
	columns: string[];
}

/** Tables of the schema, but for those of extensions. What the migrations note of themselves is in the manifest. */
export async function findTables(client: pg.Client): Promise<FoundTable[]> {
	const { rows } = await client.query<FoundTable>(`
		select relname as name,
			array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns
		from pg_class join pg_attribute on attrelid = pg_class.oid
		where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname not like 'kysely\\_%'
			and attnum > 0 and not attisdropped
			and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
		group by relname order by relname`);
	return rows;
}
