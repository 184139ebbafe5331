import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { importSomeWards, inCauOngLanh, inSaiGon, outside } from './conversion.fixtures.ts';

const CONVERT = `query ($from: AddressSystem!, $provinceId: ID!, $districtId: ID, $wardId: ID, $lat: Float, $long: Float) {
	getAddressConversion(from: $from, provinceId: $provinceId, districtId: $districtId, wardId: $wardId, lat: $lat, long: $long) {
		certainty isDecidedByPoint units { system provinceId province districtId district wardId ward }
	}
}`;
const ask = (server: TestServer, variables: Record<string, unknown>) =>
	server.ask(CONVERT, { variables: { from: 'LEGACY', provinceId: '79', ...variables } });
/** The answer, its units as words from the smallest. */
async function convert(server: TestServer, variables: Record<string, unknown>) {
	const { certainty, isDecidedByPoint, units } = (await ask(server, variables)).data.getAddressConversion;
	type Units = Record<'ward' | 'district' | 'province', string | null>;
	const names = units.map(({ ward, district, province }: Units) =>
		[ward, district, province].filter(Boolean).join(', '),
	);
	return { certainty, isDecidedByPoint, names };
}
const sure = { isDecidedByPoint: false };
const hcm = 'Thành phố Hồ Chí Minh';

describe('without a table of wards', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startTestServer();
	});
	afterAll(() => server.close());

	it.each([
		['01', 'EXACT', 'Thành phố Hà Nội'],
		['74', 'MERGED', hcm],
		['70', 'MERGED', 'Thành phố Đồng Nai'],
		['75', 'MERGED', 'Thành phố Đồng Nai'],
		['40', 'EXACT', 'Tỉnh Nghệ An'],
	])('a province became one, alone or with others: %s', async (provinceId, certainty, name) => {
		expect(await convert(server, { provinceId })).toEqual({ certainty, ...sure, names: [name] });
	});

	it('the province of a ward is known still', async () => {
		const { data } = await ask(server, { districtId: '760', wardId: '26740' });
		expect(data.getAddressConversion).toEqual({
			certainty: 'UNKNOWN',
			isDecidedByPoint: false,
			units: [
				{
					system: 'CURRENT',
					provinceId: '79',
					province: hcm,
					districtId: null,
					district: null,
					wardId: null,
					ward: null,
				},
			],
		});
	});

	it('a district says no more than its province', async () => {
		expect(await convert(server, { districtId: '760' })).toEqual({ certainty: 'MERGED', ...sure, names: [hcm] });
	});

	it('a new province was several, the one of the same code first, then the nearest', async () => {
		expect(await convert(server, { from: 'CURRENT', provinceId: '79' })).toEqual({
			certainty: 'SPLIT',
			...sure,
			names: [hcm, 'Tỉnh Bình Dương', 'Tỉnh Bà Rịa - Vũng Tàu'],
		});
		expect(await convert(server, { from: 'CURRENT', provinceId: '40' })).toEqual({
			certainty: 'EXACT',
			...sure,
			names: ['Tỉnh Nghệ An'],
		});
	});

	it('34 provinces are in force, in Vietnamese order, and wards of none', async () => {
		const { data } = await server.ask(
			'{ getAllCurrentProvince { id province } getAllCurrentWard(provinceId: "79") { id } }',
		);
		const names = data.getAllCurrentProvince.map(({ province }: { province: string }) => province);
		expect(names).toHaveLength(34);
		expect(names[0]).toBe('An Giang');
		expect(names.slice(names.indexOf('Đà Nẵng'), names.indexOf('Đà Nẵng') + 5)).toEqual([
			'Đà Nẵng',
			'Đắk Lắk',
			'Điện Biên',
			'Đồng Nai',
			'Đồng Tháp',
		]);
		expect(data.getAllCurrentWard).toEqual([]);
	});
});

