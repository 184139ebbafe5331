import { AppError } from '../graphql/app-error.ts';
import type { PaymentPurpose } from '../wallet/payment-purpose.ts';
import { findChecksById, insertCheckEvent, updateCheck } from './green-check.repository.ts';
import { lockWithListing } from './green-check-lock.ts';
import { allowedActions } from './green-check-state.ts';
import { followMark } from './listing-mark.ts';
import { refundOf, tellCancelled } from './tell-green-check.ts';
import { verificationText } from './verification-texts.ts';

/** The fee of a green check: once it is there, the check waits for somebody to take it. */
export const greenCheckPurpose: PaymentPurpose = {
	name: 'GREEN_CHECK',

	async quote({ db, viewer, locale }, id) {
		const [check] = await findChecksById(db, [id]);
		if (!check || check.account_id !== viewer?.id) throw new AppError('NOT_FOUND');
		if (check.paid_at) throw new AppError('ALREADY_PAID');
		if (!allowedActions(check, viewer, { isListed: true }).includes('PAY')) throw new AppError('NOT_ALLOWED_NOW');
		return { amount: check.fee, description: verificationText('fee', { number: check.sequence_id }, locale) };
	},

	async settled(tx, payment) {
		const { check, listing } = (await lockWithListing(tx, payment.purpose_id)) ?? {};
		const isWanted =
			check?.status === 'PENDING' &&
			check.paid_at === null &&
			check.account_id === payment.account_id &&
			check.fee === payment.amount;
		if (!isWanted || !listing) return 'not_wanted';
		await insertCheckEvent(tx, check, { id: payment.account_id, role: 'user' }, { kind: 'paid' });
		await updateCheck(tx, check.id, { payment_id: payment.id, paid_at: new Date() });
		await followMark(tx, listing);
		return 'applied';
	},

	async refunded(tx, payment, reason, by) {
		const { check, listing } = (await lockWithListing(tx, payment.purpose_id)) ?? {};
		if (!check || !listing || check.payment_id !== payment.id || check.refunded_at) return 'untold';
		// A mark that was given stays: it says what was seen.
		const isOver = check.status === 'APPROVE' || check.status === 'CANCEL';
		if (!isOver) await insertCheckEvent(tx, check, null, { kind: 'cancelled', text: reason });
		await insertCheckEvent(tx, check, null, { kind: 'refunded' });
		const now = new Date();
		await updateCheck(tx, check.id, { refunded_at: now, ...(!isOver && { status: 'CANCEL', reason, closed_at: now }) });
		await followMark(tx, listing);
		if (isOver) return 'untold';
		await tellCancelled(tx, listing, check, { reason, refund: refundOf(check), by });
		return 'told';
	},

	page: (payment) => `/estate?greenCheck=${payment.purpose_id}&payment=${payment.id}`,
};
