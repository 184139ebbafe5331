import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { HOUR_MS, MINUTE_MS } from '@ancu/forms/format';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { insertJob } from '../health/health.fixtures.ts';
import { type OwnDatabaseOptions, openOwnDatabase } from '../testing/databases.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { openWallet } from '../wallet/ledger.ts';
import { watchLedger } from '../wallet/ledger-state.ts';
import { accountIdOf, settings } from '../wallet/wallet.fixtures.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

let server: TestServer;
let metrics: Metrics;
let figures: Awaited<ReturnType<typeof serveMetrics>>;
beforeAll(async () => {
	server = await startTestServer(
		{ rateLimitFactor: 1, gateways: settings },
		{
			createMetrics: (database) => {
				metrics = createMetrics({ ...database, version: '1.2.3' });
				return metrics;
			},
		},
	);
	figures = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
	await figures.close();
	metrics.stop();
	await server.close();
});

const read = async () => (await fetch(figures.url)).text();
/** The number behind a name with exactly these labels. */
async function figureOf(sample: string): Promise<number | undefined> {
	const line = (await read()).split('\n').find((each) => each.startsWith(`${sample} `));
	return line === undefined ? undefined : Number(line.slice(sample.length + 1));
}

/** Figures of a database of a test's own, without a server. */
async function open({ patienceMs = 60_000, ...options }: { patienceMs?: number } & OwnDatabaseOptions = {}) {
	const database = await openOwnDatabase(inject('cluster'), { holds: 'accounts', ...options });
	onTestFinished(database.close);
	const own = createMetrics({ ...database, version: 'x', patienceMs });
	onTestFinished(own.stop);
	return { database, own };
}

describe('figures', () => {
	it('are on a port of their own, and nowhere else', async () => {
		expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
		expect((await fetch(new URL('/graphql', figures.url))).status).toBe(404);
		expect((await fetch(figures.url, { method: 'POST' })).status).toBe(404);
		const answer = await fetch(figures.url);
		expect(answer.headers.get('content-type')).toContain('text/plain');
		expect(await answer.text()).toContain('ancu_build_info{version="1.2.3"} 1');
	});

	it('count operations by the names of the contract and how they went', async () => {
		await server.ask('{ getProvince { id } }');
		await server.ask('query Mine { all: getProvince { id } me: getMe { id } }');
		await server.ask('{ getProvince { id } }');
		await server.ask('{ thereIsNoSuchThing }');
		await server.ask('{ getMe { id } }', { token: 'of nobody' });
		expect(await figureOf('ancu_operations_total{operation="getProvince",code="OK"}')).toBe(3);
		expect(await figureOf('ancu_operations_total{operation="getMe",code="UNAUTHENTICATED"}')).toBe(1);
		expect(await figureOf('ancu_operations_total{operation="other",code="BAD_INPUT"}')).toBe(1);
		expect(await figureOf('ancu_operations_total{operation="other",code="SESSION_EXPIRED"}')).toBe(1);
		expect(await figureOf('ancu_operation_seconds_count{operation="getProvince"}')).toBe(3);
		const text = await read();
		expect(text).not.toContain('thereIsNoSuchThing');
		expect(text).not.toContain('Mine');
	});

	it('count requests by the pattern of their address, never by the address', async () => {
		await fetch(`${server.url}/healthz`);
		await fetch(`${server.url}/files/nothing-${'x'.repeat(20)}.svg?secret=1`);
		expect(
			await figureOf('ancu_http_request_seconds_count{route="/healthz",method="GET",status="2xx"}'),
		).toBeGreaterThanOrEqual(1);
		const text = await read();
		expect(text).not.toContain('xxxxxxxx');
		expect(text).not.toContain('secret');
	});

	it('count refusals because of a limit by its name', async () => {
		const guess = () =>
			server.ask('mutation { loginUser(username: "an", password: "wrong-password") { token } }', {
				headers: { 'x-forwarded-for': '203.0.113.9' },
			});
		for (let tries = 0; tries < 6; tries++) await guess();
		expect(await figureOf('ancu_limits_hit_total{limit="sign-in"}')).toBeGreaterThanOrEqual(1);
		expect(await read()).not.toContain('203.0.113.9');
	});

	it('count calls of gateways that were refused, by whose they claim to be and why', async () => {
		await fetch(`${server.url}/payments/momo/notice`, { method: 'POST', body: '{}' });
		expect(await figureOf('ancu_notices_rejected_total{provider="momo",reason="bad_signature"}')).toBe(1);
	});

	it('tell of connections, statements, memory and the event loop', async () => {
		expect(await figureOf('ancu_database_connections{pool="main",state="total"}')).toBeGreaterThan(0);
		expect(await figureOf('ancu_database_connections{pool="main",state="waiting"}')).toBe(0);
		expect(await figureOf('ancu_database_statement_seconds_count')).toBeGreaterThan(0);
		expect(await figureOf('process_resident_memory_bytes')).toBeGreaterThan(0);
		expect(await figureOf('nodejs_eventloop_lag_p99_seconds')).toBeDefined();
		expect(await figureOf('ancu_streams')).toBe(0);
	});
});

