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
import { keepFor } from '../keep-for.ts';
import type { LedgerState } from '../wallet/check-ledger.ts';
import { lookAtLedger } from '../wallet/ledger-state.ts';

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
export function createMeasuring(db: Db, longDb: Db): () => Promise<Measures> {
	const measured = keepFor(EVERY_MS, async () => {
		const [queues, payments, settled, money] = await Promise.all([
			findQueues(db),
			findOpenPayments(db),
			findLastSettled(db, providers),
			findWaitingMoney(db),
		]);
		return { queues, payments, settled, money };
	});
	return async () => ({ ...(await measured.read()), ledger: lookAtLedger(longDb).last() });
}
