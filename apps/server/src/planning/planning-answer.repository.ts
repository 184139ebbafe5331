import { toPlotNumber } from '@ancu/forms/planning';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { PlanningAnswerTable } from '../database/tables.ts';

/** A version of an answer as it is stored. */
export type PlanningAnswerRow = Selectable<PlanningAnswerTable>;

export function insertAnswer(db: Db, answer: Insertable<PlanningAnswerTable>): Promise<PlanningAnswerRow> {
	return db.insertInto('planning_answer').values(answer).returningAll().executeTakeFirstOrThrow();
}

export function updateAnswer(db: Db, id: string, change: Updateable<PlanningAnswerTable>): Promise<PlanningAnswerRow> {
	return db
		.updateTable('planning_answer')
		.set({ ...change, updated_at: new Date() })
		.where('id', '=', id)
		.returningAll()
		.executeTakeFirstOrThrow();
}

/** A version of an answer by its own id. */
export function findAnswer(db: Db, id: string): Promise<PlanningAnswerRow | undefined> {
	return db.selectFrom('planning_answer').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same by its check code. */
export function findAnswerByCode(db: Db, checkCode: string): Promise<PlanningAnswerRow | undefined> {
	return db.selectFrom('planning_answer').selectAll().where('check_code', '=', checkCode).executeTakeFirst();
}

/** The latest versions of the answers to planning checks. */
export function findLatestAnswers(db: Db, checkIds: readonly string[]): Promise<PlanningAnswerRow[]> {
	return db
		.selectFrom('planning_answer')
		.selectAll()
		.distinctOn('check_id')
		.where('check_id', 'in', checkIds)
		.orderBy('check_id')
		.orderBy('version', 'desc')
		.execute();
}

/** No version of an answer stands any more. */
export async function supersedeAnswers(db: Db, checkId: string): Promise<void> {
	await db
		.updateTable('planning_answer')
		.set({ superseded_at: new Date(), updated_at: new Date() })
		.where('check_id', '=', checkId)
		.where('superseded_at', 'is', null)
		.execute();
}

/** Notes where the document is. False when another was first. */
export async function setDocument(
	db: Db,
	id: string,
	document: { document_key: string; document_hash: string },
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('planning_answer')
		.set({ ...document, updated_at: new Date() })
		.where('id', '=', id)
		.where('document_key', 'is', null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Notes on listings when the last answer about their own plot that stands was given; nothing where none does, or where they do not say which plot they are. */
export async function notePlanningChecked(db: Db, listingIds: readonly string[]): Promise<void> {
	if (listingIds.length === 0) return;
	const answers = await db
		.selectFrom('listing')
		// Anybody may ask about any plot and name any listing.
		.innerJoin('planning_check as check', 'check.listing_id', 'listing.id')
		.innerJoin('planning_answer as answer', 'answer.check_id', 'check.id')
		.select(['answer.id', 'answer.map_sheet_no', 'answer.land_plot_no'])
		.select(['listing.map_sheet_no as listed_sheet', 'listing.land_plot_no as listed_plot'])
		.where('listing.id', 'in', listingIds)
		// Plots are numbered within the ward before the merger: a commune that several went into has a pair of each.
		.where(
			sql<boolean>`("check".ward_code = listing.ward_code or ("check".current_ward_code = listing.current_ward_code and (
				select count(*) from unit_mapping where current_code = listing.current_ward_code) = 1))`,
		)
		.where('answer.superseded_at', 'is', null)
		.execute();
	const fitting = answers
		.filter(
			({ map_sheet_no, land_plot_no, listed_sheet, listed_plot }) =>
				isSameNumber(map_sheet_no, listed_sheet) && isSameNumber(land_plot_no, listed_plot),
		)
		.map(({ id }) => id);
	await db
		.updateTable('listing')
		.set(({ selectFrom }) => ({
			planning_checked_at: selectFrom('planning_answer as answer')
				.innerJoin('planning_check as check', 'check.id', 'answer.check_id')
				.select(({ fn }) => fn.max('answer.created_at').as('last'))
				.whereRef('check.listing_id', '=', 'listing.id')
				.where(sql<boolean>`answer.id = any(${fitting})`),
		}))
		.where('id', 'in', listingIds)
		.execute();
}

function isSameNumber(answered: string, listed: string | null): boolean {
	const number = toPlotNumber(answered);
	return number !== '' && number === toPlotNumber(listed ?? '');
}