describe('connections', () => {
	it('that searches wait for wake nobody: the alarm asks for those of everything else', async () => {
		const { database, own } = await open({ searchLimitMs: 60_000 });
		const alerts = await readFile(path.resolve(import.meta.dirname, '../../../../deploy/alerts.yml'), 'utf8');
		const [asked = 'none'] = /ancu_database_connections\{.*?\}/.exec(alerts) ?? [];
		let searching: Promise<unknown>[] = [];
		await database.db.transaction().execute(async (tx) => {
			await sql`lock table listing in access exclusive mode`.execute(tx);
			searching = Array.from({ length: 10 }, () => sql`select from listing`.execute(database.searchDb));
			await expect.poll(own.read).toContain('ancu_database_connections{pool="search",state="waiting"} 2');
			expect(await own.read()).toContain(`${asked} 0`);
		});
		await Promise.all(searching);
	});
});

describe('figures that the database knows', () => {
	it('tell of queues and money', async () => {
		const { database, own } = await open();
		await insertJob(database.db, { runAt: new Date(Date.now() - HOUR_MS) });
		await insertJob(database.db, { runAt: new Date(Date.now() + HOUR_MS) });
		await insertJob(database.db, { failedAt: new Date() });
		await database.db
			.insertInto('credit')
			.values({ provider: 'bank', reference: 'FT1', amount: 250_000, reason: 'no_memo' })
			.execute();
		const text = await own.read();
		expect(text).toContain('ancu_jobs{kind="nobody.does",state="waiting"} 2');
		expect(text).toContain('ancu_jobs{kind="nobody.does",state="failed"} 1');
		expect(text).toMatch(/ancu_job_oldest_seconds\{kind="nobody.does"\} 36\d\d/);
		await expect.poll(own.read).toContain('ancu_ledger_balanced 1');
		expect(text).toContain('ancu_credits_unmatched 1');
		expect(text).toContain('ancu_credits_unmatched_dong 250000');
		expect(text).toContain('ancu_database_up 1');
	});

	it('are left out while it does not answer, and it is said', async () => {
		const { database, own } = await open();
		// What was never connected to cannot go away.
		await sql`select 1`.execute(database.db);
		await database.db.destroy();
		const text = await own.read();
		expect(text).toContain('ancu_database_up 0');
		expect(text).not.toMatch(/^ancu_ledger_balanced \d/m);
	});

	it('are waited for for a while and no longer, and are there once it answers again', async () => {
		const { database, own } = await open({ patienceMs: 500 });
		await database.db.transaction().execute(async (tx) => {
			await sql`lock table job in access exclusive mode`.execute(tx);
			const text = await own.read();
			expect(text).toContain('ancu_database_up 0');
			expect(text).toContain('ancu_streams 0');
		});
		await expect.poll(own.read).toContain('ancu_database_up 1');
	}, 15_000);

	it('do not wait for the ledger', async () => {
		const { database, own } = await open();
		await database.db.transaction().execute(async (tx) => {
			await sql`lock table ledger_entry in access exclusive mode`.execute(tx);
			const text = await own.read();
			expect(text).toContain('ancu_database_up 1');
			expect(text).toContain('ancu_credits_unmatched 0');
			expect(text).not.toMatch(/^ancu_ledger_balanced \d/m);
		});
		await expect.poll(own.read).toContain('ancu_ledger_balanced 1');
	});

	it('know of the ledger what the alarm of each hour saw, and nothing when nobody has managed to look for long', async () => {
		const { database, own } = await open();
		await watchLedger(database.longDb, console);
		await database.db.transaction().execute(async (tx) => {
			await sql`lock table ledger_entry in access exclusive mode`.execute(tx);
			expect(await own.read()).toContain('ancu_ledger_balanced 1');
			vi.useFakeTimers({ toFake: ['performance'] });
			onTestFinished(() => void vi.useRealTimers());
			vi.advanceTimersByTime(15 * MINUTE_MS);
			expect(await own.read()).toContain('ancu_ledger_balanced 1');
			vi.advanceTimersByTime(15 * MINUTE_MS);
			expect(await own.read()).not.toMatch(/^ancu_ledger_balanced \d/m);
		});
		await expect.poll(own.read).toContain('ancu_ledger_balanced 1');
	});

	it('say so when a wallet is not what its entries say', async () => {
		const { database, own } = await open();
		const id = await accountIdOf(database.db, 'an');
		await openWallet(database.db, id);
		await database.db.updateTable('wallet').set({ balance: 1 }).where('account_id', '=', id).execute();
		await expect.poll(own.read).toContain('ancu_ledger_balanced 0');
	});
});
