import path from 'node:path';
import { describeReport, type ImportReport } from '../address/import/report.ts';
import type { Db } from '../database/open-database.ts';
import { relinkListings } from '../listing/relink-listings.ts';
import { withImportDatabase } from './import-database.ts';
import { readTextFile } from './read-text-file.ts';

type Import = (db: Db, name: string, text: string) => Promise<ImportReport>;

/** The body of an import command: each file in turn, a report on standard output, exit code 1 when of a file nothing was taken. */
export async function importFiles(command: string, take: Import): Promise<void> {
	const files = process.argv.slice(2);
	if (files.length === 0) {
		process.stderr.write(
			`Usage: npm run ${command} -- FILE [FILE …]\nServers may go on: they show it within a minute, and look addresses up by it within ten.\n`,
		);
		process.exitCode = 2;
		return;
	}
	try {
		await withImportDatabase(async (db) => {
			for (const file of files) {
				try {
					const report = await take(db, path.basename(file), await readTextFile(file));
					process.stdout.write(`${describeReport(file, report)}\n`);
					if (report.refused.length > 0 && takenOf(report) === 0) throw new Error('Every row was refused.');
				} catch (error) {
					process.stderr.write(`${file}: nothing was taken. ${error instanceof Error ? error.message : error}\n`);
					process.exitCode = 1;
				}
			}
			// Also where nothing is new: the command before may have been ended between the two.
			process.stdout.write(
				`listings brought in step: ${(await relinkListings(db)).changed}\nServers show it within a minute, and look addresses up by it within ten.\n`,
			);
		});
	} catch (error) {
		process.stderr.write(`Nothing was taken: ${error instanceof Error ? error.message : error}\n`);
		process.exitCode = 1;
	}
}

/** How many rows are in the database, from this file or from before. */
function takenOf({ added, changed, unchanged, older }: ImportReport): number {
	return added + changed.length + unchanged + older;
}
