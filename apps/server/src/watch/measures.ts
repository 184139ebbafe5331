import type { Db } from '../database/open-database.ts';
import type { PaymentProvider } from '../database/tables.ts';
import {
	findLastSettled,
	findOpenPayments,
	findWaitingMoney,
	type MoneyRow,
	type OpenPayments,
} from '../health/money.repository.ts';
import { findQueues, type QueueRow } from '../health/queue.repository.ts';
import { type LedgerState, lastLedgerState } from '../wallet/ledger-state.ts';

/** What only the database knows, at one moment. */
export interface Measures {
	queues: QueueRow[];
	payments: OpenPayments[];
	settled: ReadonlyMap<PaymentProvider, Date>;
	money: MoneyRow;
	/** As it was looked at last; undefined while that is not known. */
	ledger: LedgerState | undefined;
}

const providers: readonly PaymentProvider[] = ['bank', 'vnpay', 'momo', 'zalopay', 'card'];
const EVERY_MS = 5_000;

/** Returns how to read the measures: seldom enough that who asks often does not burden the database. */
export function createMeasuring(db: Db): () => Promise<Measures> {
	const measure = seldom(EVERY_MS, async () => {
		const [queues, payments, settled, money] = await Promise.all([
			findQueues(db),
			findOpenPayments(db),
			findLastSettled(db, providers),
			findWaitingMoney(db),
		]);
		return { queues, payments, settled, money };
	});
	return async () => ({ ...(await measure()), ledger: lastLedgerState(db) });
}

/** Keeps an answer for a while. Whoever asks meanwhile shares one; a failure is kept for nobody. */
function seldom<Answer>(everyMs: number, ask: () => Promise<Answer>): () => Promise<Answer> {
	let kept: Promise<Answer> | undefined;
	let until = 0;
	return () => {
		if (kept && performance.now() < until) return kept;
		const asked = ask();
		kept = asked;
		until = Number.POSITIVE_INFINITY;
		asked.then(
			() => {
				until = performance.now() + everyMs;
			},
			() => {
				kept = undefined;
			},
		);
		return asked;
	};
}
