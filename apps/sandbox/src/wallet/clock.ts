/** Work for later. It never throws. */
type Job = () => Promise<void> | void;

/** Time that runs by itself and can be moved on. Times are milliseconds since 1970. */
export interface Clock {
	now: () => number;
	/** Without what was advanced: stamps signatures, whose receivers have a clock of their own and ask for fresh ones. */
	stamp: () => number;
	/** Sets the time, in either direction; what was advanced is forgotten. */
	set: (time: number) => void;
	/** Runs a job once, when its time has come. */
	at: (time: number, job: Job) => void;
	/** Moves on, and on the way runs in order what falls due, each at its time. Returns how many there were when all are done. */
	advance: (milliseconds: number) => Promise<number>;
	/** Forgets the jobs and goes back to the time of the day. */
	reset: () => void;
	/** Runs nothing any more. */
	close: () => void;
}

// A longer wait overflows a timer, which then fires at once.
const WAIT_MS_MAX = 2 ** 31 - 1;

export function createClock(): Clock {
	let shift = 0;
	let advanced = 0;
	let jobs: { time: number; job: Job }[] = [];
	let timer: NodeJS.Timeout | undefined;
	let running: Promise<unknown> = Promise.resolve();
	let isClosed = false;

	const stamp = () => Date.now() + shift;
	const now = () => stamp() + advanced;

	function arm() {
		clearTimeout(timer);
		const [next] = jobs;
		if (!next || isClosed) return;
		const wait = Math.min(Math.max(next.time - now(), 0), WAIT_MS_MAX);
		timer = setTimeout(() => run(now()), wait).unref();
	}

	/** One run at a time, so that what is due at noon never overtakes what is due in the morning. */
	function run(until: number): Promise<number> {
		const result = running.then(async () => {
			let count = 0;
			while (jobs[0] && jobs[0].time <= until && !isClosed) {
				const [{ time, job }] = jobs.splice(0, 1) as [(typeof jobs)[0]];
				advanced += Math.max(time - now(), 0);
				await job();
				count++;
			}
			advanced += Math.max(until - now(), 0);
			arm();
			return count;
		});
		running = result;
		return result;
	}

	return {
		now,
		stamp,
		set(time) {
			shift = time - Date.now();
			advanced = 0;
			arm();
		},
		at(time, job) {
			const index = jobs.findIndex((other) => other.time > time);
			jobs.splice(index < 0 ? jobs.length : index, 0, { time, job });
			arm();
		},
		advance: (milliseconds) => run(now() + milliseconds),
		reset() {
			jobs = [];
			shift = 0;
			advanced = 0;
			arm();
		},
		close() {
			isClosed = true;
			clearTimeout(timer);
		},
	};
}
