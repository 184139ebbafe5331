import { HOUR_MS, MINUTE_MS } from '@ancu/forms/format';
import type { Db } from '../database/open-database.ts';
import { pruneIdempotencyKeys } from '../graphql/idempotency.ts';
import { startClock } from '../job/clock.ts';
import { watchLedger } from './ledger-state.ts';
import { processStoredNotices, pruneNotices } from './notice.service.ts';
import { expireTransfers, type ReconcileParts, reconcile } from './reconcile.ts';

interface WalletClockParts extends ReconcileParts {
	/** For looking at every entry. */
	longDb: Db;
}

/**
 * Looks after money by the clock: notices that were stored and left are processed at once and then every minute, what is
 * over expires, what stays open is asked about; every hour balances are checked and what is old is forgotten. Several
 * processes may run one each. Returns how to stop: what is under way is finished.
 */
export function startWalletClock(parts: WalletClockParts): () => Promise<void> {
	const { db, longDb, log } = parts;
	// What was told of in time does not expire because it was left.
	const everyMinute = [() => processStoredNotices(parts), () => expireTransfers(db)];
	const everyHour = [() => watchLedger(longDb, log), () => pruneIdempotencyKeys(db), () => pruneNotices(db)];

	const onFailure = (error: unknown) => log.error({ err: error }, 'money could not be looked after');
	const stops = [
		startClock({ everyMs: MINUTE_MS, tasks: everyMinute, onFailure, startsNow: true }),
		// Apart: a minute may not be enough where gateways do not answer.
		startClock({ everyMs: MINUTE_MS, tasks: [() => reconcile(parts)], onFailure, startsNow: true }),
		startClock({ everyMs: HOUR_MS, tasks: everyHour, onFailure }),
	];
	return async () => {
		await Promise.all(stops.map((stop) => stop()));
	};
}
