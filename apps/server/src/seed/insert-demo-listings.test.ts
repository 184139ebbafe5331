import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { insertDemoListings } from './insert-demo-listings.ts';

describe('demo offerings', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startTestServer();
		await insertDemoListings(server.db, { count: 600 });
	});
	afterAll(() => server.close());

	it('have terms, and shares that can be ordered', async () => {
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
