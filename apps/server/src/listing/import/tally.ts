import type { ImportFault, ImportOutcome } from '../../graphql/schema.generated.ts';

/** Counts what became of the rows of a file. */
export interface Tally {
	/** `leftOut`: cells that could not be read. */
	take: (outcome: ImportOutcome, leftOut: readonly ImportFault[]) => void;
	refuse: (faults: readonly ImportFault[]) => void;
	total: () => number;
	refused: () => number;
	/** The report, as a person reads it on a terminal. */
	describe: (file: string) => string;
}

export function createTally(): Tally {
	const outcomes = { ADDED: 0, CHANGED: 0, SAME: 0, REFUSED: 0 };
	const reasons = { refused: new Map<string, number>(), 'left out': new Map<string, number>() };
	const count = (kind: keyof typeof reasons, faults: readonly ImportFault[]) => {
		for (const { path, code } of faults) {
			const reason = `${path}: ${code.replaceAll('_', ' ')}`;
			reasons[kind].set(reason, (reasons[kind].get(reason) ?? 0) + 1);
		}
	};
	return {
		take: (outcome, leftOut) => {
			outcomes[outcome]++;
			count('left out', leftOut);
		},
		refuse: (faults) => {
			outcomes.REFUSED++;
			count('refused', faults);
		},
		total: () => Object.values(outcomes).reduce((sum, count) => sum + count, 0),
		refused: () => outcomes.REFUSED,
		describe: (file) =>
			[
				file,
				`  added ${outcomes.ADDED}, changed ${outcomes.CHANGED}, same ${outcomes.SAME}, refused ${outcomes.REFUSED}`,
				...Object.entries(reasons).flatMap(([kind, counted]) =>
					[...counted].sort((a, b) => b[1] - a[1]).map(([reason, times]) => `  ${kind} ${times} × ${reason}`),
				),
			].join('\n'),
	};
}
