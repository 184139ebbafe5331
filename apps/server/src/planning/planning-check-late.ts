import type { Db } from '../database/open-database.ts';
import { oneByOne } from '../job/one-by-one.ts';
import { lockLateCheck, type PlanningCheckRow } from './planning-check.repository.ts';
import { giveBack } from './planning-check-change.ts';
import { tellLate } from './tell-planning-check.ts';

/**
 * Gives the fee back of every planning check that was not answered in the promised time; it is answered all the same. Returns how
 * many. Several processes may do this at once: each check is given back once. Throws at the end what went wrong with single ones.
 */
export function refundLateChecks(db: Db, now = new Date()): Promise<number> {
	return oneByOne(db, {
		find: (tx, except) => lockLateCheck(tx, now, except),
		work: async (tx, check) => (await refundWhereLate(tx, check, now)) !== check,
		failure: 'fees of late planning checks could not be given back',
	});
}

/**
 * Gives the fee of a locked planning check back where its promised time is over and nothing was answered, and returns the check: asked
 * before it is answered or its owner is asked something, for the clock may not have come by since.
 */
export async function refundWhereLate(tx: Db, check: PlanningCheckRow, now = new Date()): Promise<PlanningCheckRow> {
	const { promised_at, answered_at, refunded_at, status } = check;
	const isLate = promised_at !== null && promised_at < now && answered_at === null;
	if (!isLate || refunded_at !== null || status === 'cancelled') return check;
	const refunded = await giveBack(tx, check, 'late', null);
	if (refunded.refunded_at) await tellLate(tx, check);
	return refunded;
}
