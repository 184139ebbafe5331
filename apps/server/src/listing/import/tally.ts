import type { ImportFault, ImportOutcome } from '../../graphql/schema.generated.ts';

/** Counts what became of the rows of a file. */
export interface Tally {
	take: (outcome: ImportOutcome) => void;
	refuse: (faults: readonly ImportFault[]) => void;
	total: () => number;
	refused: () => number;
	/** The report, as a person reads it on a terminal. */
	describe: (file: string) => string;
}

export function createTally(): Tally {
	const outcomes = { ADDED: 0, CHANGED: 0, SAME: 0, REFUSED: 0 };
	const reasons = new Map<string, number>();
	return {
		take: (outcome) => {
			outcomes[outcome]++;
		},
		refuse: (faults) => {
			outcomes.REFUSED++;
			for (const { path, code } of faults) {
				const reason = `${path}: ${code.replaceAll('_', ' ')}`;
				reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
			}
		},
		total: () => Object.values(outcomes).reduce((sum, count) => sum + count, 0),
		refused: () => outcomes.REFUSED,
		describe: (file) =>
			[
				file,
				`  added ${outcomes.ADDED}, changed ${outcomes.CHANGED}, same ${outcomes.SAME}, refused ${outcomes.REFUSED}`,
				...[...reasons].sort((a, b) => b[1] - a[1]).map(([reason, count]) => `  refused ${count} × ${reason}`),
			].join('\n'),
	};
}
