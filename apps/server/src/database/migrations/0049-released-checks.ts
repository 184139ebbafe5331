import { type Kysely, sql } from 'kysely';

const kinds = [
	'sent',
	'paid',
	'received',
	'checking',
	'asked',
	'replied',
	'done',
	'corrected',
	'cancelled',
	'refunded',
	'rated',
	'disputed',
	'upheld',
];

/** Whoever has taken a planning check, or an admin, gives it back to the queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await allow(db, [...kinds, 'released']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`delete from planning_check_event where kind = 'released'`.execute(db);
	await allow(db, kinds);
}

async function allow(db: Kysely<unknown>, words: readonly string[]): Promise<void> {
	await sql`
		alter table planning_check_event drop constraint planning_check_event_kind_check,
		add constraint planning_check_event_kind_check check (kind in (${sql.join(words.map((word) => sql.lit(word)))}))`.execute(
		db,
	);
}
