import { withoutUnfit } from '@ancu/forms/listing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublic } from '../listing/listing.filter.ts';
import { listingColumns } from '../listing/listing.repository.ts';
import { changedFacts, type Facts, readFacts } from '../listing/listing-facts.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertDemoListings } from './insert-demo-listings.ts';

describe('demo listings', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startTestServer();
		await insertDemoListings(server.db, { count: 600 });
	});
	afterAll(() => server.close());

	it('say what was accepted of them', async () => {
		const listings = await server.db
			.selectFrom('listing')
			.select([...listingColumns, 'accepted_facts'])
			.where(isPublic)
			.execute();
		expect(listings.length).toBeGreaterThan(500);
		for (const listing of listings)
			expect(changedFacts(listing.accepted_facts as Facts, readFacts(listing))).toEqual([]);
	});

	it('that wait stand in the order in which they say they were sent', async () => {
		const { data } = await server.ask('{ getAllLocationInfoModeration(limit: 100) { data { createdAt } } }', {
			token: await server.signIn('editor'),
		});
		const sent = data.getAllLocationInfoModeration.data.map(({ createdAt }: { createdAt: string }) => createdAt);
		expect(sent.length).toBeGreaterThan(10);
		expect(sent).toEqual(sent.toSorted());
	});

	it('that offer shares are of people who may', async () => {
		const posters = await server.db
			.selectFrom('account')
			.select('role')
			.where('id', 'in', (eb) => eb.selectFrom('listing').select('account_id').where('is_invest', '=', true))
			.execute();
		expect(new Set(posters.map(({ role }) => role))).toEqual(new Set(['investor']));
	});

	it('hold no fact that their category cannot have, which the first change would take away', async () => {
		const rows = await server.db.selectFrom('listing').select(listingColumns).execute();
		const unfit = rows.flatMap((row) => {
			const facts = readFacts(row);
			const none = withoutUnfit(row.trading_type, row.category_id);
			return Object.entries(none).flatMap(([name, empty]) => {
				const value = facts[name as keyof typeof facts];
				return JSON.stringify(value ?? null) === JSON.stringify(empty) ? [] : [`${row.category_id} ${name} ${value}`];
			});
		});
		expect(unfit).toEqual([]);
	});

	it('that are over say how', async () => {
		const closed = await server.db
			.selectFrom('listing')
			.select('closed_reason')
			.where('status', '=', 'CANCEL')
			.execute();
		expect(closed.length).toBeGreaterThan(5);
		for (const { closed_reason } of closed) expect(['SOLD', 'RENTED', 'TAKEN_DOWN']).toContain(closed_reason);
	});

	it('offer shares that can be ordered, on terms', async () => {
		const { data } = await server.ask(
			`{ getAllLocationInfo(limit: 100, filter: { isInvest: true }) { total data {
				pricePerShare offering { state leftShare minInvestment softCap exitRule } } } }`,
		);
		const { total, data: listings } = data.getAllLocationInfo;
		expect(total).toBeGreaterThan(3);
		for (const { pricePerShare, offering } of listings)
			expect(offering).toMatchObject({
				minInvestment: 2 * pricePerShare,
				exitRule: expect.stringContaining('36 tháng'),
			});
		expect(listings.some(({ offering }: { offering: { state: string } }) => offering.state === 'OPEN')).toBe(true);
	});
});
