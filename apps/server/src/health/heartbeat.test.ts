import { MINUTE_MS } from '@ancu/forms/format';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { startHeartbeat } from './heartbeat.ts';

describe('a server looks at its clock', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startTestServer();
	});
	afterAll(() => server.close());

	/** Has one say that it runs; `told` is what its log says of the clock. */
	function start() {
		const told: object[] = [];
		const stop = startHeartbeat(server.db, {
			version: '1',
			log: { warn: (details) => told.push(details) },
			onFailure: (error) => {
				throw error;
			},
		});
		return { told, stop };
	}

	it.each([20, -20])('and tells when it is %i minutes off', async (minutes) => {
		onTestFinished(() => void vi.useRealTimers());
		vi.setSystemTime(Date.now() + minutes * MINUTE_MS);
		const { told, stop } = start();
		await stop();
		const [{ aheadMs = 0 } = {}] = told as { aheadMs?: number }[];
		expect(Math.abs(aheadMs - minutes * MINUTE_MS)).toBeLessThan(MINUTE_MS);
	});

	it('and does not take a database that lets it wait for a clock that is wrong', async () => {
		onTestFinished(() => void vi.useRealTimers());
		const { told, stop } = await server.db.transaction().execute(async (tx) => {
			await sql`lock table process`.execute(tx);
			// It asks a minute ago, and is answered now.
			vi.setSystemTime(Date.now() - MINUTE_MS);
			const started = start();
			const waiting = sql<{ count: number }>`
				select count(*) from pg_locks where relation = 'process'::regclass and not granted`;
			await expect.poll(async () => (await waiting.execute(tx)).rows[0]?.count).toBeGreaterThan(0);
			vi.useRealTimers();
			return started;
		});
		await stop();
		expect(told).toEqual([]);
	});
});
