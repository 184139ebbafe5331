import { AppError } from '../graphql/app-error.ts';
import { tooMany } from './limit.ts';

/** Statements of one asker that are under way: a quarter of the connections for searching. */
const AT_ONCE = 2;
/** And that wait for them. The largest page has some twenty. */
const WAITING_MOST = 40;
/** As long as anybody waits for a connection. */
const WAITS_MS = 5_000;

/** Runs a statement of a search when its turn has come. Throws UNAVAILABLE where that takes too long, TOO_MANY_REQUESTS where too many wait. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface Line {
	running: number;
	waiting: (() => void)[];
}

/** Lets everybody search in turn: whoever asks for what takes long keeps nobody else from searching. `factor` as of all limits. */
export function createSearchTurns(factor: number, waitsMs = WAITS_MS): (who: string) => InTurn {
	const lines = new Map<string, Line>();
	const atOnce = Math.ceil(AT_ONCE * factor);
	const most = Math.ceil(WAITING_MOST * factor);

	function enter(line: Line): Promise<void> {
		if (line.waiting.length >= most) throw tooMany({ name: 'search-turn' }, 1);
		return new Promise((resolve, reject) => {
			const goIn = () => {
				clearTimeout(timer);
				resolve();
			};
			const timer = setTimeout(() => {
				line.waiting.splice(line.waiting.indexOf(goIn), 1);
				reject(new AppError('UNAVAILABLE'));
			}, waitsMs);
			line.waiting.push(goIn);
		});
	}

	return (who) => async (work) => {
		const line = lines.get(who) ?? { running: 0, waiting: [] };
		lines.set(who, line);
		if (line.running < atOnce) line.running++;
		// Whoever leaves hands over its place.
		else await enter(line);
		try {
			return await work();
		} finally {
			const next = line.waiting.shift();
			if (next) next();
			else if (--line.running === 0) lines.delete(who);
		}
	};
}
