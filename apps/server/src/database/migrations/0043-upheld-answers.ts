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
];

/** A disputed answer that is right can be upheld, unless its owner has named another plot meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await allow(db, [...kinds, 'upheld']);
	await sql`alter table planning_check add column plot_mended_at timestamptz`.execute(db);
	await redo(db);
}

/** Notes plots that were mended under a disputed answer, by an old server too. */
export async function redo(db: Kysely<unknown>): Promise<void> {
	await sql`
		update planning_check as asked set plot_mended_at = asked.updated_at
		from planning_answer as answer
		where answer.check_id = asked.id and answer.superseded_at is null and asked.status = 'checking' and asked.plot_mended_at is null
			and (answer.map_sheet_no, answer.land_plot_no) is distinct from (asked.map_sheet_no, asked.land_plot_no)`.execute(
		db,
	);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`alter table planning_check drop column plot_mended_at`.execute(db);
	await sql`delete from planning_check_event where kind = 'upheld'`.execute(db);
	await allow(db, kinds);
}

async function allow(db: Kysely<unknown>, words: readonly string[]): Promise<void> {
	await sql`
		alter table planning_check_event drop constraint planning_check_event_kind_check,
		add constraint planning_check_event_kind_check check (kind in (${sql.join(words.map((word) => sql.lit(word)))}))`.execute(
		db,
	);
}
