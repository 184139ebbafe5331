import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { findLateChecks, lockCheck } from './planning-check.repository.ts';
import { giveBack } from './planning-check-change.ts';
import { tellLate } from './tell-planning-check.ts';

const AT_ONCE = 100;

/**
 * Gives the fee back of every planning check that was not answered in the promised time; it is answered all the same. Answers how
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
		const isLate =
			check?.promised_at &&
			check.promised_at < now &&
			check.answered_at === null &&
			check.refunded_at === null &&
			check.status !== 'cancelled';
		if (!check || !isLate) return false;
		const { refunded_at } = await giveBack(tx, check, 'late', null);
		if (refunded_at) await tellLate(tx, check);
		return true;
	});
}
