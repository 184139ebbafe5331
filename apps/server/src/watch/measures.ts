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
import { checkLedger } from '../wallet/check-ledger.ts';

/** What only the database knows, at one moment. */
export interface Measures {
	queues: QueueRow[];
	payments: OpenPayments[];
	settled: ReadonlyMap<PaymentProvider, Date>;
	money: MoneyRow;
	/** What the ledger is off by, in đồng, and how many wallets are not what their entries say; both 0 when all is well. */
	ledger: { sum: number; wrong: number };
}

const providers: readonly PaymentProvider[] = ['bank', 'vnpay', 'momo', 'zalopay', 'card'];
const EVERY_MS = 5_000;
/** Every entry of the ledger is read for it. */
const LEDGER_EVERY_MS = 10 * 60_000;

/** Answers how to read the measures: seldom enough that who asks often does not burden the database. */
export function createMeasuring(db: Db): () => Promise<Measures> {
	const readLedger = seldom(LEDGER_EVERY_MS, async () => {
		const { sum, wrong } = await checkLedger(db);
		return { sum, wrong: wrong.length };
	});
	return seldom(EVERY_MS, async () => {
		const [queues, payments, settled, money, ledger] = await Promise.all([
			findQueues(db),
			findOpenPayments(db),
			findLastSettled(db, providers),
			findWaitingMoney(db),
			readLedger(),
		]);
		return { queues, payments, settled, money, ledger };
	});
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
