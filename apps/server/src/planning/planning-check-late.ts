import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { findLateChecks, lockCheck, type PlanningCheckRow } from './planning-check.repository.ts';
import { giveBack } from './planning-check-change.ts';
import { tellLate } from './tell-planning-check.ts';

const AT_ONCE = 100;

/**
 * Gives the fee back of every planning check that was not answered in the promised time; it is answered all the same. Returns how
 * many. Several processes may do this at once: each check is given back once. Throws at the end what went wrong with single ones.
 */
export async function refundLateChecks(db: Db, now = new Date()): Promise<number> {
	let refunded = 0;
	const failures: unknown[] = [];
	for (const id of await findLateChecks(db, now, AT_ONCE)) {
		try {
			if (await refundLateCheck(db, id, now)) refunded++;
		} catch (error) {
			failures.push(error);
		}
	}
	if (failures.length > 0) throw new AggregateError(failures, 'Fees of late planning checks could not be given back.');
	return refunded;
}

function refundLateCheck(db: Db, id: string, now: Date): Promise<boolean> {
	return inTransaction(db, async (tx) => {
		const check = await lockCheck(tx, id);
		return check !== undefined && (await refundWhereLate(tx, check, now)) !== check;
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
