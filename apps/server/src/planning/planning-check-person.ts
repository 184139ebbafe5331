import type { Db } from '../database/open-database.ts';
import { insertCheckEvent, lockCheck, updateCheck } from './planning-check.repository.ts';
import { giveBack } from './planning-check-change.ts';
import { dropPlanningFiles } from './planning-check-files.ts';

/** Everything that is kept of an account's planning checks. */
export async function exportPlanningChecks(db: Db, accountId: string): Promise<object[]> {
	const checks = await db.selectFrom('planning_check').selectAll().where('account_id', '=', accountId).execute();
	return Promise.all(
		checks.map(async ({ search: _search, ...check }) => ({
			...check,
			events: await db
				.selectFrom('planning_check_event')
				.select(['kind', 'text', 'at'])
				.where('check_id', '=', check.id)
				.orderBy('id')
				.execute(),
			answers: await db
				.selectFrom('planning_answer')
				.selectAll()
				.where('check_id', '=', check.id)
				.orderBy('version')
				.execute(),
		})),
	);
}

/** Erases what an account's planning checks say of a person. What waits is given up, and paid back; an answer stays to be verified by its code. */
export async function erasePlanningChecks(db: Db, accountId: string): Promise<void> {
	const own = await db.selectFrom('planning_check').select('id').where('account_id', '=', accountId).execute();
	for (const { id } of own) {
		const check = await lockCheck(db, id);
		if (!check) continue;
		const isOpen = check.answered_at === null && check.status !== 'cancelled';
		if (isOpen) {
			await insertCheckEvent(db, { check_id: id, kind: 'cancelled', actor_id: accountId });
			await giveBack(db, check, 'cancelled', accountId);
		}
		await dropPlanningFiles(db, check.file_ids);
		await updateCheck(db, id, {
			...(isOpen && { status: 'cancelled', promised_at: null }),
			street: null,
			address: null,
			note: null,
			location_lat: null,
			location_long: null,
			question: null,
			file_ids: [],
			search: '',
		});
		await db
			.updateTable('planning_check_event')
			.set({ text: null })
			.where('check_id', '=', id)
			.where('actor_id', '=', accountId)
			.execute();
	}
}
