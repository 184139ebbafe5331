import type { Db } from '../database/open-database.ts';
import type { Context } from '../graphql/context.ts';
import type { PaymentPurpose as PaymentPurposeName } from '../graphql/schema.generated.ts';
import type { PaymentRow } from './payment.repository.ts';

/** What money is paid for; a top-up is for nothing but the wallet itself. */
export type PurposeName = Exclude<PaymentPurposeName, 'TOP_UP'>;

/** What is to be paid. */
export interface Quote {
	/** Whole đồng; the client never says it. */
	amount: number;
	/** What the payer reads at the gateway and in the wallet's history, in the reader's language. */
	description: string;
	/** Until when it is kept for who pays: no page of a gateway is open for much longer. @default as long as any payment */
	keptUntil?: Date;
}

/** A payment of a purpose, as its functions get it: `account_id` is who pays, `purpose_id` what for. */
export type PurposePayment = PaymentRow & { purpose_id: string };

/**
 * How something that costs money plugs in: an object in `purposes.ts`. Its file imports neither `open-payment.ts` nor
 * `refund.ts`, which know all purposes; the services of its domain may.
 */
export interface PaymentPurpose {
	name: PurposeName;
	/**
	 * What it costs whom asks, before a payment is opened and before a card is charged. Throws NOT_FOUND where the viewer may not pay for
	 * it, ALREADY_PAID where it is paid, and NOT_ALLOWED_NOW where it is not to be paid any more.
	 */
	quote: (context: Context, purposeId: string) => Promise<Quote>;
	/**
	 * The money is there. Runs once a payment, inside of the transaction that books it: what it writes is there if and only if
	 * the entry is. Locks the row that it is about. `not_wanted`: it was paid by another payment, cancelled or costs something
	 * else by now; nothing may be written then, and the money goes into the wallet instead (a payment from the wallet is
	 * refused with ALREADY_PAID).
	 */
	settled: (tx: Db, payment: PurposePayment) => Promise<'applied' | 'not_wanted'>;
	/**
	 * Staff gave an applied payment back to the wallet (`refundPayment`), and say why: inside of that transaction; `by` is who did it. Not
	 * called when the purpose's own service gives it back by `refundToWallet`, which knows why it does. `told`: the payer has been told of
	 * it, with what ended by it, and is not told by the wallet again.
	 */
	refunded: (tx: Db, payment: PurposePayment, reason: string, by: string | null) => Promise<'told' | 'untold'>;
	/** The id of the payment that paid what is called so, where its things have codes of their own; `typed` is in capitals, without blanks. */
	findPaid?: (db: Db, typed: string) => Promise<string | undefined>;
	/** Path of the website's page that a payer comes back to, with `?payment=ID` or the like in it. */
	page: (payment: PurposePayment) => string;
}