describe('with a table of wards', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startTestServer();
		await importSomeWards(server.db);
	});
	afterAll(() => server.close());

	const ofDistrict1 = (wardId: string, more: object = {}) => convert(server, { districtId: '760', wardId, ...more });
	const ofToday = (wardId: string, more: object = {}) => convert(server, { from: 'CURRENT', wardId, ...more });

	it('a ward that became one alone is exact', async () => {
		const expected = { certainty: 'EXACT', ...sure, names: [`Phường Bến Thành, ${hcm}`] };
		expect(await ofDistrict1('26743')).toEqual(expected);
		expect(await ofDistrict1('26743', outside)).toEqual(expected);
	});

	it('a ward that went into a larger one is merged, under whatever name', async () => {
		expect(await ofDistrict1('26737')).toEqual({ certainty: 'MERGED', ...sure, names: [`Phường Sài Gòn, ${hcm}`] });
	});

	it('a ward that was split has its parts', async () => {
		const { certainty, names } = await ofDistrict1('26746');
		expect(certainty).toBe('SPLIT');
		expect(names.sort()).toEqual([`Phường Cầu Ông Lãnh, ${hcm}`, `Phường Sài Gòn, ${hcm}`]);
	});

	it('the part that bears the old code comes first', async () => {
		const { names } = await ofDistrict1('26734');
		expect(names).toEqual([`Phường Tân Định, ${hcm}`, `Phường Tân Định Đông, ${hcm}`]);
	});

	it.each([
		[inSaiGon, 'Phường Sài Gòn', true],
		[inCauOngLanh, 'Phường Cầu Ông Lãnh', true],
		// Nearest is a proposal, not an answer.
		[outside, 'Phường Sài Gòn', false],
	])('a point decides where it lies inside an outline: %j', async (point, first, isDecidedByPoint) => {
		const found = await ofDistrict1('26746', point);
		expect(found).toMatchObject({ certainty: 'SPLIT', isDecidedByPoint });
		expect(found.names).toHaveLength(2);
		expect(found.names[0]).toBe(`${first}, ${hcm}`);
	});

	it('where no outline is known a point only orders', async () => {
		const found = await ofDistrict1('26734', { lat: 10.79, long: 106.699 });
		expect(found).toMatchObject({ certainty: 'SPLIT', isDecidedByPoint: false });
		expect(found.names[0]).toBe(`Phường Tân Định Đông, ${hcm}`);
	});

	it('a ward that the table leaves out is unknown', async () => {
		expect(await ofDistrict1('26755')).toEqual({ certainty: 'UNKNOWN', ...sure, names: [hcm] });
	});

	it('an island district without wards went over as one', async () => {
		expect(await convert(server, { provinceId: '77', districtId: '755' })).toEqual({
			certainty: 'MERGED',
			...sure,
			names: [`Phường Cầu Ông Lãnh, ${hcm}`],
		});
	});

	describe('and back', () => {
		it('a ward made of one whole is exact', async () => {
			expect(await ofToday('26743')).toEqual({
				certainty: 'EXACT',
				...sure,
				names: [`Phường Bến Thành, Quận 1, ${hcm}`],
			});
		});

		it('a ward made of a part of one lies in that larger one', async () => {
			expect(await ofToday('26735')).toEqual({
				certainty: 'MERGED',
				...sure,
				names: [`Phường Tân Định, Quận 1, ${hcm}`],
			});
		});

		it('a ward made of several has them all, with their districts', async () => {
			const found = await ofToday('26740', inSaiGon);
			expect(found).toMatchObject({ certainty: 'SPLIT', isDecidedByPoint: false });
			expect(found.names.sort()).toEqual([
				`Phường Bến Nghé, Quận 1, ${hcm}`,
				`Phường Nguyễn Thái Bình, Quận 1, ${hcm}`,
				`Phường Đa Kao, Quận 1, ${hcm}`,
			]);
		});

		it('a point inside the outline of an old province decides', async () => {
			expect(await convert(server, { from: 'CURRENT', lat: 11, long: 106.7 })).toMatchObject({
				certainty: 'SPLIT',
				isDecidedByPoint: true,
				names: ['Tỉnh Bình Dương', expect.any(String), expect.any(String)],
			});
		});
	});

	it('the wards in force are listed, those that have ended are not', async () => {
		await server.db
			.updateTable('unit')
			.set({ valid_to: '2026-01-01' })
			.where('system', '=', 'current')
			.where('code', '=', '26735')
			.execute();
		const { data } = await server.ask('{ getAllCurrentWard(provinceId: "79") { id ward } }');
		expect(data.getAllCurrentWard).toEqual([
			{ id: '26743', ward: 'Phường Bến Thành' },
			{ id: '26758', ward: 'Phường Cầu Ông Lãnh' },
			{ id: '26740', ward: 'Phường Sài Gòn' },
			{ id: '26734', ward: 'Phường Tân Định' },
		]);
	});

	it.each([
		[{ provinceId: '99' }, 'provinceId', 'unknown'],
		[{ provinceId: '' }, 'provinceId', 'unknown'],
		// A code of the other system means something else.
		[{ from: 'CURRENT', provinceId: '74' }, 'provinceId', 'unknown'],
		[{ provinceId: '760' }, 'provinceId', 'unknown'],
		[{ districtId: '001' }, 'districtId', 'unknown'],
		[{ from: 'CURRENT', districtId: '760' }, 'districtId', 'unknown'],
		[{ districtId: '760', wardId: '27112' }, 'wardId', 'unknown'],
		[{ wardId: '26740' }, 'wardId', 'unknown'],
		[{ from: 'CURRENT', wardId: '26737' }, 'wardId', 'unknown'],
		[{ from: 'CURRENT', provinceId: '01', wardId: '26740' }, 'wardId', 'unknown'],
		[{ districtId: '760', wardId: "' or 1=1" }, 'wardId', 'unknown'],
		[{ lat: 10.7 }, 'long', 'half'],
		[{ long: 106 }, 'lat', 'half'],
		[{ lat: 91, long: 106 }, 'lat', 'range'],
		[{ lat: 10, long: -181 }, 'long', 'range'],
	])('refuses %j', async (variables, path, code) => {
		const { errors } = await ask(server, variables);
		expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: [{ path, code }] });
	});
});

it('is limited for each account, and for each address without one', async () => {
	const server = await startTestServer({ rateLimitFactor: 0.2 });
	try {
		// One after the other, as a form asks: of what comes together only some may wait for their turn.
		for (let count = 0; count < 48; count++) expect((await ask(server, {})).codes).toEqual([]);
		expect((await ask(server, {})).codes).toEqual(['TOO_MANY_REQUESTS']);
		const token = await server.signIn('an');
		const { codes } = await server.ask(CONVERT, { variables: { from: 'LEGACY', provinceId: '79' }, token });
		expect(codes).toEqual([]);
	} finally {
		await server.close();
	}
});
