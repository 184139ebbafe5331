import type { ContentLocale } from '@ancu/forms/format';
import type { GatewayCause } from './gateway-codes.ts';

/** The gateways that a browser is sent to. A bank transfer has none: see vietqr.ts and bank-feed.ts. */
export const providers = ['vnpay', 'momo', 'zalopay'] as const;
export type Provider = (typeof providers)[number];

/**
 * How a payment stands at its gateway. `pending` may still become anything. `failed` may still become `paid`, when the
 * payer tries again or messages overtake each other. `suspect` means that money may have moved and a person has to look.
 */
export type PaymentState = 'paid' | 'failed' | 'pending' | 'suspect';

/** One attempt to pay. */
export interface PaymentOrder {
	/** Ours and never used again: up to 32 letters and digits, single dashes between them. */
	txnRef: string;
	/** Whole đồng. */
	amount: number;
	/** What the payer reads. In any letters: an adapter takes away what its gateway does not take. */
	description: string;
	/** Where the browser comes back to. */
	returnUrl: string;
	/** Where the gateway calls. VNPay has it registered and ignores this one. */
	notifyUrl: string;
	/** Names at ZaloPay and VNPay hold its day in Vietnam, so it must stay what it was. */
	createdAt: Date;
	expiresAt: Date;
	/** IP address of the payer. */
	clientAddress: string;
	/** A bank or a kind of card, in the gateway's own words (VNPay `VNBANK`, `INTCARD`, `NCB`). The payer chooses without one. */
	bankCode?: string | undefined;
	/** Language of the gateway's page. */
	locale: ContentLocale;
}

/** A payment to ask about. */
export type PaymentReference = Pick<PaymentOrder, 'txnRef' | 'createdAt'>;

/** A payment to pay back. */
export type PaidPayment = Pick<PaymentOrder, 'txnRef' | 'createdAt' | 'amount'> & { providerTxnNo: string };

/** Money to be paid back. Asking twice with one `refundRef` pays back once. */
export interface RefundOrder {
	/** Ours and never used again: as `txnRef`, up to 30. */
	refundRef: string;
	/** Whole đồng, at most what was paid. */
	amount: number;
	reason: string;
	/** Who decided it, for the gateway's records: a role rather than a name. */
	by: string;
	/** As a payment's. */
	createdAt: Date;
}

/** No answer, a late one or one that cannot be believed. What was asked for may have happened or not: ask again. */
export interface Unavailable {
	state: 'unavailable';
	/** For the log: never holds a key, a signature or an address. */
	reason: string;
}

/** The gateway said no to what was asked. Nothing happened. */
export interface Refused {
	state: 'refused';
	/** The gateway's own. */
	code: string;
	cause: GatewayCause;
}

export type CreateOutcome = { state: 'created'; payUrl: string } | Refused | Unavailable;

/** What a gateway says of a payment. */
export interface GatewayState {
	state: PaymentState;
	/** The gateway's number of the transaction, digits; null while it has none. */
	providerTxnNo: string | null;
	/** Whole đồng; null where the gateway does not say it, which it always does of what is paid. */
	amount: number | null;
	/** The gateway's own code, as support there asks for it. */
	code: string;
	/** Why it did not work out; null when it did or may yet. */
	cause: GatewayCause | null;
	/** Where the payer goes to finish what is pending, where the gateway says so. */
	actionUrl?: string;
}

/** `unknown`: the gateway never heard of it. */
export type QueryOutcome = GatewayState | { state: 'unknown' } | Refused | Unavailable;

/** `pending`: taken, and worth `queryRefund` later. `unknown`: never arrived. */
export type RefundOutcome = { state: 'done' | 'pending' | 'unknown'; code: string } | Refused | Unavailable;

/** A call of a gateway, as it came in. */
export interface GatewayRequest {
	method: string;
	/** Decoded, in order, with everything that came twice. */
	query: readonly QueryPair[];
	/** By their names in lower case. */
	headers: Readonly<Record<string, string | undefined>>;
	/** Not parsed: signatures are over its characters. */
	body: string;
}

export type QueryPair = readonly [name: string, value: string];

/** An authentic message about a payment of ours. Its amount is still to be compared with the order's. */
export interface Notice extends GatewayState {
	provider: Provider;
	txnRef: string;
	amount: number;
}

/** A message that is not to be acted upon. Anybody can send one; only `wrong_terminal` is signed by our key and means that something is set up wrongly. */
export interface Rejection {
	state: 'rejected';
	reason: 'bad_signature' | 'wrong_terminal' | 'malformed';
}

/** What became of a message. To be found out in this order: rejected, unknown, wrong amount, applied before, applied. */
export type NoticeOutcome =
	| Rejection['reason']
	| 'unknown_order'
	| 'wrong_amount'
	| 'already_applied'
	| 'applied'
	/** Our own trouble: the gateway shall call again. */
	| 'error';

/** An answer to send as it is. */
export interface GatewayAnswer {
	status: number;
	headers: Record<string, string>;
	body: string;
}

/** What a browser brings back from a gateway. Good for words on a page; it never moves money. */
export interface ReturnClaim {
	/** Null where it is not one that we could have given. */
	txnRef: string | null;
	/** Signed by the gateway for us. Without that the rest is null. */
	isAuthentic: boolean;
	state: PaymentState | null;
	code: string | null;
	cause: GatewayCause | null;
}

/** A payment gateway. Amounts are whole đồng on this side, whatever is on the wire. */
export interface Gateway {
	provider: Provider;
	/** Whole đồng, both included. `createPayment` refuses what lies outside. */
	limits: { min: number; max: number };
	/** Prepares a page to pay on. Asking twice with one order prepares it once. */
	createPayment: (order: PaymentOrder) => Promise<CreateOutcome>;
	readNotice: (request: GatewayRequest) => Notice | Rejection;
	/** What to tell the gateway that called. */
	answer: (outcome: NoticeOutcome) => GatewayAnswer;
	readReturn: (query: readonly QueryPair[]) => ReturnClaim;
	query: (payment: PaymentReference) => Promise<QueryOutcome>;
	refund: (payment: PaidPayment, refund: RefundOrder) => Promise<RefundOutcome>;
	/** How a refund stands that was `pending` or `unavailable`. */
	queryRefund: (payment: PaidPayment, refund: RefundOrder) => Promise<RefundOutcome>;
}

/** Clock and names of requests, for tests with fixed ones. */
export interface GatewayParts {
	/** @default now */
	now?: () => Date;
	/** A name of a request, up to 32 letters and digits. @default random */
	newRequestId?: () => string;
	/** How long an answer is waited for, in milliseconds. @default what the gateway asks for */
	timeoutMs?: number;
}
