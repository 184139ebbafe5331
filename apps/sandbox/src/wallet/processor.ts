import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Delivery } from './delivery.ts';
import type { Claim, Gateway, Outcome, Payment, PaymentRequest, Refund } from './payment.ts';
import { type Script, type Step, stepsOf } from './scenario.ts';
import type { ScriptQueue } from './script-queue.ts';
import type { Forgery } from './signature.ts';

/** What all gateways do alike with payments: keep them, end them by their script, tell of it, give money back. */
export interface Processor {
	/** Takes a request in; it expires by itself. */
	open: (request: PaymentRequest) => Payment;
	byId: (id: string) => Payment | undefined;
	/** The payments of a gateway with a name, the newest first. */
	find: (gateway: Gateway, ref: string) => Payment[];
	/** The newest first. */
	list: () => Payment[];
	/**
	 * The payer is done. Resolves with the address that the browser takes, once the website is told what the script tells it
	 * before. Does nothing to a payment that has ended.
	 * @param answerFirst the caller is the website, which shall have its answer before it is told.
	 */
	finish: (payment: Payment, outcome: Outcome, options?: { answerFirst?: boolean }) => Promise<string | undefined>;
	/** Where the browser goes back to, as the payment stands. */
	returnUrl: (payment: Payment) => string | undefined;
	/** Writes a refund down; the amount was looked at before. */
	refund: (payment: Payment, refund: { id: string; amount: number }) => Refund;
	/** A number that was not used before, not even before a restart. */
	nextNumber: () => number;
	clear: () => void;
}

const ANSWER_FIRST_SECONDS = 1;
/** How long a refund takes that a script makes slow. */
const SLOW_REFUND_SECONDS = 60;

export function createProcessor({
	clock,
	delivery,
	scripts,
}: {
	clock: Clock;
	delivery: Delivery;
	scripts: ScriptQueue;
}): Processor {
	let payments: Payment[] = [];
	let lastNumber = 0;

	const nextNumber = () => {
		lastNumber = Math.max(lastNumber + 1, Date.now());
		return lastNumber;
	};

	function claimOf(payment: Payment, says: Partial<Claim> = {}): Claim {
		const { status, code, ref, received } = payment;
		return { status, code, ref, amount: received, isStrange: false, forgery: undefined, ...says };
	}

	const returnUrl = (payment: Payment) => payment.returnUrl(payment, claimOf(payment));

	function change(payment: Payment, { becomes, code, more = 0 }: Step) {
		if (!becomes) return;
		payment.status = becomes;
		payment.code = code;
		payment.received = payment.amount + more;
		payment.finishedAt = clock.now();
	}

	async function tell(payment: Payment, step: Step): Promise<void> {
		const notice = payment.notice(payment, claimOf(payment, step.says));
		if (!notice) return;
		const send = () =>
			delivery.send(step.once ? { ...notice, retries: [] } : notice, { lostAnswers: step.lostAnswers ?? 0 });
		if (step.together) {
			await Promise.all(Array.from({ length: step.notices }, send));
			return;
		}
		for (let count = 0; count < step.notices; count++) await send();
	}

	async function finish(payment: Payment, outcome: Outcome, { answerFirst = false } = {}) {
		if (payment.status !== 'open') return returnUrl(payment);
		const script = payment.script;
		payment.script = undefined;
		if (script?.scenario === 'query_unsigned') payment.queryForgery = (script.variant ?? 'missing') as Forgery;
		const [first, ...later] = stepsOf(script, outcome);
		const start = clock.now();
		change(payment, first);
		for (const step of later) {
			const { after = 0, afterExpiry } = step;
			const time = afterExpiry === undefined ? start + after * 1000 : payment.expiresAt + afterExpiry * 1000;
			clock.at(time, () => {
				change(payment, step);
				return tell(payment, step);
			});
		}
		const url = payment.returnUrl(payment, claimOf(payment, first.says));
		if (answerFirst) clock.at(start + ANSWER_FIRST_SECONDS * 1000, () => tell(payment, first));
		else await tell(payment, first);
		return url;
	}

	return {
		open(request) {
			const payment: Payment = {
				...request,
				id: randomBytes(16).toString('base64url'),
				createdAt: clock.now(),
				transactionNo: nextNumber(),
				status: 'open',
				code: undefined,
				received: request.amount,
				finishedAt: undefined,
				refunds: [],
				script: scripts.takeForPayment(request),
				queryForgery: undefined,
				bank: 'NCB',
				awaitsOtp: false,
				otpMisses: 0,
			};
			payments = [payment, ...payments];
			clock.at(payment.expiresAt, async () => {
				if (payment.status === 'open') await finish(payment, 'expired');
			});
			return payment;
		},
		byId: (id) => payments.find((payment) => payment.id === id),
		find: (gateway, ref) => payments.filter((payment) => payment.gateway === gateway && payment.ref === ref),
		list: () => payments,
		finish,
		returnUrl,
		refund(payment, { id, amount }) {
			const refund: Refund = {
				id,
				transactionNo: nextNumber(),
				amount,
				status: refundStatus(scripts.takeForRequest('refund', payment.gateway)),
			};
			payment.refunds.push(refund);
			if (refund.status === 'processing')
				clock.at(clock.now() + SLOW_REFUND_SECONDS * 1000, () => {
					refund.status = 'done';
				});
			return refund;
		},
		nextNumber,
		clear() {
			payments = [];
		},
	};
}

function refundStatus(script: Script | undefined): Refund['status'] {
	if (!script) return 'done';
	return script.variant === 'failed' ? 'failed' : 'processing';
}
