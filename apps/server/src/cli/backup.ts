import path from 'node:path';
import { backUp } from '../database/backup/back-up.ts';
import { fileFolders } from '../file/register-file-store.ts';
import { sayFiles } from './say-files.ts';
import { withDatabase } from './with-database.ts';

const [folder, ...more] = process.argv.slice(2);
if (!folder || more.length > 0 || folder.startsWith('-')) {
	process.stderr.write(
		'Usage: npm run backup -- FOLDER\nWrites the database and the files into a new folder. Servers may go on.\n',
	);
	process.exit(2);
}
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
	process.once(signal, () => interrupted.abort(new Error('It was interrupted.')));
const target = path.resolve(folder);
await withDatabase(async ({ env, openClient }) => {
	const manifest = await backUp({
		openClient,
		folder: target,
		fileFolders: fileFolders(env),
		s3: env.s3,
		signal: interrupted.signal,
	});
	const { tables } = manifest;
	const rows = tables.reduce((sum, table) => sum + table.rows, 0);
	process.stdout.write(`${target}: ${tables.length} tables, ${rows} rows\n`);
	process.stdout.write(`${sayFiles(manifest)}\n`);
	process.stdout.write('Keys are not included: keep SECRET_KEY, SIGNING_KEY and those of gateways elsewhere.\n');
}).catch((error) => {
	process.stderr.write(`There is no backup. ${error instanceof Error ? error.message : error}\n`);
	process.exitCode = 1;
});
