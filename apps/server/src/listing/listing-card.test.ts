import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertListings } from '../testing/listings.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const schema = buildSchema(readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'));
const fields = Object.values((schema.getType('LocationInfo') as GraphQLObjectType).getFields());
/** What a query says of each field: of what has fields itself, its own plain ones. */
const asked = fields.map(({ name, type }) => {
	const of = getNamedType(type);
	if (!isObjectType(of)) return { name, text: name };
	const plain = Object.values(of.getFields()).filter(({ type: inner }) => !isObjectType(getNamedType(inner)));
	return { name, text: `${name} { ${plain.map((each) => each.name).join(' ')} }` };
});

describe('a list, whatever it is asked for', () => {
	let server: TestServer;
	let token: string;
	beforeAll(async () => {
		server = await startTestServer();
		token = await server.signIn('admin');
		await insertListings(server.db, [
			{
				title: 'Nhà phố Trần Đình Xu',
				description: 'Nhà nở hậu, sổ hồng riêng.',
				name: 'Số 5',
				project_name: 'Vạn Phúc',
				block_name: 'B2',
				map_sheet_no: '12',
				land_plot_no: '345',
				street: '12 Nguyễn Huệ',
				price: 20_000_000,
				price_unit: 'PER_M2',
				area: 80,
				floor_area: 210,
				facade_area: 5,
				floors: 3,
				bedroom: 3,
				toilet: 2,
				direction: 'EAST',
				legal_status: 'HAVE_BOOK',
				legal_conditions: 'Sổ hồng',
				owner: 'Nguyễn Văn An',
				investor: 'Công ty Hoa Gạo',
				house_category: 'ALLEY',
				characteristics: ['CAR_ALLEY'],
				is_priority: true,
				contact_person_name: 'Cô Ba',
				contact_person_phone: '+84901234567',
				is_green_check: true,
				views: 7,
			},
		]);
	});
	afterAll(() => server.close());

	it.each([
		['the newest', ''],
		['with words', 'search: "trần đình xu", '],
		['around a point', 'locationLat: 10.7, locationLong: 106.6, '],
	])('tells each field the same, alone and among all others: %s', async (_name, how) => {
		const find = async (text: string) => {
			const { data, codes } = await server.ask(
				`{ getAllLocationInfo(${how}limit: 1) { data { ${text} } priorityPost { ${text} } } }`,
				{ token },
			);
			expect(codes).toEqual([]);
			return [...data.getAllLocationInfo.data, ...data.getAllLocationInfo.priorityPost] as Record<string, unknown>[];
		};
		const whole = await find(asked.map(({ text }) => text).join(' '));
		expect(whole).toHaveLength(2);
		for (const { name, text } of asked) {
			expect(await find(text), name).toEqual(whole.map((listing) => ({ [name]: listing[name] })));
		}
	});

	it('around a point, too', async () => {
		const find = async (text: string) => {
			const { data } = await server.ask(
				`{ getAllLocationInfoByLocation(pointLat: 10.77, pointLong: 106.69, maxDistance: 50000) { data { ${text} } } }`,
			);
			return data.getAllLocationInfoByLocation.data as unknown[];
		};
		expect(await find('title description')).toEqual([
			{ title: 'Nhà phố Trần Đình Xu', description: 'Nhà nở hậu, sổ hồng riêng.' },
		]);
		expect(await find('title street')).toEqual([{ title: 'Nhà phố Trần Đình Xu', street: '12 Nguyễn Huệ' }]);
	});
});
