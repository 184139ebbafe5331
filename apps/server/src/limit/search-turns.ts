import type { Gate } from './at-most.ts';
import { createTurns } from './turns.ts';

/** Statements of one asker that are under way: a quarter of the connections for searching. */
const AT_ONCE = 2;
/** And that wait for them. The largest page has some twenty. */
const WAITING_MOST = 40;
/** As long as anybody waits for a connection. */
const WAITS_MS = 5_000;

/** Runs a statement of a search when its turn has come. Throws UNAVAILABLE where that takes too long, TOO_MANY_REQUESTS where too many wait. */
export type InTurn = Gate;

/** Lets everybody search in turn: whoever asks for what takes long keeps nobody else from searching. `factor` as of all limits. */
export function createSearchTurns(factor: number, waitsMs = WAITS_MS): (who: string) => InTurn {
	return createTurns({
		name: 'search-turn',
		atOnce: Math.ceil(AT_ONCE * factor),
		waitingMost: Math.ceil(WAITING_MOST * factor),
		waitsMs,
	});
}
