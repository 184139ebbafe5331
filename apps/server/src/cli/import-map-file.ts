import type { Db } from '../database/open-database.ts';
import type { Columns } from '../planning/import/read-properties.ts';
import { describePlanningReport, type PlanningImportReport } from '../planning/import/report.ts';
import { withImportDatabase } from './import-database.ts';
import { readTextFile } from './read-text-file.ts';

/** The body of a command that imports one file of shapes: a report on standard output, exit code 1 when nothing was taken. */
export async function importMapFile(
	file: string,
	take: (db: Db, text: string) => Promise<PlanningImportReport>,
): Promise<void> {
	try {
		await withImportDatabase(async (db) => {
			const started = performance.now();
			const report = await take(db, await readTextFile(file));
			const seconds = ((performance.now() - started) / 1_000).toFixed(1);
			process.stdout.write(`${describePlanningReport(file, report)}\n  ${seconds} s\n`);
		});
	} catch (error) {
		process.stderr.write(`${file}: nothing was taken; ${error instanceof Error ? error.message : error}\n`);
		process.exitCode = 1;
	}
}

/** Reads `code=LOAI,area=S`: which property holds a field. Throws for a field that there is not. */
export function readColumns<Field extends keyof Columns>(written: string, fields: readonly Field[]): Columns {
	const pairs = written.split(',').filter(Boolean);
	return Object.fromEntries(
		pairs.map((pair) => {
			const [field = '', ...property] = pair.split('=');
			if (!fields.some((each) => each === field) || property.length === 0)
				throw new Error(`--columns is written as field=property, with the fields ${fields.join(', ')}.`);
			return [field, property.join('=')];
		}),
	);
}
