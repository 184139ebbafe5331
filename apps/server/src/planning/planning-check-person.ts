import { promisedAt } from '@ancu/forms/planning';
import type { Db } from '../database/open-database.ts';
import { insertCheckEvent, lockChecksInHand, lockChecksOf, updateCheck } from './planning-check.repository.ts';
import { giveBack } from './planning-check-change.ts';
import { dropPlanningFiles } from './planning-check-files.ts';

/** Everything that is kept of an account's planning checks; not which of our people answered, nor where files are. */
export async function exportPlanningChecks(db: Db, accountId: string): Promise<object[]> {
	const checks = await db
		.selectFrom('planning_check')
		.selectAll()
		.where('account_id', '=', accountId)
		.orderBy('sequence_id')
		.execute();
	const own = db.selectFrom('planning_check').select('id').where('account_id', '=', accountId);
	const events = await db
		.selectFrom('planning_check_event')
		.select(['check_id', 'kind', 'text', 'at'])
		.where('check_id', 'in', own)
		.orderBy('id')
		.execute();
	const answers = await db
		.selectFrom('planning_answer')
		.selectAll()
		.where('check_id', 'in', own)
		.orderBy('version')
		.execute();
	return checks.map(({ search: _search, assignee_id: _assignee, ...check }) => ({
		...check,
		events: events.flatMap(({ check_id, ...event }) => (check_id === check.id ? [event] : [])),
		answers: answers.flatMap(({ author_id: _author, document_key: _key, ...answer }) =>
			answer.check_id === check.id ? [answer] : [],
		),
	}));
}

/** A plot that nobody is told of any more: the columns are never empty. */
const untoldPlot = {
	map_sheet_no: '–',
	land_plot_no: '–',
	district_code: null,
	ward_code: null,
	current_ward_code: null,
	// Its plot may be the one that was asked about.
	listing_id: null,
} as const;

/**
 * Erases what an account's planning checks say of a person, and what was said to them. What waits is given up, and paid back; a dispute is
 * given up. An answer stays to be verified by its code, with its plot. What the account has in hand goes back to the queue.
 */
export async function erasePlanningChecks(db: Db, accountId: string): Promise<void> {
	for (const check of await lockChecksOf(db, accountId)) {
		const { id } = check;
		const isOpen = check.answered_at === null && check.status !== 'cancelled';
		const isDisputed = check.answered_at !== null && check.status === 'checking';
		if (isOpen) {
			await insertCheckEvent(db, { check_id: id, kind: 'cancelled', actor_id: accountId });
			await giveBack(db, check, 'cancelled', accountId);
		}
		await dropPlanningFiles(db, check.file_ids);
		await updateCheck(db, id, {
			...(isOpen && { status: 'cancelled', promised_at: null }),
			...(isDisputed && { status: 'done', promised_at: null }),
			...(check.answered_at === null && untoldPlot),
			street: null,
			address: null,
			note: null,
			location_lat: null,
			location_long: null,
			question: null,
			cancel_reason: null,
			file_ids: [],
			search: '',
		});
		await db.updateTable('planning_check_event').set({ text: null }).where('check_id', '=', id).execute();
	}
	await releasePlanningChecks(db, accountId);
}

/** Gives the planning checks that somebody has in hand back to the queue. */
export async function releasePlanningChecks(db: Db, accountId: string): Promise<void> {
	for (const { id, promised_at } of await lockChecksInHand(db, accountId)) {
		// Whoever takes it next asks what they need to know; the clock runs again.
		const promised = promised_at ?? promisedAt(new Date());
		await updateCheck(db, id, { status: 'sent', assignee_id: null, question: null, promised_at: promised });
	}
}
