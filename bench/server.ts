import { installPeers, load, type Order, type Served, serveScript } from './peers.ts';
import { ours } from './server/ours.ts';
import { prepareBench } from './server/prepare-bench.ts';
import { memoryMegabytes, processorMs } from './server/process-figures.ts';
import { type detail, list, map, signIn } from './server/questions.ts';
import { quantile, table } from './stats.ts';

const CONNECTIONS = 16;
// A machine is quicker in one minute than in the next: they take turns, and the median of their rounds counts.
const ROUNDS = 3;
// Whoever waited for its turn has lost connections and memory meanwhile.
const WARM_UP_S = 4;
const SECONDS = 6;
/** Of what a server answers at most: so loaded it should be quick. */
const SHARE = 0.7;

type Asked = Pick<Order, 'bodies' | 'token'>;

interface Contender {
	name: string;
	script: string;
	env?: Record<string, string>;
	path: string;
	/** What it is asked, by name. */
	ask: (at: { url: string; one: ReturnType<typeof detail> }) => Promise<Record<string, Asked>> | Record<string, Asked>;
}

const contenders: readonly Contender[] = [
	{
		...ours,
		ask: async ({ url, one }) => ({
			list: { bodies: list.ours },
			'one listing': { bodies: one.ours, token: (await ours.openSession(url)).token },
			map: { bodies: map.ours },
			'signing in': { bodies: signIn.ours },
		}),
	},
	{
		name: 'PostGraphile',
		script: 'peers/postgraphile.js',
		path: '/graphql',
		ask: ({ one }) => ({ list: { bodies: list.postgraphile }, 'one listing': { bodies: one.postgraphile } }),
	},
	{
		name: 'bare SQL',
		script: 'peers/bare.js',
		path: '/',
		ask: ({ one }) => ({ list: { bodies: list.bare }, 'one listing': { bodies: one.bare } }),
	},
];

interface Run {
	asked: string;
	name: string;
	served: Served;
	order: Omit<Order, 'seconds'>;
	/** Its figures, round by round. */
	rounds: number[][];
}

/** Load on the server beside PostGraphile and bare SQL, on the database that `BENCH_DATABASE_URL` names. */
export async function benchServer(): Promise<string> {
	const databaseUrl = process.env.BENCH_DATABASE_URL;
	if (!databaseUrl) return 'Load on the server needs a database: name one in BENCH_DATABASE_URL.';
	installPeers();
	const { count, one: listing } = await prepareBench(databaseUrl);

	const runs: Run[] = [];
	const served: Served[] = [];
	try {
		for (const { name, script, env, path, ask } of contenders) {
			const one = await serveScript(script, { ...env, DATABASE_URL: databaseUrl });
			served.push(one);
			const url = one.url + path;
			for (const [asked, order] of Object.entries(await ask({ url, one: listing })))
				runs.push({ asked, name, served: one, order: { ...order, url, connections: CONNECTIONS }, rounds: [] });
		}
		const contests = [...Map.groupBy(runs, ({ asked }) => asked).values()];
		for (const contest of contests)
			for (let round = 0; round < ROUNDS; round++) for (const run of contest) run.rounds.push(await measure(run));
		return report(count, contests.flat());
	} finally {
		for (const { stop } of served) await stop();
	}
}

function report(count: number, runs: readonly Run[]): string {
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
		`### Load on the server: ${count.toLocaleString('en')} listings, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s in turns`,
		table(
			head,
			runs.map(({ asked, name, rounds }) => [asked, name, ...medians(rounds)]),
		),
		'The processor is that of the server alone, for one request; database, server and load share the same cores.',
	].join('\n\n');
}

async function measure({ served: { pid }, order }: Run): Promise<number[]> {
	await load({ ...order, seconds: WARM_UP_S });
	const before = processorMs(pid);
	const most = await load({ ...order, seconds: SECONDS });
	const processor = (processorMs(pid) - before) / most.requests;
	const steady = await load({ ...order, seconds: SECONDS, rate: Math.max(1, Math.floor(most.perSecond * SHARE)) });
	return [processor, most.perSecond, most.p50, most.p99, steady.p99, most.failed + steady.failed, memoryMegabytes(pid)];
}

function medians(rounds: readonly number[][]): number[] {
	return (rounds[0] ?? []).map((_, figure) =>
		quantile(
			rounds.map((round) => round[figure] ?? Number.NaN),
			0.5,
		),
	);
}
