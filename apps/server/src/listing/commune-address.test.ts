import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importSomeWards, inCauOngLanh } from '../address/conversion/conversion.fixtures.ts';
import { house as anyHouse, insertListings } from '../testing/listings.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let an: string;
beforeAll(async () => {
	server = await startTestServer();
	await importSomeWards(server.db);
	an = await server.signIn('an');
});
afterAll(() => server.close());

const { provinceId: _province, districtId: _district, ...house } = anyHouse;
const fields = 'id address provinceId districtId wardId currentProvinceId currentWard chosenCurrentWardId';
const create = (data: object) =>
	server.ask(`mutation ($data: LocationInfoInput!) { createLocationInfo(data: $data) { ${fields} } }`, {
		token: an,
		variables: { data: { ...house, ...data } },
	});
const update = (id: string, data: object) =>
	server.ask(
		`mutation ($id: ID!, $data: LocationInfoInput!) { updateLocationInfo(id: $id, data: $data) { ${fields} status } }`,
		{ token: an, variables: { id, data } },
	);
const posted = async (data: object) => (await create(data)).data.createLocationInfo;
const refused = async (data: object) => (await create(data)).errors?.[0]?.extensions?.fields;

const saiGon = { currentWardId: '26740' };
const inQuan1 = { provinceId: '79', districtId: '760' };

describe('a listing whose poster knows the commune in force alone', () => {
	it('lies in it, and in the legacy units that all it was made of has in common', async () => {
		expect(await posted(saiGon)).toMatchObject({
			...inQuan1,
			wardId: null,
			currentProvinceId: '79',
			currentWard: 'Phường Sài Gòn',
			chosenCurrentWardId: '26740',
			address: expect.stringMatching(/Phường Sài Gòn, Hồ Chí Minh$/),
		});
	});

	it('lies in the one ward that its commune was made of', async () => {
		expect(await posted({ currentWardId: '26735' })).toMatchObject({
			...inQuan1,
			wardId: '26734',
			currentWard: 'Phường Tân Định Đông',
		});
	});

	it('says which ward it was and stays in its commune, also where that ward was split and the pin lies elsewhere', async () => {
		const { lat: locationLat, long: locationLong } = inCauOngLanh;
		const place = { ...inQuan1, wardId: '26746', ...saiGon };
		expect(await posted({ ...place, locationLat, locationLong })).toMatchObject({
			wardId: '26746',
			currentWard: 'Phường Sài Gòn',
			chosenCurrentWardId: '26740',
		});
	});

	it('of a commune across provinces says which one', async () => {
		expect(await refused({ currentWardId: '26758' })).toEqual([{ path: 'currentWardId', code: 'ambiguous' }]);
		expect(await posted({ currentWardId: '26758', provinceId: '79' })).toMatchObject({
			provinceId: '79',
			districtId: null,
			currentWard: 'Phường Cầu Ông Lãnh',
		});
		expect(await posted({ currentWardId: '26758', provinceId: '77', districtId: '755' })).toMatchObject({
			districtId: '755',
			currentWard: 'Phường Cầu Ông Lãnh',
		});
	});

	it.each([
		[{ ...saiGon, provinceId: '01' }, 'currentWardId', 'unknown'],
		[{ ...saiGon, provinceId: '79', districtId: '764' }, 'currentWardId', 'unknown'],
		[{ currentWardId: '99999' }, 'currentWardId', 'unknown'],
		[{ provinceId: '79', districtId: '760' }, 'wardId', 'required'],
		[{}, 'provinceId', 'required'],
	])('is refused with %j', async (place, path, code) => {
		expect(await refused(place)).toEqual(expect.arrayContaining([expect.objectContaining({ path, code })]));
	});

	it('can change what else it says, and keeps its commune', async () => {
		const { id } = await posted(saiGon);
		expect((await update(id, { price: 6_000_000_000 })).data.updateLocationInfo).toMatchObject({
			districtId: '760',
			wardId: null,
			chosenCurrentWardId: '26740',
		});
		// As the form sends it, all of it.
		const again = { ...inQuan1, wardId: null, ...saiGon, price: 6_100_000_000 };
		expect((await update(id, again)).data.updateLocationInfo).toMatchObject({ chosenCurrentWardId: '26740' });
		// Known later.
		expect((await update(id, { wardId: '26737' })).data.updateLocationInfo).toMatchObject({
			wardId: '26737',
			currentWard: 'Phường Sài Gòn',
			chosenCurrentWardId: null,
		});
	});

	it('is found in its commune', async () => {
		const { id } = await posted(saiGon);
		await server.ask(`mutation { acceptLocationInfo(id: "${id}") { id } }`, { token: await server.signIn('editor') });
		const { data } = await server.ask(
			'{ getAllLocationInfo(limit: 100, filter: { currentWardId: "26740" }) { data { id } } }',
		);
		expect(data.getAllLocationInfo.data.map((row: { id: string }) => row.id)).toContain(id);
	});
});

it('an imported listing that names its commune alone can be changed, and stays public where no key fact is', async () => {
	const whole = { description: house.description, floors: 3, bedroom: 3, contact_person_name: 'An' };
	const places = await insertListings(server.db, [
		{ title: 'With its district', ...whole, ward_code: null, current_ward_code: '26740' },
		{ title: 'Without a district', ...whole, ward_code: null, district_code: null, current_ward_code: '26740' },
	]);
	for (const [title, { id }] of places) {
		const { data, errors } = await update(id, { bedroom: 4 });
		expect(errors, title).toBeUndefined();
		expect(data.updateLocationInfo).toMatchObject({ status: 'ACCEPT', currentWard: 'Phường Sài Gòn', wardId: null });
	}
});
