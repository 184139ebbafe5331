import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

describe('what a text may name', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startTestServer();
	});
	afterAll(() => server.close());

	const propose = async (text: string) => {
		const { data } = await server.ask(
			'query ($text: String!) { getAllAddressSuggestion(text: $text) { province district ward street } }',
			{ variables: { text } },
		);
		return data.getAllAddressSuggestion as {
			province: string;
			district: string | null;
			ward: string | null;
			street: string | null;
		}[];
	};

	it.each([
		['12 Lê Lợi, P. Bến Nghé, Q.1, TP HCM', { province: 'Hồ Chí Minh', district: 'Quận 1', ward: 'Phường Bến Nghé' }],
		['phuong ben nghe quan 1 sai gon', { province: 'Hồ Chí Minh', district: 'Quận 1', ward: 'Phường Bến Nghé' }],
		['Cầu Giấy, HN', { province: 'Hà Nội', district: 'Quận Cầu Giấy', ward: null }],
		['Đà Nẵng', { province: 'Đà Nẵng', district: null, ward: null }],
	])('is read as people write it: %s', async (text, units) => {
		expect((await propose(text))[0]).toMatchObject(units);
	});

	it('keeps the street', async () => {
		expect((await propose('12 Lê Lợi, phường Bến Nghé, quận 1'))[0]?.street).toBe('12 Lê Lợi');
	});

	it('offers every unit of a name that several have', async () => {
		const found = await propose('Quận Thanh Khê, Phường An Khê');
		expect(found.length).toBeGreaterThan(0);
		expect(found.length).toBeLessThanOrEqual(8);
	});

	it.each(['', 'x', 'zzzz qqqq', 'x'.repeat(400)])('is nothing for %j', async (text) => {
		expect(await propose(text)).toEqual([]);
	});
});
