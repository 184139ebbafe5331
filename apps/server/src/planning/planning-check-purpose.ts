import { promisedAt } from '@ancu/forms/planning';
import { AppError } from '../graphql/app-error.ts';
import type { PaymentPurpose } from '../wallet/payment-purpose.ts';
import { findChecksById, insertCheckEvent, lockCheck, updateCheck } from './planning-check.repository.ts';
import { allowedActions } from './planning-check-state.ts';
import { planningText } from './planning-texts.ts';
import { tellCancelled } from './tell-planning-check.ts';

/** The fee of a planning check: once it is there, the check waits for staff and its clock runs. */
export const planningCheckPurpose: PaymentPurpose = {
	name: 'PLANNING_CHECK',

	async quote({ db, viewer, locale }, id) {
		const [check] = await findChecksById(db, [id]);
		if (!check || check.account_id !== viewer?.id) throw new AppError('NOT_FOUND');
		if (check.paid_at) throw new AppError('ALREADY_PAID');
		if (!allowedActions(check, viewer).includes('PAY')) throw new AppError('NOT_ALLOWED_NOW');
		return { amount: check.fee, description: planningText('fee', { number: check.sequence_id }, locale) };
	},

	async settled(tx, payment) {
		const check = await lockCheck(tx, payment.purpose_id);
		const isWanted =
			check?.status === 'sent' &&
			check.paid_at === null &&
			check.account_id === payment.account_id &&
			check.fee === payment.amount;
		if (!isWanted) return 'not_wanted';
		const now = new Date();
		await insertCheckEvent(tx, { check_id: check.id, kind: 'paid', actor_id: payment.account_id });
		await updateCheck(tx, check.id, { payment_id: payment.id, paid_at: now, promised_at: promisedAt(now) });
		return 'applied';
	},

	async refunded(tx, payment, reason, by) {
		const check = await lockCheck(tx, payment.purpose_id);
		if (!check || check.payment_id !== payment.id || check.refunded_at) return 'untold';
		const isOver = check.answered_at !== null;
		if (!isOver) await insertCheckEvent(tx, { check_id: check.id, kind: 'cancelled', text: reason });
		await insertCheckEvent(tx, { check_id: check.id, kind: 'refunded' });
		await updateCheck(tx, check.id, {
			refunded_at: new Date(),
			...(!isOver && { status: 'cancelled', cancel_reason: reason, question: null, promised_at: null }),
		});
		if (isOver) return 'untold';
		await tellCancelled(tx, check, reason, by);
		return 'told';
	},

	page: (payment) => `/planning-check?id=${payment.purpose_id}&payment=${payment.id}`,
};
