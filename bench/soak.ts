import { setTimeout as delay } from 'node:timers/promises';
import { installPeers, load, serveScript } from './peers.ts';
import { ours } from './server/ours.ts';
import { prepareBench } from './server/prepare-bench.ts';
import { memoryMegabytes } from './server/process-figures.ts';
import { list, map, signIn } from './server/questions.ts';
import { table } from './stats.ts';

const MINUTES = Number(process.env.BENCH_SOAK_MINUTES ?? 30);
const SAMPLES = 10;
/** Requests a second: what a busy hour of a country’s portal asks. */
const RATE = 50;

/** Whether the server's memory stays as it is, over half an hour of lists, listings, maps and signing in. */
export async function benchSoak(): Promise<string> {
	const databaseUrl = process.env.BENCH_DATABASE_URL;
	if (!databaseUrl) return 'The soak needs a database: name one in BENCH_DATABASE_URL.';
	installPeers();
	const { one } = await prepareBench(databaseUrl);
	const served = await serveScript(ours.script, { ...ours.env, DATABASE_URL: databaseUrl });
	try {
		const url = served.url + ours.path;
		// Signing in keeps to a small part: it takes the processor for itself.
		const bodies = [...list.ours, ...one.ours.slice(0, 200), ...map.ours, ...signIn.ours.slice(0, 6)];
		const order = { url, token: (await ours.openSession(url)).token, bodies, connections: 8 };
		await load({ ...order, seconds: 30 });
		// Both at once: a load that fails ends the soak.
		const [{ requests, p50, p99, failed }, memory] = await Promise.all([
			load({ ...order, seconds: MINUTES * 60, rate: RATE }),
			sampleMemory(served.pid),
		]);
		return [
			`### ${MINUTES} minutes at ${RATE} requests a second: memory of the server, MB`,
			table(
				memory.map((_, index) => `${Math.round(((index + 1) * MINUTES) / SAMPLES)} min`),
				[memory],
			),
			`${requests.toLocaleString('en')} requests, ${failed} failed; p50 ${p50} ms, p99 ${p99} ms.`,
		].join('\n\n');
	} finally {
		await served.stop();
	}
}

/** Memory of a process in equal steps, MB. */
async function sampleMemory(pid: number): Promise<number[]> {
	const memory: number[] = [];
	for (let sample = 0; sample < SAMPLES; sample++) {
		await delay((MINUTES * 60_000) / SAMPLES);
		memory.push(memoryMegabytes(pid));
	}
	return memory;
}
