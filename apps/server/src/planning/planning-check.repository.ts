import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { findPage, type Page, type Range } from '../database/find-page.ts';
import { newestOf } from '../database/newest-of.ts';
import type { Db } from '../database/open-database.ts';
import type { PlanningCheckEventTable, PlanningCheckTable, PlanningFileTable } from '../database/tables.ts';
import type { PlanningCheckRequestFilter } from '../graphql/schema.generated.ts';

/** A planning check as it is stored. */
export type PlanningCheckRow = Omit<Selectable<PlanningCheckTable>, 'search'>;
/** Something that happened to it. */
export type PlanningCheckEventRow = Selectable<PlanningCheckEventTable>;
/** A paper of it. */
export type PlanningFileRow = Selectable<PlanningFileTable>;

const columns = [
	'id',
	'sequence_id',
	'account_id',
	'status',
	'locale',
	'map_sheet_no',
	'land_plot_no',
	'province_code',
	'district_code',
	'ward_code',
	'current_province_code',
	'current_ward_code',
	'street',
	'address',
	'location_lat',
	'location_long',
	'note',
	'listing_id',
	'file_ids',
	'fee',
	'payment_id',
	'paid_at',
	'refunded_at',
	'promised_at',
	'question',
	'assignee_id',
	'answered_at',
	'plot_mended_at',
	'cancel_reason',
	'created_at',
	'updated_at',
] as const satisfies readonly (keyof PlanningCheckTable)[];

export function insertCheck(db: Db, check: Insertable<PlanningCheckTable>): Promise<PlanningCheckRow> {
	return db.insertInto('planning_check').values(check).returning(columns).executeTakeFirstOrThrow();
}

export function updateCheck(db: Db, id: string, change: Updateable<PlanningCheckTable>): Promise<PlanningCheckRow> {
	return db
		.updateTable('planning_check')
		.set({ ...change, updated_at: new Date() })
		.where('id', '=', id)
		.returning(columns)
		.executeTakeFirstOrThrow();
}

/** A planning check for being changed: nobody else changes it before the transaction ends. */
export function lockCheck(db: Db, id: string): Promise<PlanningCheckRow | undefined> {
	return db.selectFrom('planning_check').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** All planning checks of an account for being changed, always in one order. */
export function lockChecksOf(db: Db, accountId: string): Promise<PlanningCheckRow[]> {
	return db
		.selectFrom('planning_check')
		.select(columns)
		.where('account_id', '=', accountId)
		.orderBy('sequence_id')
		.forUpdate()
		.execute();
}

/** Planning checks that an account has taken and nobody has answered, for being changed, in the same order. */
export function lockChecksInHand(db: Db, accountId: string): Promise<PlanningCheckRow[]> {
	return db
		.selectFrom('planning_check')
		.select(columns)
		.where('assignee_id', '=', accountId)
		.where('status', 'in', ['received', 'checking'])
		.where('answered_at', 'is', null)
		.orderBy('sequence_id')
		.forUpdate()
		.execute();
}

export function findChecksById(db: Db, ids: readonly string[]): Promise<PlanningCheckRow[]> {
	return db.selectFrom('planning_check').select(columns).where('id', 'in', ids).execute();
}

/** Which planning checks of a list are wanted. */
export interface CheckQuery extends Range {
	/** Whose; without one everybody's that are paid. */
	accountId?: string | undefined;
	/** Who has taken them. */
	assigneeId?: string | undefined;
	filter?: PlanningCheckRequestFilter | null | undefined;
	/** A tsquery over plots and addresses. */
	words?: string | undefined;
	/** Number of one. */
	sequenceId?: number | undefined;
}

const isOpen = sql<boolean>`status in ('sent', 'received', 'checking')`;

/**
 * A page of planning checks. An account's own: newest first. Everybody's: what waits for an answer first, in the order in which it is
 * promised (what waits for its owner's reply is promised nothing and comes after it), then what is closed, the latest first.
 */
export async function findChecks(
	db: Db,
	{ accountId, assigneeId, filter, words, sequenceId, ...range }: CheckQuery,
): Promise<Page<PlanningCheckRow>> {
	let found = db.selectFrom('planning_check');
	if (accountId !== undefined) found = found.where('account_id', '=', accountId);
	else found = found.where('paid_at', 'is not', null);
	if (assigneeId !== undefined) found = found.where('assignee_id', '=', assigneeId);
	if (filter?.status) found = found.where('status', '=', filter.status);
	if (typeof filter?.isOpen === 'boolean') found = found.where(filter.isOpen ? isOpen : sql<boolean>`not (${isOpen})`);
	if (typeof filter?.isPaid === 'boolean') found = found.where('paid_at', filter.isPaid ? 'is not' : 'is', null);
	if (words !== undefined || sequenceId !== undefined)
		found = found.where(({ eb, or }) =>
			or([
				...(words === undefined ? [] : [eb(sql<string>`search`, '@@', sql<string>`${words}::tsquery`)]),
				...(sequenceId === undefined ? [] : [eb('sequence_id', '=', sequenceId)]),
			]),
		);

	return findPage(found, range, (rows) =>
		accountId === undefined
			? rows
					.select(columns)
					.orderBy(isOpen, 'desc')
					.orderBy(sql`case when ${isOpen} then promised_at end`, (by) => by.asc().nullsLast())
					.orderBy(sql`case when ${isOpen} then paid_at end`)
					.orderBy('updated_at', 'desc')
					.orderBy('sequence_id')
			: rows.select(columns).orderBy('created_at', 'desc').orderBy('sequence_id', 'desc'),
	);
}

/** A paid check that nobody has answered in the promised time and whose fee is still ours, the oldest promise first and none of `except`. One that somebody changes is left to the next time. */
export function lockLateCheck(tx: Db, now: Date, except: readonly string[]): Promise<PlanningCheckRow | undefined> {
	return tx
		.selectFrom('planning_check')
		.select(columns)
		.where('paid_at', 'is not', null)
		.where('status', 'in', ['sent', 'received', 'checking'])
		.where('promised_at', '<', now)
		.where('answered_at', 'is', null)
		.where('refunded_at', 'is', null)
		.where(sql<boolean>`id <> all(${except}::uuid[])`)
		.orderBy('promised_at')
		.limit(1)
		.forUpdate()
		.skipLocked()
		.executeTakeFirst();
}

export async function insertCheckEvent(db: Db, event: Insertable<PlanningCheckEventTable>): Promise<void> {
	await db.insertInto('planning_check_event').values(event).execute();
}

/** The newest events of planning checks, the oldest first. */
export async function findCheckEvents(db: Db, checkIds: readonly string[]): Promise<PlanningCheckEventRow[]> {
	const events = await newestOf<PlanningCheckEventRow>(db, 'planning_check_event', 'check_id', checkIds);
	return events.toReversed();
}

export async function insertPlanningFile(db: Db, file: Insertable<PlanningFileTable>): Promise<void> {
	await db.insertInto('planning_file').values(file).execute();
}

export function findPlanningFiles(db: Db, ids: readonly string[]): Promise<PlanningFileRow[]> {
	return db.selectFrom('planning_file').selectAll().where('id', 'in', ids).execute();
}

/** Forgets papers; returns the keys of their files. */
export async function deletePlanningFiles(db: Db, ids: readonly string[]): Promise<string[]> {
	const rows = await db.deleteFrom('planning_file').where('id', 'in', ids).returning('key').execute();
	return rows.map(({ key }) => key);
}
