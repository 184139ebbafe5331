import { readFileSync } from 'node:fs';
import { connect } from '../apps/server/src/database/open-database.ts';
import { insertDevelopmentAccounts } from '../apps/server/src/seed/reference-data.ts';
import { LARGE, prepare } from './database.ts';
import { installPeers, load, type Order, type Served, serveScript } from './peers.ts';
import { detail, list, map, signIn } from './server/questions.ts';
import { table } from './stats.ts';

const CONNECTIONS = 16;
const WARM_UP_S = 4;
const SECONDS = 10;
/** Of what a server answers at most: so loaded it should be quick. */
const SHARE = 0.7;
const PASSWORD = 'ancu-dev';

type Asked = Pick<Order, 'bodies' | 'token'>;

interface Contender {
	name: string;
	script: string;
	env?: Record<string, string>;
	path: string;
	/** What it is asked, by name. */
	ask: (url: string) => Promise<Record<string, Asked>> | Record<string, Asked>;
}

const contenders: readonly Contender[] = [
	{
		name: 'An Cư',
		script: '../apps/server/src/testing/serve-api.ts',
		env: { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000' },
		path: '/graphql',
		ask: async (url) => ({
			list: { bodies: list.ours },
			'one listing': { bodies: detail.ours, token: await signInAt(url) },
			map: { bodies: map.ours },
			'signing in': { bodies: signIn.ours },
		}),
	},
	{
		name: 'PostGraphile',
		script: 'peers/postgraphile.js',
		path: '/graphql',
		ask: () => ({ list: { bodies: list.postgraphile }, 'one listing': { bodies: detail.postgraphile } }),
	},
	{
		name: 'bare SQL',
		script: 'server/bare.ts',
		path: '/',
		ask: () => ({ list: { bodies: list.bare }, 'one listing': { bodies: detail.bare } }),
	},
];

/** Load on the server beside PostGraphile and bare SQL, on the database that `BENCH_DATABASE_URL` names. */
export async function benchServer(): Promise<string> {
	const databaseUrl = process.env.BENCH_DATABASE_URL;
	if (!databaseUrl) return 'Load on the server needs a database: name one in BENCH_DATABASE_URL.';
	installPeers();
	await prepareDatabase(databaseUrl);

	const rows: [asked: string, ...(string | number)[]][] = [];
	for (const { name, script, env, path, ask } of contenders) {
		const served = await serveScript(script, { ...env, DATABASE_URL: databaseUrl });
		try {
			const url = served.url + path;
			for (const [asked, order] of Object.entries(await ask(url)))
				rows.push([asked, name, ...(await measure(served, { ...order, url, connections: CONNECTIONS }))]);
		} finally {
			await served.stop();
		}
	}
	const head = [
		'',
		'',
		'processor ms',
		'a second',
		'p50 ms',
		'p99 ms',
		`p99 at ${SHARE * 100} %`,
		'failed',
		'memory MB',
	];
	return [
		`### Load on the server: ${LARGE.toLocaleString('en')} listings, ${CONNECTIONS} connections, ${SECONDS} s each`,
		table(head, [...Map.groupBy(rows, ([asked]) => asked).values()].flat()),
		'The processor is that of the server alone, for one request; database, server and load share the same cores.',
	].join('\n\n');
}

async function prepareDatabase(connectionString: string): Promise<void> {
	const { db, close } = connect({ connectionString });
	await prepare(db, LARGE);
	await insertDevelopmentAccounts(db, PASSWORD);
	await close();
}

async function measure({ pid }: Served, order: Omit<Order, 'seconds'>): Promise<number[]> {
	await load({ ...order, seconds: WARM_UP_S });
	const before = processorMs(pid);
	const most = await load({ ...order, seconds: SECONDS });
	const processor = (processorMs(pid) - before) / most.requests;
	const steady = await load({ ...order, seconds: SECONDS, rate: Math.max(1, Math.floor(most.perSecond * SHARE)) });
	return [processor, most.perSecond, most.p50, most.p99, steady.p99, most.failed + steady.failed, memoryMegabytes(pid)];
}

async function signInAt(url: string): Promise<string> {
	const response = await fetch(url, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(signIn.ours[0]),
	});
	const { data } = (await response.json()) as { data: { loginUser: { token: string } } };
	return data.loginUser.token;
}

/** What a process has had of the processor, as the kernel counts it: hundredths of a second. */
function processorMs(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
	return (Number(fields[11]) + Number(fields[12])) * 10;
}

function memoryMegabytes(pid: number): number {
	return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
}
