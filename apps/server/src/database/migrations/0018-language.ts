import { type Kysely, sql } from 'kysely';

const tables = ['planning_check', 'investment_order', 'green_check'];

/** A language is files: no column lists the languages. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const table of tables)
		await sql`alter table ${sql.table(table)} drop constraint ${sql.id(`${table}_locale_check`)}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	for (const table of tables)
		await sql`alter table ${sql.table(table)} add constraint ${sql.id(`${table}_locale_check`)}
			check (locale in ('vn', 'en'))`.execute(db);
}
