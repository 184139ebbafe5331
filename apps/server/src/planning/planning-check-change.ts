import type { Updateable } from 'kysely';
import { requireLiving } from '../account/require-living.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import type { PlanningCheckTable } from '../database/tables.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import type { PlanningCheckAction } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { refundToWallet } from '../wallet/refund.ts';
import { notePlanningChecked, supersedeAnswers } from './planning-answer.repository.ts';
import { insertCheckEvent, lockCheck, type PlanningCheckRow, updateCheck } from './planning-check.repository.ts';
import { allowedActions, eventOf, mayRead, statusAfter } from './planning-check-state.ts';
import { planningText } from './planning-texts.ts';
import { tellOfStep } from './tell-planning-check.ts';

/** Changes a planning check: locked, and all of it or nothing. One that the viewer may not read is not there. */
export async function changeCheck<Result>(
	{ db, loaders, viewer }: Pick<Context, 'db' | 'loaders' | 'viewer'>,
	id: string,
	run: (db: Db, before: PlanningCheckRow) => Promise<Result>,
): Promise<Result> {
	const result = await inTransaction(db, async (tx) => {
		if (viewer) await requireLiving(tx, viewer.id);
		const before = isUuid(id) ? await lockCheck(tx, id) : undefined;
		if (!before || !mayRead(before, viewer)) throw new AppError('NOT_FOUND');
		return run(tx, before);
	});
	// What an earlier part of the same document has read is out of date.
	loaders.planningCheck.clear(id);
	loaders.planningEvents.clear(id);
	loaders.planningAnswer.clear(id);
	return result;
}

/** Throws NOT_ALLOWED_NOW when the viewer may not do this with a planning check in its state. */
export function requireAction(check: PlanningCheckRow, action: PlanningCheckAction, viewer: Context['viewer']): void {
	if (!allowedActions(check, viewer).includes(action)) throw new AppError('NOT_ALLOWED_NOW');
}

/** The one way in which a planning check moves on: allowed, with its new status, what changes along and an event. */
export async function step(
	{ viewer }: Pick<Context, 'viewer'>,
	db: Db,
	check: PlanningCheckRow,
	action: keyof typeof eventOf,
	{ text = null, ...change }: Updateable<PlanningCheckTable> & { text?: string | null } = {},
): Promise<PlanningCheckRow> {
	requireAction(check, action, viewer);
	await insertCheckEvent(db, { check_id: check.id, kind: eventOf[action], actor_id: viewer?.id ?? null, text });
	await tellOfStep(db, check, action, { text, by: viewer });
	const status = statusAfter[action];
	return updateCheck(db, check.id, { ...change, ...(status && { status }) });
}

/** Gives a planning check up: what was paid goes back, and an answer that was disputed no longer stands. */
export async function cancelCheck(
	context: Pick<Context, 'viewer'>,
	db: Db,
	check: PlanningCheckRow,
	reason: string | null,
): Promise<PlanningCheckRow> {
	const cancelled = await step(context, db, check, 'CANCEL', {
		text: reason,
		cancel_reason: reason,
		question: null,
		promised_at: null,
	});
	await supersedeAnswers(db, check.id);
	if (check.answered_at && check.listing_id) await notePlanningChecked(db, [check.listing_id]);
	return giveBack(db, cancelled, 'cancelled', context.viewer?.id ?? null);
}

/** Puts the fee back into the owner's wallet, unless it was not paid or is there already. */
export async function giveBack(
	db: Db,
	check: PlanningCheckRow,
	reason: 'cancelled' | 'late',
	actorId: string | null,
): Promise<PlanningCheckRow> {
	if (!check.payment_id || check.refunded_at) return check;
	await refundToWallet(db, check.payment_id, planningText(`refund.${reason}`, {}, check.locale), actorId);
	await insertCheckEvent(db, { check_id: check.id, kind: 'refunded', actor_id: actorId });
	return updateCheck(db, check.id, { refunded_at: new Date() });
}
