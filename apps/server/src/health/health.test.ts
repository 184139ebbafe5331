import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@ancu/forms/format';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Person, person } from '../planning/planning-check.fixtures.ts';
import { giveMoney } from '../testing/give-money.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { creditWallet } from '../wallet/ledger.ts';
import { watchLedger } from '../wallet/ledger-state.ts';
import { statementDone } from '../watch/told.ts';
import { insertJob } from './health.fixtures.ts';
import { requeueFailed } from './queue.repository.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
	server = await startTestServer({ watch: { metrics: undefined, traces: undefined, version: '4.5.6' } });
	admin = await person(server, 'admin');
});
afterAll(() => server.close());

const document = `{ getHealth {
	measuredAt
	queues { kind waiting oldestSeconds failed failedAt lastError canRetry }
	ledger { isBalanced difference wrongWallets }
	gateways { provider open { count amount } review settledAt }
	unmatched { count amount } holds { count amount } notices
	days { day income outgo }
	processes { host version startedAt seenAt }
} }`;
const retry = (kind: string) => admin.ask('mutation ($kind: String!) { retryFailedJobs(kind: $kind) }', { kind });
async function read() {
	const { data, codes } = await admin.ask(document);
	expect(codes).toEqual([]);
	return data.getHealth;
}
async function queueOf(kind: string) {
	return (await read()).queues.find((queue: { kind: string }) => queue.kind === kind);
}

