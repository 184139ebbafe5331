import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { importSomeWards } from './conversion/conversion.fixtures.ts';

const ASK = `query ($provinceId: ID, $districtId: ID, $wardId: ID, $currentProvinceId: ID, $currentWardId: ID) {
	getUnitBox(provinceId: $provinceId, districtId: $districtId, wardId: $wardId, currentProvinceId: $currentProvinceId, currentWardId: $currentWardId) {
		south west north east
	}
}`;
async function findBox(server: TestServer, variables: Record<string, string>) {
	const { data, errors } = await server.ask(ASK, { variables });
	expect(errors).toBeUndefined();
	return data.getUnitBox;
}
const square = (south: number, west: number, size: number) => ({
	south: expect.closeTo(south, 3),
	west: expect.closeTo(west, 3),
	north: expect.closeTo(south + size, 3),
	east: expect.closeTo(west + size, 3),
});
const benNghe = { provinceId: '79', districtId: '760', wardId: '26740' };

describe('with what ships alone', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startTestServer();
	});
	afterAll(() => server.close());
	const boxOf = (variables: Record<string, string>) => findBox(server, variables);

	it('a ward lies in its district, a kilometre or ten from the seat', async () => {
		const box = await boxOf(benNghe);
		expect(box).toEqual(await boxOf({ provinceId: '79', districtId: '760' }));
		expect(box.south).toBeLessThan(10.77);
		expect(box.north).toBeGreaterThan(10.78);
		expect(box.north - box.south).toBeCloseTo(0.12);
	});

	it('a district of which only its province’s point is known lies somewhere in that', async () => {
		// Quận 12: the middle of the city is in Quận 3.
		expect(await boxOf({ provinceId: '79', districtId: '761' })).toEqual(await boxOf({ provinceId: '79' }));
		// The only city of a province is where that is.
		const { south, north } = await boxOf({ provinceId: '36', districtId: '356' });
		expect(north - south).toBeCloseTo(0.12);
	});

	it('a province is where its districts are, one in force where those of all that it was made of are', async () => {
		const [old, now] = [await boxOf({ provinceId: '79' }), await boxOf({ currentProvinceId: '79' })];
		expect(old.north - old.south).toBeGreaterThan(0.4);
		// Bình Dương lies north, Côn Đảo far south.
		expect(now.north).toBeGreaterThan(old.north);
		expect(now.south).toBeLessThan(old.south);
	});

	it('knows every province, old and new', async () => {
		for (const { id: provinceId } of (await server.ask('{ getProvince { id } }')).data.getProvince)
			expect(await boxOf({ provinceId }), provinceId).not.toBeNull();
		for (const { id } of (await server.ask('{ getAllCurrentProvince { id } }')).data.getAllCurrentProvince)
			expect(await boxOf({ currentProvinceId: id }), id).not.toBeNull();
	});

	it.each([{}, { provinceId: '00' }, { wardId: "' or 1=1" }])('%j is nowhere', async (variables) => {
		expect(await boxOf(variables)).toBeNull();
	});
});

describe('with outlines', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startTestServer();
		await importSomeWards(server.db);
	});
	afterAll(() => server.close());
	const boxOf = (variables: Record<string, string>) => findBox(server, variables);

	it('a ward in force has its own', async () => {
		expect(await boxOf({ currentProvinceId: '79', currentWardId: '26740' })).toEqual(square(10.77, 106.69, 0.01));
	});

	it('a legacy one has that of what it became, of all of it where it was split', async () => {
		expect(await boxOf(benNghe)).toEqual(square(10.77, 106.69, 0.01));
		expect(await boxOf({ ...benNghe, wardId: '26746' })).toEqual({
			...square(10.77, 106.69, 0.01),
			north: expect.closeTo(10.79, 3),
		});
	});

	it('one without an outline lies around its point', async () => {
		expect(await boxOf({ currentProvinceId: '79', currentWardId: '26743' })).toEqual(square(10.745, 106.675, 0.04));
	});

	it('a province has its own too', async () => {
		expect(await boxOf({ provinceId: '79' })).toEqual(square(10.6, 106.6, 0.3));
	});
});
