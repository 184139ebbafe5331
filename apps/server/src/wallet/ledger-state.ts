import { MINUTE_MS } from '@ancu/forms/format';
import type { Db } from '../database/open-database.ts';
import { type Kept, keepFor } from '../keep-for.ts';
import { checkLedger, type LedgerState } from './check-ledger.ts';

const EVERY_MS = 10 * MINUTE_MS;
const looks = new WeakMap<Db, Kept<LedgerState>>();

/**
 * The look at a ledger, which is one for the figures, the page of health and the alarm: every entry is read for it. By `longDb`, which it
 * may take its time with.
 */
export function lookAtLedger(longDb: Db): Kept<LedgerState> {
	const look = looks.get(longDb) ?? keepFor(EVERY_MS, () => checkLedger(longDb));
	looks.set(longDb, look);
	return look;
}

/** Looks, and raises an alarm in the log where the ledger does not add up. */
export async function watchLedger(
	longDb: Db,
	log: { error: (details: object, message: string) => void },
): Promise<void> {
	const { sum, wrong } = await lookAtLedger(longDb).readAnew();
	if (sum !== 0) log.error({ alarm: 'ledger', sum }, 'the ledger is not balanced');
	for (const wallet of wrong)
		log.error({ alarm: 'ledger', ...wallet }, "a wallet's balance is not what its entries say");
}