describe('health', () => {
	it('is for admins alone', async () => {
		const support = await person(server, 'support');
		expect((await support.ask(document)).codes).toEqual(['FORBIDDEN']);
		expect((await support.ask('mutation { retryFailedJobs(kind: "push.send") }')).codes).toEqual(['FORBIDDEN']);
		expect((await server.ask(document)).codes).toEqual(['UNAUTHENTICATED']);
	});

	it('shows work that waits, since when, and what was given up', async () => {
		await insertJob(server.db, { kind: 'nobody.waits', runAt: new Date(Date.now() - HOUR_MS) });
		await insertJob(server.db, { kind: 'nobody.waits', runAt: new Date(Date.now() + HOUR_MS) });
		await insertJob(server.db, { kind: 'nobody.waits', failedAt: new Date(), error: 'Error: no' });
		const queue = await queueOf('nobody.waits');
		expect(queue).toMatchObject({ waiting: 2, failed: 1, canRetry: false, lastError: null });
		expect(queue.oldestSeconds).toBeGreaterThanOrEqual(3_600);
		expect(queue.oldestSeconds).toBeLessThan(3_700);
	});

	it('says what failed without telling about whom', async () => {
		const error = 'Error: <an@ancu.test> refused at https://push.test/secret-device, number 84912000111';
		await insertJob(server.db, { kind: 'notification.mail', failedAt: new Date(), error });
		const { lastError } = await queueOf('notification.mail');
		expect(lastError).toContain('refused');
		for (const secret of ['an@ancu.test', 'secret-device', '84912000111']) expect(lastError).not.toContain(secret);
	});

	it('tries what was given up again, all of a kind, and only once', async () => {
		const [first, second] = [
			await insertJob(server.db, failed('push.send')),
			await insertJob(server.db, failed('push.send')),
		];
		const other = await insertJob(server.db, failed('photo.avif'));
		expect((await retry('push.send')).data.retryFailedJobs).toBe(2);
		expect((await retry('push.send')).data.retryFailedJobs).toBe(0);
		const rows = await server.db
			.selectFrom('job')
			.select(['id', 'failed_at'])
			.where('id', 'in', [first, second, other])
			.execute();
		// Those that a runner has taken since are done or tried again later: neither is given up.
		expect(rows.filter(({ failed_at }) => failed_at !== null).map(({ id }) => id)).toEqual([other]);
	});

	it.each([20, -20])('tries it again at once, where this server’s clock is %s minutes off', async (minutes) => {
		const id = await insertJob(server.db, failed('nobody.retries'));
		vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
		onTestFinished(() => void vi.useRealTimers());
		expect(await requeueFailed(server.db, 'nobody.retries')).toBe(1);
		const job = await server.db
			.deleteFrom('job')
			.where('id', '=', id)
			.returning(sql<number>`abs(extract(epoch from now() - run_at))::float8`.as('off'))
			.executeTakeFirstOrThrow();
		expect(job.off).toBeLessThan(60);
	});

	it.each(['sms.send', 'mail.send', 'nobody.does'])('does not send what may open something again: %s', async (kind) => {
		const id = await insertJob(server.db, { ...failed(kind), error: 'Error: 123' });
		const { codes, errors } = await retry(kind);
		expect(codes).toEqual(['BAD_INPUT']);
		expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'kind', code: 'not_retryable' }]);
		expect(await queueOf(kind)).toMatchObject({ canRetry: false, lastError: null });
		await server.db.deleteFrom('job').where('id', '=', id).execute();
	});

	it('shows money: what came in today, what is open, what waits', async () => {
		const an = await person(server, 'an');
		const before = await read();
		await server.db.transaction().execute((tx) =>
			creditWallet(tx, {
				kind: 'credit',
				sourceId: randomUUID(),
				type: 'TOP_UP',
				accountId: an.id,
				amount: 700_000,
				from: 'clearing:vnpay',
			}),
		);
		await an.ask('mutation { getPayment(method: MOMO, amount: 50000) { id } }');
		await server.db
			.insertInto('credit')
			.values({ provider: 'bank', reference: randomUUID(), amount: 90_000, reason: 'no_memo' })
			.execute();
		const after = await read();
		expect(after.days).toHaveLength(30);
		// Two where midnight falls between.
		const today = new Set([before, after].map(({ days }) => days.at(-1).day));
		expect(incomeOf(after, today) - incomeOf(before, today)).toBe(700_000);
		expect(after.days[0]).toMatchObject({ income: 0, outgo: 0 });
		expect(after.ledger).toEqual({ isBalanced: true, difference: 0, wrongWallets: 0 });
		expect(after.unmatched).toEqual({ count: before.unmatched.count + 1, amount: before.unmatched.amount + 90_000 });
		expect(after.gateways.map(({ provider }: { provider: string }) => provider).sort()).toEqual([
			'bank',
			'card',
			'momo',
			'vnpay',
			'zalopay',
		]);
		expect(after.gateways[0].settledAt).toBeNull();
	});

	it('does not read the whole ledger each time that somebody looks', async () => {
		const own = await startTestServer();
		let reads = 0;
		const stop = statementDone.hear(({ text }) => {
			if (/from ledger_entry group by ledger_account_id/.test(text)) reads++;
		});
		try {
			const { ask } = await person(own, 'admin');
			// The alarm's look, by connections for what takes long, is theirs too.
			await watchLedger(own.longDb, own.app.log);
			const looks = await Promise.all([ask(document), ask(document)]);
			looks.push(await ask(document));
			expect(looks.map(({ data }) => data.getHealth.ledger.isBalanced)).toEqual([true, true, true]);
			expect(reads).toBe(1);
		} finally {
			stop();
			await own.close();
		}
	});

	it('does not show a ledger as it was long ago', async () => {
		const own = await startTestServer();
		onTestFinished(() => own.close());
		const { ask, id } = await person(own, 'admin');
		const look = async () => (await ask(document)).data.getHealth.ledger;
		expect(await look()).toMatchObject({ isBalanced: true });
		await giveMoney(own.db, id, 1_000);
		await own.db.updateTable('wallet').set({ balance: 999 }).where('account_id', '=', id).execute();
		expect(await look()).toMatchObject({ isBalanced: true });
		vi.useFakeTimers({ toFake: ['performance'] });
		onTestFinished(() => void vi.useRealTimers());
		vi.advanceTimersByTime(60 * 60_000);
		expect(await look()).toMatchObject({ isBalanced: false, wrongWallets: 1 });
	});

	it('shows the servers that run, with what runs there', async () => {
		await expect.poll(async () => (await read()).processes.length).toBe(1);
		const [self] = (await read()).processes;
		expect(self.version).toBe('4.5.6');
		expect(Date.parse(self.startedAt)).toBeLessThanOrEqual(Date.parse(self.seenAt));
	});
});

/** What came in on some of the days. */
function incomeOf({ days }: { days: { day: string; income: number }[] }, some: ReadonlySet<string>): number {
	return days.filter(({ day }) => some.has(day)).reduce((sum, { income }) => sum + income, 0);
}

function failed(kind: string) {
	return { kind, failedAt: new Date() };
}
