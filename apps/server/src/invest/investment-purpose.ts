import { AppError } from '../graphql/app-error.ts';
import type { PaymentPurpose } from '../wallet/payment-purpose.ts';
import { investText } from './invest-texts.ts';
import { findOrder, findPaymentOfOrder, lockOrder, updateOrder } from './order.repository.ts';
import { allowedActions, codeOf, numberOfCode } from './order-state.ts';
import { tellSold } from './tell-order.ts';

/** The cost of a share order: once it is there, the shares are the buyer's. */
export const investmentPurpose: PaymentPurpose = {
	name: 'INVESTMENT',

	async quote({ db, viewer, locale }, id) {
		const order = await findOrder(db, id);
		if (!order || order.account_id !== viewer?.id) throw new AppError('NOT_FOUND');
		if (order.paid_at) throw new AppError('ALREADY_PAID');
		if (!allowedActions(order, viewer).includes('PAY')) throw new AppError('NOT_ALLOWED_NOW');
		const description = investText('cost', { code: codeOf(order) }, locale);
		return { amount: order.final_cost, description, keptUntil: order.expires_at };
	},

	async settled(tx, payment) {
		const order = await lockOrder(tx, payment.purpose_id);
		// As long as its shares are held, it may have them: the clock frees them within a minute.
		const isWanted =
			order?.status === 'PENDING' && order.account_id === payment.account_id && order.final_cost === payment.amount;
		if (!isWanted) return 'not_wanted';
		await updateOrder(tx, order.id, {
			status: 'PAID',
			payment_id: payment.id,
			payment_method: payment.method,
			paid_at: new Date(),
		});
		await tellSold(tx, order);
		return 'applied';
	},

	async refunded(tx, payment, reason) {
		const order = await lockOrder(tx, payment.purpose_id);
		if (order?.status === 'PAID' && order.payment_id === payment.id)
			await updateOrder(tx, order.id, { status: 'REFUNDED', closed_at: new Date(), close_reason: reason });
		return 'untold';
	},

	async findPaid(db, typed) {
		// A number alone may be anything's.
		const number = /^gv/i.test(typed) ? numberOfCode(typed) : undefined;
		return number === undefined ? undefined : findPaymentOfOrder(db, number);
	},

	page: (payment) => `/invest?order=${payment.purpose_id}&payment=${payment.id}`,
};
