import { AppError } from '../graphql/app-error.ts';
import { atMost, type Gate, type Waiting } from './at-most.ts';
import { tooMany } from './limit.ts';

/** Statements of one asker that are under way: a quarter of the connections for searching. */
const AT_ONCE = 2;
/** And that wait for them. The largest page has some twenty. */
const WAITING_MOST = 40;
/** As long as anybody waits for a connection. */
const WAITS_MS = 5_000;

/** Runs a statement of a search when its turn has come. Throws UNAVAILABLE where that takes too long, TOO_MANY_REQUESTS where too many wait. */
export type InTurn = Gate;

interface Line {
	gate: Gate;
	/** Statements under way, and those that wait. */
	length: number;
}

/** Lets everybody search in turn: whoever asks for what takes long keeps nobody else from searching. `factor` as of all limits. */
export function createSearchTurns(factor: number, waitsMs = WAITS_MS): (who: string) => InTurn {
	const lines = new Map<string, Line>();
	const most = Math.ceil(WAITING_MOST * factor);

	function wait(waiting: Waiting): Promise<void> {
		if (waiting.length >= most) throw tooMany({ name: 'search-turn' }, 1);
		return new Promise((resolve, reject) => {
			const enter = () => {
				clearTimeout(timer);
				resolve();
			};
			const timer = setTimeout(() => {
				waiting.splice(waiting.indexOf(enter), 1);
				reject(new AppError('UNAVAILABLE'));
			}, waitsMs);
			waiting.push(enter);
		});
	}

	return (who) => async (work) => {
		const line = lines.get(who) ?? { gate: atMost(Math.ceil(AT_ONCE * factor), wait), length: 0 };
		lines.set(who, line);
		line.length++;
		try {
			return await line.gate(work);
		} finally {
			line.length--;
			if (line.length === 0) lines.delete(who);
		}
	};
}
