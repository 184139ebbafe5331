import type { Db } from '../database/open-database.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { isUuid } from '../graphql/uuid.ts';
import { type Limit, spend } from '../limit/limit.ts';
import type { Cashier } from './cashier.ts';
import { findMemos } from './gateway/memo.ts';
import { findPayment, findPaymentByCodes, type PaymentRow } from './payment.repository.ts';

// Codes of orders are numbers in a row, and each leads to a person: whoever answers payers looks a few up.
const limit: Limit = { name: 'payment-record', max: 60, seconds: 3_600 };

/** A payment as staff name it: by the code on its receipt or of what it paid, as somebody types them, or by its id. Throws NOT_FOUND. */
export async function findPaymentRecord({ db, env, cashier, viewer }: Context, given: string): Promise<PaymentRow> {
	await spend({ db, env }, limit, viewer?.id ?? '');
	const text = given.trim();
	const typed = text.replace(/\s/g, '').toUpperCase();
	const id = isUuid(text) ? text : await findPaid(db, cashier, typed);
	const payment = await (id ? findPayment(db, id) : findPaymentByCodes(db, [...findMemos(text), typed]));
	if (!payment) throw new AppError('NOT_FOUND');
	return payment;
}

async function findPaid(db: Db, { purposes }: Cashier, typed: string): Promise<string | undefined> {
	for (const purpose of purposes.values()) {
		const id = await purpose.findPaid?.(db, typed);
		if (id) return id;
	}
	return undefined;
}
