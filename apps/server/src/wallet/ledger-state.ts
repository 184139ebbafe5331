import { MINUTE_MS } from '@ancu/forms/format';
import type { Db } from '../database/open-database.ts';
import { checkLedger } from './check-ledger.ts';

/** What the ledger is off by, in đồng, and how many wallets are not what their entries say; both 0 when all is well. */
export interface LedgerState {
	sum: number;
	wrong: number;
}

interface Known {
	state?: LedgerState | undefined;
	until: number;
	looking?: Promise<LedgerState> | undefined;
}

/** Every entry of the ledger is read for it. */
const EVERY_MS = 10 * MINUTE_MS;
const knownOf = new WeakMap<Db, Known>();

/** What was found last. Where that is long ago it is looked at again, and nobody waits for it; undefined while nothing is known. */
export function lastLedgerState(db: Db): LedgerState | undefined {
	const known = knownOf.get(db);
	if (!known || performance.now() >= known.until) look(db).catch(() => undefined);
	return known?.state;
}

/** The same for whoever can wait: what was found in the last ten minutes, else what is found now. */
export async function readLedgerState(db: Db): Promise<LedgerState> {
	const known = knownOf.get(db);
	return known?.state && performance.now() < known.until ? known.state : look(db);
}

/** Whoever asks meanwhile shares one look. A failure is kept for nobody, and what was known before is too old by then. */
function look(db: Db): Promise<LedgerState> {
	const known = knownOf.get(db) ?? { until: 0 };
	knownOf.set(db, known);
	known.looking ??= checkLedger(db)
		.then(({ sum, wrong }) => {
			known.state = { sum, wrong: wrong.length };
			known.until = performance.now() + EVERY_MS;
			return known.state;
		})
		.catch((error: unknown) => {
			known.state = undefined;
			throw error;
		})
		.finally(() => {
			known.looking = undefined;
		});
	return known.looking;
}
