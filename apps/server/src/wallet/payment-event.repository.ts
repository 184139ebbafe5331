import type { Insertable, Selectable } from 'kysely';
import { newestOf } from '../database/newest-of.ts';
import type { Db } from '../database/open-database.ts';
import type { PaymentEventTable } from '../database/tables.ts';

/** Something that happened to a payment, as it is stored. */
export type PaymentEventRow = Selectable<PaymentEventTable> & { payment_id: string };

/** Why something happened is written by whoever of the staff did it; of everything else its gateway says so, or the server. */
const DECISIONS = new Set(['credit_resolved', 'credit_returned', 'suspect_closed', 'refunded']);

/** Notes what happened to a payment, or to money that has none. */
export async function insertPaymentEvent(tx: Db, event: Insertable<PaymentEventTable>): Promise<void> {
	await tx.insertInto('payment_event').values(event).execute();
}

/** Whether something was noted of a payment before, for the same reason. */
export async function hasPaymentEvent(
	tx: Db,
	{ kind, payment_id, reason }: { kind: string; payment_id: string; reason: string },
): Promise<boolean> {
	const known = await tx
		.selectFrom('payment_event')
		.select('id')
		.where('payment_id', '=', payment_id)
		.where('kind', '=', kind)
		.where('reason', '=', reason)
		.executeTakeFirst();
	return known !== undefined;
}

/** What happened to payments, and to money that bears their codes, the latest first. */
export function findPaymentEvents(db: Db, paymentIds: readonly string[]): Promise<PaymentEventRow[]> {
	return newestOf(db, 'payment_event', 'payment_id', paymentIds);
}

/** The reason to note where a gateway tells of another amount than is due. */
export function reasonOfAmount(amount: number, code: string): string {
	return `${amount} ${code}`;
}

/** What the reason of an event says: another amount, a code of its gateway or of the server, words of staff. */
export function readReason({ kind, reason }: Pick<PaymentEventRow, 'kind' | 'reason'>): {
	amount: number | null;
	code: string | null;
	text: string | null;
} {
	if (reason === null || DECISIONS.has(kind)) return { amount: null, code: null, text: reason };
	const told = /^(?<amount>\d+) (?<code>.*)$/.exec(reason)?.groups;
	return { amount: told ? Number(told.amount) : null, code: told?.code ?? reason, text: null };
}
