import { watchLedger } from './check-ledger.ts';
import { expireHolds } from './hold.ts';
import { pruneIdempotencyKeys } from './idempotency.ts';
import { processStoredNotices, pruneNotices } from './notice.service.ts';
import { expireTransfers, type ReconcileParts, reconcile } from './reconcile.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Looks after money by the clock: notices that were stored and left are processed at once and then every minute, what is
 * over expires, what stays open is asked about; every hour balances are checked and what is old is forgotten. Several
 * processes may run one each. Answers how to stop: what is under way is finished.
 */
export function startWalletClock(parts: ReconcileParts): () => Promise<void> {
	const { db, log } = parts;
	const everyMinute = [
		() => processStoredNotices(parts),
		() => expireTransfers(db),
		() => expireHolds(db),
		() => reconcile(parts),
	];
	const everyHour = [() => watchLedger(db, log), () => pruneIdempotencyKeys(db), () => pruneNotices(db)];

	const runMinute = oneAtATime(everyMinute, log);
	const runHour = oneAtATime(everyHour, log);
	const clocks = [setInterval(runMinute, MINUTE_MS).unref(), setInterval(runHour, HOUR_MS).unref()];
	runMinute();
	return async () => {
		for (const clock of clocks) clearInterval(clock);
		await Promise.all([runMinute.working(), runHour.working()]);
	};
}

/** Runs tasks one after the other, unless they are still running. */
function oneAtATime(tasks: readonly (() => Promise<unknown>)[], log: ReconcileParts['log']) {
	let working: Promise<void> | undefined;
	async function work(): Promise<void> {
		// One that fails keeps none from its turn.
		for (const task of tasks)
			await task().catch((error) => log.error({ err: error }, 'money could not be looked after'));
		working = undefined;
	}
	const run = () => {
		// A minute may not be enough where gateways do not answer.
		working ??= work();
	};
	return Object.assign(run, { working: () => working });
}
