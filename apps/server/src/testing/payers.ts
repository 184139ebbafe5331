import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { vnpayNotice } from '../wallet/wallet.fixtures.ts';

/** What a payer puts into the wallet at once, in đồng. */
const PAID_AT_ONCE = 200_000;
const AGAIN_AFTER_MS = 20;

const plot = { provinceId: '79', districtId: '760', wardId: '26740', mapSheetNo: '12', landPlotNo: '345' };

export interface PayersOptions {
	url: string;
	/** One payer each, who pays one thing after the other. */
	tokens: readonly string[];
	/** Where VNPay's numbers begin; no two payers may share one. */
	firstNumber: number;
}

/** People who put money into their wallets and buy planning checks from them, whatever becomes of the server. */
export interface Payers {
	/** What VNPay was paid for, by our code. Its gateway calls until it is heard. */
	paid: ReadonlyMap<string, { notice: string; isHeard: boolean }>;
	/** What was bought and answered. */
	bought: () => number;
	/** Codes that were answered in place of what was asked for; what got no answer at all is `none`. */
	failures: ReadonlyMap<string, number>;
	/** They begin nothing new. Done when all have left. */
	stop: () => Promise<void>;
	/** The gateway calls again about everything that was not heard. */
	callAgain: () => Promise<void>;
}

/** Starts them. Whoever gets no answer asks again under the same key. */
export function startPayers({ url, tokens, firstNumber }: PayersOptions): Payers {
	const paid = new Map<string, { notice: string; isHeard: boolean }>();
	const failures = new Map<string, number>();
	let number = firstNumber;
	let bought = 0;
	let isStopped = false;

	/** Undefined when there was no answer, or not the one that was asked for. */
	async function ask<Data>(token: string, query: string, variables: object, key: string): Promise<Data | undefined> {
		const response = await fetch(`${url}/graphql`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'x-token': token, 'idempotency-key': key },
			body: JSON.stringify({ query, variables }),
		}).catch(() => undefined);
		const answer = (await response?.json().catch(() => undefined)) as
			| { data?: Data | null; errors?: { extensions: { code: string } }[] }
			| undefined;
		const code = answer ? answer.errors?.[0]?.extensions.code : 'none';
		if (code) failures.set(code, (failures.get(code) ?? 0) + 1);
		// Whoever asked is dead and holds the key yet, or there is too little money: another time.
		if (code === 'IDEMPOTENCY_BUSY' || code === 'NOT_ENOUGH_MONEY') throw new GoneOn();
		return code ? undefined : (answer?.data ?? undefined);
	}

	async function untilAnswered<Data>(token: string, query: string, variables: object): Promise<Data> {
		const key = randomUUID();
		for (;;) {
			const data = await ask<Data>(token, query, variables, key);
			if (data) return data;
			if (isStopped) throw new GoneOn();
			await delay(AGAIN_AFTER_MS);
		}
	}

	async function call(code: string): Promise<void> {
		const known = paid.get(code);
		if (!known) return;
		const response = await fetch(url + known.notice).catch(() => undefined);
		const answer = (await response?.json().catch(() => undefined)) as { RspCode?: string } | undefined;
		// Confirmed, now or before.
		known.isHeard ||= answer?.RspCode === '00' || answer?.RspCode === '02';
	}

	async function topUp(token: string): Promise<void> {
		const query = `mutation { getPayment(method: BANK, amount: ${PAID_AT_ONCE}) { code } }`;
		const { getPayment } = await untilAnswered<{ getPayment: { code: string } }>(token, query, {});
		const { code } = getPayment;
		const notice = vnpayNotice({ txnRef: code, amount: PAID_AT_ONCE, txnNo: String(number++) });
		paid.set(code, { notice, isHeard: false });
		// Gateways call twice at once, too.
		await Promise.all([call(code), call(code)]);
	}

	async function buy(token: string): Promise<void> {
		const create = 'mutation ($data: PlanningCheckRequestInput!) { createPlanningCheckRequest(data: $data) { id } }';
		const made = await untilAnswered<{ createPlanningCheckRequest: { id: string } }>(token, create, { data: plot });
		const pay =
			'mutation ($id: ID!) { paymentPlanningCheckRequest(planningCheckRequestId: $id, method: WALLET) { status } }';
		await untilAnswered(token, pay, { id: made.createPlanningCheckRequest.id });
		bought++;
	}

	async function goOn(token: string): Promise<void> {
		while (!isStopped) {
			try {
				await topUp(token);
				await buy(token);
			} catch (error) {
				if (!(error instanceof GoneOn)) throw error;
			}
		}
	}

	const running = Promise.all(tokens.map(goOn));
	return {
		paid,
		failures,
		bought: () => bought,
		stop: async () => {
			isStopped = true;
			await running;
		},
		callAgain: async () => {
			await Promise.all([...paid].map(([code, { isHeard }]) => (isHeard ? undefined : call(code))));
		},
	};
}

/** Somebody leaves what they were at and begins again. */
class GoneOn extends Error {}
