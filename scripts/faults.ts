/**
 * Kills servers at random moments while people pay, starts them again, lets the gateway call again, and looks for money that is
 * lost, doubled or from nowhere: `npm run faults -- --times 100 --seed 7`. `--only server` leaves PostgreSQL alone, `--only machine`
 * kills the embedded one with its server; `--minutes` is the most that each may take.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createRandom } from '@ancu/demo/drawing';
import { sql } from 'kysely';
import { connect } from '../apps/server/src/database/open-database.ts';
import { checkMoney, type MoneyFaults } from '../apps/server/src/testing/check-money.ts';
import { insertPerson } from '../apps/server/src/testing/fuzz/people.ts';
import { type OwnCluster, startOwnCluster } from '../apps/server/src/testing/own-cluster.ts';
import { type Payers, startPayers } from '../apps/server/src/testing/payers.ts';
import { startProcess } from '../apps/server/src/testing/start-process.ts';

const PAYERS = 6;
const LONGEST_LOAD_MS = 1_500;
const NUMBERS = 1_000_000;

const { values } = parseArgs({
	options: {
		times: { type: 'string', default: '100' },
		seed: { type: 'string', default: '7' },
		minutes: { type: 'string', default: '15' },
		only: { type: 'string' },
	},
});

/** What is killed. */
type Scene = 'server' | 'machine';
const scenes = (['server', 'machine'] as const).filter((scene) => !values.only || values.only === scene);

async function play(scene: Scene, cluster: OwnCluster) {
	const random = createRandom(Number(values.seed));
	const until = Date.now() + Number(values.minutes) * 60_000;
	const env = {
		DATA_DIR: cluster.dataDir,
		...(scene === 'server' && { DATABASE_URL: cluster.databaseUrl }),
	};
	let server = await startProcess({ env });
	const { url } = server;
	const { db, close } = connect({ ...cluster.connection, database: scene === 'server' ? 'postgres' : 'ancu' });
	const paid: string[] = [];
	const restarts: number[] = [];
	const found: MoneyFaults[] = [];
	let [bought, unheard, busy, entries] = [0, 0, 0, 0];
	let payers: Payers | undefined;
	try {
		const tokens: string[] = [];
		for (let index = 0; index < PAYERS; index++) tokens.push((await insertPerson(db, 'user', random)).token ?? '');
		while (restarts.length < Number(values.times) && Date.now() < until) {
			payers = startPayers({ url, tokens, firstNumber: (restarts.length + 1) * NUMBERS });
			// A server that has just started takes a while until it is busy.
			while (payers.paid.size === 0 && Date.now() < until) await delay(5);
			await delay(random.int(0, LONGEST_LOAD_MS - 1));
			// A machine that loses its power loses both; a server may outlive its database by a moment, or the other way round.
			const kills = [server.kill, ...(scene === 'machine' ? [() => cluster.stop('SIGKILL')] : [])];
			if (random.chance(0.5)) kills.reverse();
			for (const kill of kills) await kill();
			await payers.stop();
			unheard += [...payers.paid.values()].filter(({ isHeard }) => !isHeard).length;

			const start = performance.now();
			server = await startProcess({ env: { ...env, PORT: new URL(url).port } });
			restarts.push((performance.now() - start) / 1_000);
			await payers.callAgain();
			const deaf = [...payers.paid.values()].filter(({ isHeard }) => !isHeard).length;
			if (deaf > 0) console.log(`round ${restarts.length}: ${deaf} notices were not taken after the restart`);
			paid.push(...payers.paid.keys());
			bought += payers.bought();
			busy += payers.failures.get('IDEMPOTENCY_BUSY') ?? 0;
			found.push(await checkMoney(db, paid));
			if (Object.values(found.at(-1) ?? {}).some(Boolean))
				console.log(`round ${restarts.length}: ${JSON.stringify(found.at(-1))}`);
		}
		const { rows } = await sql<{ entries: number }>`select count(*) as entries from ledger_entry`.execute(db);
		entries = rows[0]?.entries ?? 0;
	} finally {
		await server.kill();
		await close();
		await payers?.stop();
	}
	const most = (name: keyof MoneyFaults) => Math.max(...found.map((faults) => Math.abs(faults[name])));
	restarts.sort((a, b) => a - b);
	return {
		killed: scene === 'server' ? 'the server' : 'server and PostgreSQL',
		times: restarts.length,
		paid: paid.length,
		'not heard when killed': unheard,
		bought,
		'ledger entries': entries,
		'sum of the ledger': most('sum'),
		'wrong balances': most('wrong'),
		negative: most('negative'),
		lost: most('lost'),
		doubled: most('doubled'),
		'bought twice or for nothing': most('bought'),
		'keys held by the dead': busy,
		'restart, s': `${restarts[Math.floor(restarts.length / 2)]?.toFixed(1)}, at most ${restarts.at(-1)?.toFixed(1)}`,
	};
}

const rows = [];
for (const scene of scenes) {
	const cluster = await startOwnCluster();
	try {
		rows.push(await play(scene, cluster));
	} finally {
		await cluster.remove();
	}
}
console.log(`seed ${values.seed}`);
for (const row of rows) console.table(row);
const faults = [
	'sum of the ledger',
	'wrong balances',
	'negative',
	'lost',
	'doubled',
	'bought twice or for nothing',
] as const;
const isCut = rows.some(({ times }) => times < Number(values.times));
if (isCut) console.log(`The minutes were over before all of ${values.times} kills.`);
// Where nobody paid, nothing was tried.
if (isCut || rows.length === 0 || rows.some((row) => row.paid === 0 || faults.some((name) => row[name] !== 0)))
	process.exitCode = 1;
