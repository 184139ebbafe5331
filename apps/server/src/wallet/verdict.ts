import type { GatewayState } from './gateway/gateway.ts';
import type { PaymentRow } from './payment.repository.ts';
import { isOpen, isSettled } from './payment-state.ts';

/** What a provider says of a payment; without an amount where it need not be compared. */
export type Said = Omit<GatewayState, 'amount'> & { amount: number | null };

/** What is to be done about what was said of a payment. */
export type Verdict =
	/** Another amount is named, and no more money came than is known. */
	| 'note_amount'
	/** Money of another amount came. */
	| 'put_aside_amount'
	/** Money came for what was paid already. */
	| 'put_aside_second'
	/** Of a settled payment the number is told that it had not yet. */
	| 'note_number'
	/** Its provider has taken it up. */
	| 'pend'
	/** It is still under way. */
	| 'wait'
	| 'fail'
	/** The provider is in doubt about its money. */
	| 'review'
	| 'settle'
	/** It is known. */
	| 'nothing';

type Judged = Pick<PaymentRow, 'amount' | 'state' | 'txn_ref' | 'provider_txn_no'>;

/** Judges what is said of a payment by the payment alone. */
export function verdictOf(payment: Judged, said: Said): Verdict {
	const isPaid = said.state === 'paid';
	if (isOtherAmount(payment, said)) {
		if (isPaid) return 'put_aside_amount';
		// As much as its provider is in doubt about may have come.
		const isNews = said.state === 'suspect' && payment.state !== 'REVIEW' && !isSettled(payment);
		return isNews ? 'review' : 'note_amount';
	}
	if (isSettled(payment)) return isPaid ? ofSettled(payment, said.providerTxnNo) : 'nothing';
	switch (said.state) {
		case 'pending':
			return payment.state === 'CREATED' ? 'pend' : 'wait';
		case 'failed':
			return isOpen(payment) || payment.state === 'REVIEW' ? 'fail' : 'nothing';
		case 'suspect':
			return payment.state === 'REVIEW' ? 'nothing' : 'review';
		case 'paid':
			return 'settle';
	}
}

/** Whether another amount is said than a payment is of. */
export function isOtherAmount(payment: Pick<PaymentRow, 'amount'>, { amount }: Pick<Said, 'amount'>): boolean {
	return amount !== null && amount !== payment.amount;
}

/** Of what is settled and told to be paid. Until its number is known its own name stands for it. */
function ofSettled({ txn_ref, provider_txn_no: known }: Judged, told: string | null): Verdict {
	if (told === null || told === known) return 'nothing';
	if (known === txn_ref) return 'note_number';
	return told === txn_ref ? 'nothing' : 'put_aside_second';
}
