import type { Clock } from './clock.ts';
import type { Notice } from './delivery.ts';
import { type Claim, type Payment, type PaymentStatus, refundable, withParameters } from './payment.ts';
import { hmac, signAs } from './signature.ts';

/** The card gateway: a protocol of our own. What it tells of a charge, and how that is signed. */

export type ChargeStatus = 'paid' | 'declined' | 'requires_action';

const codes: Record<PaymentStatus, readonly [ChargeStatus, string]> = {
	open: ['requires_action', 'otp_required'],
	processing: ['requires_action', 'processing'],
	paid: ['paid', 'ok'],
	cancelled: ['declined', 'cancelled'],
	insufficient: ['declined', 'insufficient_funds'],
	expired: ['declined', 'expired'],
	wrong_otp: ['declined', 'wrong_otp'],
	wrong_card: ['declined', 'wrong_card'],
	locked: ['declined', 'card_locked'],
	not_activated: ['declined', 'not_enabled_online'],
	card_expired: ['declined', 'card_expired'],
	suspected: ['declined', 'suspected_fraud'],
	declined: ['declined', 'refused'],
};

/** What is told of a charge, by an answer or a notice. */
export function chargeOf(payment: Payment, claim: Pick<Claim, 'status' | 'code' | 'ref' | 'amount'>) {
	const [status, code] = codes[claim.status];
	return {
		id: `ch_${payment.transactionNo}`,
		txnRef: claim.ref,
		status,
		code: claim.code ?? code,
		amount: claim.amount,
		last4: payment.fields.last4 ?? '',
		brand: payment.fields.brand ?? '',
		refunded: payment.status === 'paid' ? payment.received - refundable(payment) : 0,
		createdAt: new Date(payment.createdAt).toISOString(),
	};
}

/** `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body">`. */
export function signCardNotice(secret: string, seconds: number, body: string): string {
	return `t=${seconds},v1=${hmac('sha256', secret, `${seconds}.${body}`)}`;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Over three days, each wait longer than the one before. */
const retries = [5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 12 * HOUR, 12 * HOUR, 12 * HOUR, 12 * HOUR];

export function cardNotice(
	payment: Payment,
	claim: Claim,
	{ secret, clock }: { secret: string; clock: Clock },
): Notice {
	const fields = chargeOf(payment, claim);
	const body = JSON.stringify(fields);
	return {
		gateway: 'card',
		ref: payment.ref,
		method: 'POST',
		url: payment.fields.notifyUrl ?? '',
		body,
		headers: () => {
			const seconds = Math.floor(clock.stamp() / 1000);
			const header = signAs(claim.forgery, (key) => signCardNotice(key, seconds, body), { key: secret });
			return header === undefined ? {} : { 'x-card-signature': header };
		},
		fields,
		isTaken: (status) => status >= 200 && status < 300,
		retries,
	};
}

/** The return says which charge it is and no more: how it stands is asked for. */
export function cardReturnUrl(payment: Payment, claim: Claim): string {
	return withParameters(payment.fields.returnUrl ?? '', { txnRef: claim.ref });
}
