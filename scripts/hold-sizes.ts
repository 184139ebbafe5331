import { readFileSync, writeFileSync } from 'node:fs';

/** KB, or part of the limit where that is more. */
const SPARE = { kilobytes: 0.3, part: 0.03 };

/** Holds sizes in KB to the limits of a file, with a little to spare; returns what has grown. `--write` takes what is there as the new limits. */
export function holdSizes(limitsFile: string, sizes: Record<string, number>): string[] {
	if (process.argv.includes('--write')) writeFileSync(limitsFile, `${JSON.stringify(sizes, null, 2)}\n`);
	const limits: Record<string, number> = JSON.parse(readFileSync(limitsFile, 'utf8'));
	const problems: string[] = [];
	for (const [name, size] of Object.entries(sizes)) {
		const limit = limits[name];
		if (limit === undefined) problems.push(`${name} has no limit: it is ${size} KB`);
		else if (size > limit + Math.max(SPARE.kilobytes, limit * SPARE.part))
			problems.push(`${name} has grown to ${size} KB from ${limit}`);
	}
	return problems;
}
