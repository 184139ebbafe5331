import path from 'node:path';
import { pino } from 'pino';
import { describeReport, type ImportReport } from '../address/import/report.ts';
import { migrate } from '../database/migrate.ts';
import { type Db, openDatabase } from '../database/open-database.ts';
import { readEnv } from '../env.ts';
import { relinkListings } from '../listing/relink-listings.ts';
import { readTextFile } from '../planning/import/read-file.ts';
import { insertReferenceData } from '../seed/reference-data.ts';

type Import = (db: Db, name: string, text: string) => Promise<ImportReport>;

/** The body of an import command: each file in turn, a report on standard output, exit code 1 when a file could not be read. */
export async function importFiles(command: string, take: Import): Promise<void> {
	const files = process.argv.slice(2);
	if (files.length === 0) {
		process.stderr.write(`Usage: npm run ${command} -- FILE [FILE …]\n`);
		process.exitCode = 2;
		return;
	}
	const env = readEnv();
	const database = await openDatabase(env, pino({ level: env.logLevel }));
	try {
		await migrate(database.db);
		await insertReferenceData(database.db);
		for (const file of files) {
			try {
				const report = await take(database.db, path.basename(file), await readTextFile(file));
				process.stdout.write(`${describeReport(file, report)}\n`);
			} catch (error) {
				process.stderr.write(`${file}: nothing was taken. ${error instanceof Error ? error.message : error}\n`);
				process.exitCode = 1;
			}
		}
		// Also where nothing is new: the command before may have been ended between the two.
		process.stdout.write(`listings brought in step: ${(await relinkListings(database.db)).changed}\n`);
	} finally {
		await database.close();
	}
}
