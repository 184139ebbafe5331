import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { importSomeWards, inSaiGon } from '../conversion/conversion.fixtures.ts';
import { importUnits } from '../import/import-units.ts';

describe('what a text may name where the communes in force are known', () => {
	let server: TestServer;
	let inQuan3: string[];
	beforeAll(async () => {
		server = await startTestServer();
		await importSomeWards(server.db);
		const rows = await server.db
			.selectFrom('unit')
			.select('code')
			.where('system', '=', 'legacy')
			.where('parent_code', '=', '770')
			.execute();
		inQuan3 = rows.map(({ code }) => code).slice(0, 9);
		const pairs = inQuan3.map((code) => `${code},26740,full`);
		await importUnits(server.db, 'wards.csv', ['old_ward_code,new_ward_code,kind', ...pairs].join('\n'));
	});
	afterAll(() => server.close());

	const fields = 'wardId ward currentProvinceId currentProvince currentWardId currentWard isApproximate';
	const propose = async (text: string) => {
		const { data } = await server.ask(`query ($text: String!) { getAllAddressSuggestion(text: $text) { ${fields} } }`, {
			variables: { text },
		});
		return data.getAllAddressSuggestion as { wardId: string; currentWardId: string | null }[];
	};

	it('offers every ward that a commune was made of, and says which commune', async () => {
		const found = await propose('Phường Sài Gòn, Hồ Chí Minh');
		expect(found.map(({ wardId }) => wardId).sort()).toEqual(['26737', '26740', '26746', ...inQuan3].sort());
		for (const each of found)
			expect(each).toMatchObject({
				currentProvinceId: '79',
				currentProvince: 'Hồ Chí Minh',
				currentWardId: '26740',
				currentWard: 'Phường Sài Gòn',
				isApproximate: true,
			});
	});

	it('says of an old ward what it is now, where it went over whole', async () => {
		expect(await propose('Phường Đa Kao, Quận 1')).toMatchObject([{ wardId: '26737', currentWard: 'Phường Sài Gòn' }]);
		expect(await propose('Phường Nguyễn Thái Bình, Quận 1')).toMatchObject([{ wardId: '26746', currentWardId: null }]);
	});

	it('says of a point in which commune it lies', async () => {
		const { data } = await server.ask(
			`query ($lat: Float!, $long: Float!) { suggestAdress(latitude: $lat, longitude: $long) { ${fields} } }`,
			{ variables: inSaiGon },
		);
		expect(data.suggestAdress).toMatchObject({ currentProvinceId: '79', currentWardId: '26740', wardId: null });
	});

	it('a search offers the commune itself, not the first of what it was made of', async () => {
		const { data } = await server.ask(
			`query ($text: String!) {
				getAllSearchSuggestion(text: $text) { kind label detail wardId currentProvinceId currentWardId }
			}`,
			{ variables: { text: 'Phường Sài Gòn, Hồ Chí Minh' } },
		);
		expect(data.getAllSearchSuggestion).toEqual([
			{
				kind: 'PLACE',
				label: 'Phường Sài Gòn',
				detail: 'Hồ Chí Minh',
				wardId: null,
				currentProvinceId: '79',
				currentWardId: '26740',
			},
		]);
	});
});
