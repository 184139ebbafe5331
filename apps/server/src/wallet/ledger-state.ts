import { MINUTE_MS } from '@ancu/forms/format';
import type { Db } from '../database/open-database.ts';
import { keepForEach } from '../keep-for.ts';
import { checkLedger } from './check-ledger.ts';

/**
 * The look at a ledger, which is one for the figures, the page of health and the alarm: every entry is read for it. By `longDb`, which it
 * may take its time with.
 */
export const lookAtLedger = keepForEach(10 * MINUTE_MS, checkLedger);

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
