export interface ClockOptions {
	everyMs: number;
	/** Done one after the other; one that fails keeps none from its turn. */
	tasks: readonly (() => Promise<unknown>)[];
	onFailure: (error: unknown) => void;
	/** Also at once, and not first after `everyMs`. @default false */
	startsNow?: boolean;
}

/**
 * Does tasks by the clock until it is stopped: while they are still under way, a turn is left out. What must not wait for others
 * gets a clock of its own. Returns how to stop: what is under way is finished.
 */
export function startClock({ everyMs, tasks, onFailure, startsNow = false }: ClockOptions): () => Promise<void> {
	let working: Promise<void> | undefined;
	async function work(): Promise<void> {
		for (const task of tasks) {
			try {
				await task();
			} catch (error) {
				onFailure(error);
			}
		}
	}
	const run = () => {
		working ??= work().finally(() => {
			working = undefined;
		});
	};
	const clock = setInterval(run, everyMs).unref();
	if (startsNow) run();
	return async () => {
		clearInterval(clock);
		await working;
	};
}
