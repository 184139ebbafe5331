import { atMost, type Gate } from './at-most.ts';
import { tooMany } from './limit.ts';

/** What looks through all listings, and has few connections for everybody. */
const searches: ReadonlySet<string> = new Set([
	'getAllLocationInfo',
	'getAllLocationInfoByLocation',
	'getAllLocationInfoCluster',
	'getAllLocationInfoOfUser',
	'getAllLocationInfoRelaxation',
	'getAllPoster',
	'getLocationInfoTotal',
]);

/** Searches of one asker that are under way: a quarter of all that may be. */
const AT_ONCE = 2;
/** And that wait for them. The largest page asks for six. */
const WAITING_MOST = 40;
const AGAIN_S = 10;

/** Lets everybody search in turn: whoever asks for what takes long keeps nobody else from searching. */
export interface SearchTurns {
	/** Runs at once what is no search. Throws TOO_MANY_REQUESTS where too many of the same asker wait. */
	take: (operation: string, who: string, run: () => unknown) => unknown;
}

/** `factor` as of all limits. */
export function createSearchTurns(factor: number): SearchTurns {
	const lines = new Map<string, { gate: Gate; length: number }>();
	const atOnce = Math.ceil(AT_ONCE * factor);
	const most = atOnce + Math.ceil(WAITING_MOST * factor);
	return {
		take: (operation, who, run) => {
			if (!searches.has(operation)) return run();
			const line = lines.get(who) ?? { gate: atMost(atOnce), length: 0 };
			if (line.length >= most) throw tooMany({ name: 'search-turn' }, AGAIN_S);
			lines.set(who, line);
			line.length++;
			return line
				.gate(async () => await run())
				.finally(() => {
					line.length--;
					if (line.length === 0) lines.delete(who);
				});
		},
	};
}
