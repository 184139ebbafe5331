import path from 'node:path';
import { readManifest } from '../database/backup/manifest.ts';
import { restore } from '../database/backup/restore.ts';
import { checkSums } from '../database/backup/sums.ts';
import { fileFolders, openFileStore } from '../file/register-file-store.ts';
import { checkLedger } from '../wallet/check-ledger.ts';
import { readArgs } from './read-args.ts';
import { sayFiles } from './say-files.ts';
import { withDatabase } from './with-database.ts';

const usage = `Usage: npm run restore -- FOLDER [--check | --replace]
Brings a backup into an empty database. --check only reads the backup; --replace throws away what is in the database, and files that came since.`;

const { values, positionals } = readArgs(usage, {
	allowPositionals: true,
	options: { check: { type: 'boolean' }, replace: { type: 'boolean' } },
});
const [folder, ...more] = positionals;
if (!folder || more.length > 0) {
	process.stderr.write(`${usage}\n`);
	process.exit(2);
}
const source = path.resolve(folder);
let isBack = false;

try {
	if (values.check) {
		const manifest = await readManifest(source);
		const count = await checkSums(source, manifest);
		process.stdout.write(
			`${source}: of ${manifest.takenAt}, ${manifest.tables.length} tables; ${count} parts, all whole\n`,
		);
		process.stdout.write(`${sayFiles(manifest)}\n`);
	} else await bringBack();
} catch (error) {
	process.stderr.write(
		`${isBack ? 'It was restored; then this failed:' : 'Nothing was restored.'} ${error instanceof Error ? error.message : error}\n`,
	);
	process.exitCode = 1;
}

async function bringBack(): Promise<void> {
	await withDatabase(async ({ db, env, openClient }) => {
		const { unerased, leftOut, since, ...manifest } = await restore({
			openClient,
			folder: source,
			store: openFileStore(env),
			fileFolders: env.s3 ? [] : fileFolders(env),
			replace: values.replace ?? false,
		});
		isBack = true;
		const { takenAt, tables } = manifest;
		const rows = tables.reduce((sum, table) => sum + table.rows, 0);
		process.stdout.write(`restored what was there at ${takenAt}: ${tables.length} tables, ${rows} rows\n`);
		process.stdout.write(`${sayFiles(manifest)}\n`);
		if (leftOut.length > 0)
			process.stdout.write(`NOT OURS, AND LEFT OUT, though the backup has it: ${leftOut.join(', ')}\n`);
		if (unerased.length > 0)
			process.stdout.write(
				`ERASED SINCE THE BACKUP, AND THERE AGAIN: once a server runs, npm run erase -- ${unerased.join(' ')}\n`,
			);
		if (since.removed > 0) process.stdout.write(`files that came since, taken away: ${since.removed}\n`);
		if (since.failure !== undefined) {
			process.stdout.write(`OTHER FILES THAT CAME SINCE ARE STILL THERE: ${since.failure}\n`);
			process.exitCode = 1;
		}
		const { sum, wrong } = await checkLedger(db);
		const isBalanced = sum === 0 && wrong.length === 0;
		process.stdout.write(isBalanced ? 'the ledger is balanced\n' : 'THE LEDGER IS NOT BALANCED\n');
		if (!isBalanced) process.exitCode = 1;
	});
}
