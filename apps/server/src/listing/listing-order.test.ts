import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Buyer, insertBuyer, insertOffering } from '../invest/invest.fixtures.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let buyer: Buyer;
/** What each is called by, in the order that they were made, bought and saved in. */
const names: Record<string, string> = {};
beforeAll(async () => {
	server = await startTestServer();
	buyer = await insertBuyer(server, 10_000_000);
	const facts = { small: [20, 3], large: [90, 9], dear: [40, 8] } as const;
	for (const [name, [area, billions]] of Object.entries(facts)) {
		const id = await insertOffering(server);
		const price = billions * 1_000_000_000;
		await server.db
			.updateTable('listing')
			.set({ area, price, price_raw: price, created_at: new Date() })
			.where('id', '=', id)
			.execute();
		await buyer.pay(await buyer.ordered(id, 1));
		await buyer.ask('mutation ($id: ID!) { saveLocationInfo(locationInfoId: $id) { id } }', { id });
		names[id] = name;
	}
});
afterAll(() => server.close());

it.each(['getAllLocationInfoSaved', 'getAllMyInvestedProject'])('%s goes by every order', async (list) => {
	const ordered = async (field: string, direction: string) => {
		const { data } = await buyer.ask(
			`{ ${list}(order: { field: ${field}, direction: ${direction} }) { data { id } } }`,
		);
		return data[list].data.map(({ id }: { id: string }) => names[id]);
	};
	expect(await ordered('AREA', 'ASC')).toEqual(['small', 'dear', 'large']);
	expect(await ordered('AREA', 'DESC')).toEqual(['large', 'dear', 'small']);
	expect(await ordered('PRICE', 'ASC')).toEqual(['small', 'dear', 'large']);
	expect(await ordered('PRICE_PER_SQUARE_METER', 'ASC')).toEqual(['large', 'small', 'dear']);
	expect(await ordered('CREATED_AT', 'ASC')).toEqual(['small', 'large', 'dear']);
	expect(await ordered('CREATED_AT', 'DESC')).toEqual(['dear', 'large', 'small']);
	// From no point the nearest are the newest.
	expect(await ordered('DISTANCE', 'ASC')).toEqual(['dear', 'large', 'small']);
	expect(await ordered('DISTANCE', 'DESC')).toEqual(['small', 'large', 'dear']);
});
