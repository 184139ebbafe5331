import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLObjectType, getNamedType, isObjectType, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readFragments, rootFieldsOf } from '../graphql/root-fields.ts';
import { readClientDocuments } from '../testing/client-documents.ts';
import { insertListings } from '../testing/listings.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { asksForCards } from './listing-card.ts';

const schema = buildSchema(readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'));
const fields = Object.values((schema.getType('LocationInfo') as GraphQLObjectType).getFields());
/** What a query says of each field: of what has fields itself, its own plain ones. */
const asked = fields.map(({ name, type }) => {
	const of = getNamedType(type);
	if (!isObjectType(of)) return { name, text: name };
	const plain = Object.values(of.getFields()).filter(({ type: inner }) => !isObjectType(getNamedType(inner)));
	return { name, text: `${name} { ${plain.map((each) => each.name).join(' ')} }` };
});

const photo = (key: string, caption: { vn: string; en: string } | null) => ({
	key: `${key}.webp`,
	width: 1_920,
	height: 1_440,
	caption,
	isDrawing: false,
	smaller: [{ key: `${key}-480.webp`, width: 480 }],
	placeholder: 'IQgKDYI2d3Z3iId3d3h3d4eAcwc3',
	hasAvif: true,
});
const photos = JSON.stringify([photo('mat-tien', { vn: 'Mặt tiền', en: 'The front' }), photo('bep', null)]);

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
				photos,
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

	it.each([
		['', 'Mặt tiền', 'vi'],
		['locationLat: 10.7, locationLong: 106.6, ', 'The front', 'en'],
		['search: "trần đình xu", ', 'The front', 'en'],
	])('shows the first of the photos, beside them and alone: %s', async (how, caption, language) => {
		const find = async (text: string) => {
			const { data } = await server.ask(
				`fragment Whole on Photo { key url width height caption isDrawing placeholder sources { url width type } }
				{ getAllLocationInfo(${how}limit: 1) { data { ${text} } } }`,
				{ language },
			);
			return data.getAllLocationInfo.data[0];
		};
		const card = await find('cover { ...Whole } photoCount');
		expect(card).toMatchObject({ cover: { key: 'mat-tien.webp', caption }, photoCount: 2 });
		expect(card.cover.sources).toHaveLength(4);
		const beside = await find('photos { ...Whole } cover { ...Whole } photoCount');
		expect(beside).toEqual({ ...card, photos: [card.cover, expect.objectContaining({ key: 'bep.webp' })] });
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
		expect(await find('cover { key } photoCount snapshot')).toEqual([
			{ cover: { key: 'mat-tien.webp' }, photoCount: 2, snapshot: expect.stringContaining('mat-tien.webp') },
		]);
		expect(await find('title street')).toEqual([{ title: 'Nhà phố Trần Đình Xu', street: '12 Nguyễn Huệ' }]);
	});

	it('has no cover without photos', async () => {
		const { db, ask } = server;
		const title = 'Nhà cho thuê chưa có ảnh';
		await insertListings(db, [{ title, trading_type: 'RENT' }]);
		onTestFinished(async () => void (await db.deleteFrom('listing').where('title', '=', title).execute()));
		const { data } = await ask(
			'{ getAllLocationInfo(filter: { tradingType: RENT }) { data { cover { key } photoCount snapshot } } }',
		);
		expect(data.getAllLocationInfo.data).toEqual([{ cover: null, photoCount: 0, snapshot: null }]);
	});
});

describe('lists of our own client', () => {
	const lists = readClientDocuments().flatMap(({ name, text }) => {
		const document = parse(text);
		const fragments = Object.fromEntries(readFragments(document));
		return rootFieldsOf(document)
			.filter((field) => /^getAllLocationInfo(ByLocation)?$/.test(field.name.value))
			.map((field) => ({ name, onlyCards: asksForCards({ fieldNodes: [field], fragments }) }));
	});

	it('ask for what cards are made of, and read no more', () => {
		const names = (cards: boolean) => lists.flatMap(({ name, onlyCards }) => (onlyCards === cards ? name : [])).sort();
		expect(names(true)).toEqual(['ListingNearby', 'ListingSearch']);
		// Few listings each, of which more is told.
		expect(names(false)).toEqual(['CompareListings', 'ListingMark', 'Offerings', 'PublicListing']);
	});
});
