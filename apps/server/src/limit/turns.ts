import { AppError } from '../graphql/app-error.ts';
import { atMost, type Gate, type Waiting } from './at-most.ts';
import { tooMany } from './limit.ts';

/** How one asker's work goes on, in each process. */
export interface TurnOptions {
	/** What is refused, as `search-turn`. */
	name: string;
	/** Works that are under way. */
	atOnce: number;
	/** And that wait for them. */
	waitingMost: number;
	/** Milliseconds that one waits. */
	waitsMs: number;
}

interface Line {
	gate: Gate;
	/** Works under way, and those that wait. */
	length: number;
}

/**
 * Lets each asker's works in when their turn has come, so that whoever asks for much keeps nobody else waiting; those in line hold no
 * connection. Throws UNAVAILABLE where that takes too long, TOO_MANY_REQUESTS where too many wait.
 */
export function createTurns({ name, atOnce, waitingMost, waitsMs }: TurnOptions): (who: string) => Gate {
	const lines = new Map<string, Line>();

	function wait(waiting: Waiting): Promise<void> {
		if (waiting.length >= waitingMost) throw tooMany({ name }, 1);
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
		const line = lines.get(who) ?? { gate: atMost(atOnce, wait), length: 0 };
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
