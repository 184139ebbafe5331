/** What failed outside of any test, which the JSON report of Vitest leaves out: a promise that nobody waited for, a worker that ended. */
import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError } from 'vitest/node';

/** Writes the messages of such failures to the file that `CRASHES` names. */
export default class CrashReporter implements Reporter {
	onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
		const crashes = errors.map(({ stack, message }) => stack ?? message);
		if (process.env.CRASHES) writeFileSync(process.env.CRASHES, JSON.stringify({ crashes }));
	}
}
