/**
 * Asks a server of its own random things, as everybody, and says what it should not have answered:
 * `npm run fuzz -- --minutes 5 --seed 7`. The same seed asks the same operations, about ids that differ from run to
 * run; `--only` names one operation. `npm test -- fuzz` is a minute of it.
 */
import { readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSchema } from 'graphql';
import { startSandbox } from '../apps/sandbox/src/sandbox.ts';
import { buildApp } from '../apps/server/src/app.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { openDatabase } from '../apps/server/src/database/open-database.ts';
import { readEnv } from '../apps/server/src/env.ts';
import { insertReferenceData } from '../apps/server/src/seed/reference-data.ts';
import { seedWhenEmpty } from '../apps/server/src/seed/seed.ts';
import { makeQuickFolder } from '../apps/server/src/testing/databases.ts';
import { fuzz } from '../apps/server/src/testing/fuzz/fuzz.ts';

/** Questions of a minute on a slow machine, after which about a hundred operations were answered with data. */
const ENOUGH = 5_000;
const REACHED_LEAST = 60;

const { values } = parseArgs({
	options: {
		minutes: { type: 'string', default: '1' },
		seed: { type: 'string', default: '1' },
		questions: { type: 'string' },
		only: { type: 'string' },
	},
});
const { folder: dataDir } = await makeQuickFolder('fuzz');
const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
const env = {
	...readEnv({
		NODE_ENV: 'test',
		DATA_DIR: dataDir,
		RATE_LIMIT_FACTOR: '1000000',
		SANDBOX_PORT: new URL(sandbox.url).port,
		SEED_COUNT: '300',
		LOG_LEVEL: 'silent',
	}),
	smtpUrl: sandbox.smtpUrl,
};
const database = await openDatabase(env, console);
let app: Awaited<ReturnType<typeof buildApp>> | undefined;
try {
	await migrate(database.db);
	await insertReferenceData(database.db);
	await seedWhenEmpty(database.db, env, { info: () => undefined, warn: () => undefined });
	app = await buildApp({ env, db: database.db, listen: database.listen });
	await app.listen({ port: 0, host: '127.0.0.1' });
	const report = await fuzz({
		url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
		db: database.db,
		schema: buildSchema(await readFile(path.join(env.repository, 'schema.graphql'), 'utf8')),
		seed: Number(values.seed),
		until: Date.now() + Number(values.minutes) * 60_000,
		...(values.questions && { questions: Number(values.questions) }),
		only: values.only,
	});
	for (const finding of report.findings.slice(0, 50)) console.log(JSON.stringify(finding, null, 2));
	for (const { ms, sent } of report.slow.slice(0, 10)) console.log(`slow: ${ms} ms: ${sent}`);
	const { asked, findings, slow, codes, reached, ledger } = report;
	console.log(JSON.stringify({ seed: values.seed, asked, findings: findings.length, slow: slow.length, ledger }));
	console.log(JSON.stringify({ codes, reached: reached.size }));
	// Who is refused everywhere finds nothing.
	const isTurnedAway = asked >= ENOUGH && !values.only && reached.size < REACHED_LEAST;
	if (isTurnedAway) console.log(`Of all operations only ${reached.size} were ever answered.`);
	if (isTurnedAway || findings.length > 0 || ledger.sum !== 0 || ledger.wrong > 0) process.exitCode = 1;
} finally {
	app?.server.closeAllConnections();
	await app?.close();
	await database.close();
	await sandbox.close();
	await rm(dataDir, { recursive: true, force: true });
}
