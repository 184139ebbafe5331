import { readFileSync, writeFileSync } from 'node:fs';

/** Too little for a file more; or part of the limit where that is more. */
const SPARE = { least: 0.3, part: 0.03 };

/** Holds sizes, in KB or in files, to the limits of a file, with a little to spare; returns what has grown. `--write` takes what is there as the new limits. */
export function holdSizes(limitsFile: string, sizes: Record<string, number>): string[] {
	if (process.argv.includes('--write')) writeFileSync(limitsFile, `${JSON.stringify(sizes, null, 2)}\n`);
	const limits: Record<string, number> = JSON.parse(readFileSync(limitsFile, 'utf8'));
	const problems: string[] = [];
	for (const [name, size] of Object.entries(sizes)) {
		const limit = limits[name];
		if (limit === undefined) problems.push(`${name} has no limit: it is ${size}`);
		else if (size > limit + Math.max(SPARE.least, limit * SPARE.part))
			problems.push(`${name} has grown to ${size} from ${limit}`);
	}
	return problems;
}
