import { sql } from 'kysely';
import { type OwnDatabase, openOwnDatabase, type TestCluster } from '../../testing/databases.ts';
import { connect, type Db } from '../open-database.ts';

/** A database to restore into. */
export interface Target extends OwnDatabase {
	/** What its tables hold, read by a connection that is gone afterwards. */
	hash: () => Promise<Record<string, string>>;
}

export async function openTarget(cluster: TestCluster, holds: 'nothing' | 'accounts'): Promise<Target> {
	const database = await openOwnDatabase(cluster, { holds });
	return {
		...database,
		hash: async () => {
			const { db, close } = connect({ connectionString: database.url });
			return hashTables(db).finally(close);
		},
	};
}

/** What every table holds, as one hash each, rows in any order. */
export async function hashTables(db: Db): Promise<Record<string, string>> {
	const { rows: tables } = await sql<{ name: string }>`
		select tablename as name from pg_tables where schemaname = current_schema() and tablename not like 'kysely%'
		order by tablename`.execute(db);
	const hashes: Record<string, string> = {};
	for (const { name } of tables) {
		const { rows } = await sql<{ hash: string; rows: number }>`
			select count(*)::integer as rows, coalesce(md5(string_agg(line, '|' order by line)), '') as hash
			from (select ${sql.ref(name)}::text as line from ${sql.table(name)}) as lines`.execute(db);
		hashes[name] = `${rows[0]?.rows} ${rows[0]?.hash}`;
	}
	return hashes;
}

/** How the tables are made: columns, constraints, indexes, triggers and the functions behind them. */
export async function describeSchema(db: Db): Promise<string[]> {
	const { rows } = await sql<{ line: string }>`
		select line from (
			select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '')
				|| is_identity || is_generated as line
			from information_schema.columns where table_schema = current_schema()
			union all
			select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated::text from pg_constraint
				where connamespace = current_schema()::regnamespace
			union all select indexdef from pg_indexes where schemaname = current_schema()
			union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
			union all select pg_get_functiondef(oid) from pg_proc where pronamespace = current_schema()::regnamespace
		) as lines order by line`.execute(db);
	return rows.map(({ line }) => line);
}
