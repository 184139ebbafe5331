import { HOUR_MS } from '@ancu/forms/format';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEnv } from '../env.ts';
import { insertListings } from '../testing/listings.ts';
import { openSession } from '../testing/open-session.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createBudget } from './budget.ts';
import { spendOperation } from './operation-budgets.ts';

const CLUSTERS =
	'{ getAllLocationInfoCluster(box: { south: 10, west: 106, north: 11, east: 107 }, zoom: 10) { total } }';

describe('what may be asked in a minute', () => {
	let server: TestServer;
	let now: number;
	beforeAll(async () => {
		// A visitor's address may ask for 24 root fields, and for 9 of the map.
		server = await startTestServer({ rateLimitFactor: 0.01 });
	});
	afterAll(() => server.close());

	it('is counted by root fields, not by requests, and said in the reader’s language', async () => {
		const ten = `{ ${Array.from({ length: 10 }, (_, at) => `a${at}: getProvince { id }`).join(' ')} }`;
		expect((await server.ask(ten)).codes).toEqual([]);
		expect((await server.ask(ten)).codes).toEqual([]);
		const { errors, codes } = await server.ask(ten, { language: 'en' });
		expect(new Set(codes)).toEqual(new Set(['TOO_MANY_REQUESTS']));
		expect(errors?.[0]).toMatchObject({
			message: expect.stringContaining('in 1\u00a0min.'),
			extensions: { params: { minutes: 1 } },
		});
	});

	it('is less of what costs more', async () => {
		const other = await startTestServer({ rateLimitFactor: 0.01 });
		try {
			const codes: string[] = [];
			for (let round = 0; round < 11; round++) codes.push(...(await other.ask(CLUSTERS)).codes);
			expect(codes).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
			expect((await other.ask('{ getProvince { id } }')).codes).toEqual([]);
		} finally {
			await other.close();
		}
	});

	it('is few phone numbers and e-mail addresses of other people in an hour', async () => {
		// Six.
		const other = await startTestServer({ rateLimitFactor: 0.01 });
		try {
			await insertListings(
				other.db,
				Array.from({ length: 4 }, (_, at) => ({
					title: `Nhà ${at}`,
					contact_person_phone: `+8490000123${at}`,
					is_default_contact_phone: false,
				})),
			);
			const ask = async (token: string) => {
				const { data, codes } = await other.ask('{ getAllLocationInfo { data { contactPersonPhone } } }', { token });
				const shown = data.getAllLocationInfo.data as { contactPersonPhone: string | null }[];
				return { shown: shown.filter(({ contactPersonPhone }) => contactPersonPhone).length, codes: new Set(codes) };
			};
			const tokenOf = async (username: string) => {
				const account = other.db.selectFrom('account').select('id').where('username', '=', username);
				return openSession(other.db, (await account.executeTakeFirstOrThrow()).id);
			};
			const binh = await tokenOf('binh');
			expect(await ask(binh)).toEqual({ shown: 4, codes: new Set() });
			expect(await ask(binh)).toEqual({ shown: 2, codes: new Set(['TOO_MANY_REQUESTS']) });
			expect((await ask(await tokenOf('support'))).shown).toBe(4);
			// They are their own, which are not counted.
			const an = await tokenOf('an');
			for (let round = 0; round < 2; round++) expect(await ask(an)).toEqual({ shown: 4, codes: new Set() });
		} finally {
			await other.close();
		}
	});

	const budgetOf = () =>
		createBudget({ db: server.db, env: readEnv({}), log: { warn: () => undefined }, now: () => now });

	it.each([
		['a list by words', 'getAllLocationInfo', { search: 'nhà' }],
		['what costs more', 'getAllPoster', {}],
	])('counts pages that are rendered here apart: %s', (_what, operation, args) => {
		const spend = (isPage: boolean) =>
			spendOperation(
				{
					budget,
					viewer: null,
					client: { address: '203.0.113.7', userAgent: null },
					env: { ...readEnv({}), rateLimitFactor: 0.01 },
					isPage,
				},
				'Query',
				operation,
				args,
			);
		now = 1_000_000_020_000;
		const budget = budgetOf();
		const readPages = () => {
			for (let page = 0; page < 6; page++) spend(true);
		};
		expect(readPages).toThrow('TOO_MANY_REQUESTS');
		expect(() => spend(false)).not.toThrow();
	});

	it('is enough for a file of 10,000 rows at once, and no import goes on all day', () => {
		now = 1_000_000_800_000;
		const budget = budgetOf();
		const viewer = { id: 'an', role: 'user' as const, tokenHash: Buffer.alloc(0) };
		const parts = {
			budget,
			viewer,
			client: { address: '203.0.113.7', userAgent: null },
			env: readEnv({}),
			isPage: false,
		};
		const importFile = () => {
			for (let batch = 0; batch < 100; batch++) spendOperation(parts, 'Mutation', 'importLocationInfo', {});
			now += 60_000;
		};
		for (let file = 0; file < 3; file++) expect(importFile).not.toThrow();
		expect(importFile).toThrow('TOO_MANY_REQUESTS');
		now += HOUR_MS;
		expect(importFile).not.toThrow();
	});

	it('begins again with the minute, and is each person’s own', () => {
		now = 1_000_000_020_000;
		const budget = budgetOf();
		for (let round = 0; round < 3; round++) budget.take('query', 'a', 3);
		expect(() => budget.take('query', 'a', 3)).toThrow('TOO_MANY_REQUESTS');
		expect(() => budget.take('query', 'b', 3)).not.toThrow();
		now += 60_000;
		expect(() => budget.take('query', 'a', 3)).not.toThrow();
	});

	it('lasts for an hour where it is counted by the hour', () => {
		now = 1_000_000_800_000;
		const budget = budgetOf();
		for (let round = 0; round < 3; round++) budget.take('contact', 'a', 3, 3_600);
		now += 60_000;
		expect(() => budget.take('contact', 'a', 3, 3_600)).toThrow('TOO_MANY_REQUESTS');
		expect(() => budget.take('query', 'a', 3)).not.toThrow();
		now += HOUR_MS;
		expect(() => budget.take('contact', 'a', 3, 3_600)).not.toThrow();
	});

	it('is shared among processes, to a tenth', async () => {
		now = 1_000_000_200_000;
		const [one, other] = [budgetOf(), budgetOf()];
		for (let round = 0; round < 90; round++) one.take('shared', 'c', 100);
		await vi.waitFor(async () => expect(await told('shared')).toBe(90));
		for (let round = 0; round < 10; round++) other.take('shared', 'c', 100);
		await vi.waitFor(() => expect(() => other.take('shared', 'c', 100)).toThrow('TOO_MANY_REQUESTS'));
	});

	it('costs no statement any more where too much is asked', async () => {
		now = 1_000_000_600_000;
		const budget = budgetOf();
		for (let round = 0; round < 300; round++) {
			const take = () => budget.take('refused', 'e', 100);
			if (round < 100) take();
			else expect(take).toThrow('TOO_MANY_REQUESTS');
		}
		await vi.waitFor(async () => expect(await told('refused')).toBe(110));
	});

	it('keeps count of whoever asks on, however many others come by', () => {
		now = 1_000_000_800_000;
		const budget = budgetOf();
		for (let round = 0; round < 100; round++) budget.take('query', 'f', 100);
		for (let other = 0; other < 60_000; other++) {
			budget.take('query', `g${other}`, 100);
			if (other % 1_000 === 0) expect(() => budget.take('query', 'f', 100)).toThrow('TOO_MANY_REQUESTS');
		}
	});

	it('costs no statement where little is asked', async () => {
		now = 1_000_000_400_000;
		const budget = budgetOf();
		for (let round = 0; round < 9; round++) budget.take('seldom', 'd', 100);
		// What was told of those would be there by then.
		for (let round = 0; round < 10; round++) budget.take('often', 'd', 100);
		await vi.waitFor(async () => expect(await told('often')).toBe(10));
		expect(await told('seldom')).toBe(0);
	});

	async function told(name: string): Promise<number> {
		const rows = await server.db
			.selectFrom('rate_limit')
			.select('count')
			.where('key', 'like', `budget:${name}:%`)
			.execute();
		return rows.reduce((sum, { count }) => sum + count, 0);
	}
});
