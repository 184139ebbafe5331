import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readEnv } from '../env.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { giveBack, giveBackFrom, type Limit, type NetworkLimit, spend, spendFrom } from './limit.ts';

describe('a limit', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startTestServer();
	});
	afterAll(() => server.close());

	it.each([20, -20])('lasts as long as the database says, where a server is %i minutes off', async (minutes) => {
		onTestFinished(() => void vi.useRealTimers());
		vi.setSystemTime(Date.now() + minutes * 60_000);
		const context = { db: server.db, env: readEnv({}) };
		const limit: Limit = { name: `clock${minutes}`, max: 2, seconds: 15 * 60 };
		for (let use = 0; use < limit.max; use++) await spend(context, limit, 'somebody');
		await expect(spend(context, limit, 'somebody')).rejects.toMatchObject({
			code: 'TOO_MANY_REQUESTS',
			details: { params: { minutes: 15 } },
		});
	});

	it('gets a use back that did not count, and never more than were used', async () => {
		const context = { db: server.db, env: readEnv({}) };
		const limit: Limit = { name: 'given-back', max: 1, seconds: 60 };
		for (let round = 0; round < 3; round++) {
			await spend(context, limit, 'somebody');
			await giveBack(context, limit, 'somebody');
			await giveBack(context, limit, 'somebody');
		}
		await spend(context, limit, 'somebody');
		await expect(spend(context, limit, 'somebody')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
	});

	it('is more for all the IPv6 networks that one connection may have, and none of their own', async () => {
		const context = { db: server.db, env: readEnv({}) };
		const limit: NetworkLimit = { name: 'networks', max: 1, wide: 3, seconds: 60 };
		const use = (address: string) => spendFrom(context, limit, address);
		await use('2001:db8:1:1::1');
		await expect(use('2001:db8:1:1::2')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
		await use('2001:db8:1:2::1');
		await use('2001:db8:1:3::1');
		await expect(use('2001:db8:1:4::1')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
		await use('2001:db8:2:1::1');
		await giveBackFrom(context, limit, '2001:db8:2:1::1');
		for (let network = 1; network <= 3; network++) await use(`2001:db8:2:${network}::1`);
		for (let end = 1; end <= 4; end++) await use(`203.0.113.${end}`);
	});

	it('names nobody whom it counts', async () => {
		const [phone, email] = ['+84912000345', 'cuc@ancu.test'];
		const requests = [
			`requestPhoneCode(phone: "${phone}", purpose: REGISTER) { id }`,
			`lmkSendMailVerify(email: "${email}")`,
			`loginUser(username: "${phone}", password: "wrong") { token }`,
		];
		for (const request of requests) await server.ask(`mutation { ${request} }`);
		const rows = await server.db.selectFrom('rate_limit').select('key').execute();
		const keys = rows.map(({ key }) => key).join('\n');
		expect(keys).toMatch(/code-phone-day:.*\n/);
		for (const who of [phone, email, '127.0.0.1']) expect(keys).not.toContain(who);
	});

	it('counts those apart whose names are long and end differently', async () => {
		const context = { db: server.db, env: readEnv({}) };
		const limit: Limit = { name: 'long', max: 1, seconds: 60 };
		for (const end of ['a', 'b']) await spend(context, limit, 'x'.repeat(6_000) + end);
		await expect(spend(context, limit, `${'x'.repeat(6_000)}a`)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
	});
});
