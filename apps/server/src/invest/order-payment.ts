import { isAllowed, permissions } from '@ancu/forms/access';
import type { Context } from '../graphql/context.ts';
import type { PaymentRow } from '../wallet/payment.repository.ts';
import { findOrder, type OrderRow } from './order.repository.ts';
import { mayRead } from './order-state.ts';

/** What the payment is called that paid an order, for its buyer and for staff who find payments by it; null for others. */
export async function paymentCodeOf(
	{ account_id, payment_id }: OrderRow,
	{ loaders, viewer }: Context,
): Promise<string | null> {
	const mayKnow = account_id === viewer?.id || isAllowed(permissions.Query.getOnePaymentByCode, viewer?.role ?? null);
	return (payment_id && mayKnow && (await loaders.payment.load(payment_id))?.txn_ref) || null;
}

/** The order that a payment is for, as far as the viewer may read it. */
export async function orderOf({ purpose, purpose_id }: PaymentRow, { db, viewer }: Context): Promise<OrderRow | null> {
	const order = purpose === 'INVESTMENT' && purpose_id ? await findOrder(db, purpose_id) : undefined;
	return order && mayRead(order, viewer) ? order : null;
}
