import { DAY_MS } from '@ancu/forms/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertListings, type TestListing } from '../testing/listings.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const METERS_PER_DEGREE = 111_195.08;
/** A point in the middle of Quận 1, and what lies around it. */
const center = { lat: 10.775, long: 106.7 };
const north = (meters: number) => ({
	location_lat: center.lat + meters / METERS_PER_DEGREE,
	location_long: center.long,
});
const east = (meters: number) => ({
	location_lat: center.lat,
	location_long: center.long + meters / METERS_PER_DEGREE / Math.cos((center.lat * Math.PI) / 180),
});
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const billion = 1_000_000_000;

// The first is the oldest. All in Quận 1 and of 5 tỷ unless they say otherwise.
const listings: readonly TestListing[] = [
	{
		title: 'Nhà hẻm',
		...north(999),
		created_at: ago(40),
		characteristics: ['CAR_ALLEY'],
		legal_status: 'HAVE_BOOK',
		house_category: 'ALLEY',
		street: '12 Nguyễn Huệ',
		bedroom: 4,
		toilet: 3,
		floors: 4,
		facade_area: 5,
		direction: 'SOUTH_EAST',
		post_mode: 'OWNER',
	},
	{
		title: 'Nhà mặt tiền',
		...north(1_001),
		created_at: ago(20),
		house_category: 'FRONTAGE',
		characteristics: ['BOUNDARIES'],
		street: 'Đường Nguyễn Huệ',
		price: 30 * billion,
		area: 100,
		post_mode: 'BROKER',
	},
	{
		title: 'Căn hộ cao tầng',
		...east(500),
		created_at: ago(5),
		category_id: 'apartment',
		project_name: 'Vạn Phúc Riverside',
		interior_status: 'FULL',
		bedroom: 2,
		toilet: 2,
		price: 3 * billion,
		area: 65,
		is_green_check: true,
		post_mode: 'BROKER',
	},
	{
		title: 'Căn hộ gần Vạn Phúc',
		...east(-2_000),
		created_at: ago(3),
		category_id: 'apartment',
		project_name: 'Hoa Gạo Tower',
		street: '5 Nguyễn Văn Linh',
		price: 4 * billion,
		area: 80,
		planning_checked_at: new Date(),
		post_mode: 'BROKER',
	},
	{
		title: 'Nhà quận mười',
		...east(-4_000),
		created_at: ago(2),
		district_code: '771',
		ward_code: null,
		street: 'Hẻm 5 đường 3 Tháng 2',
		post_mode: 'BROKER',
	},
	{
		title: 'Nhà ở Vũng Tàu',
		created_at: ago(1),
		province_code: '77',
		district_code: '747',
		ward_code: null,
		current_province_code: '79',
		current_ward_code: '26506',
		street: 'Hẻm xe hơi 3PN Lê Lợi',
		location_lat: 10.35,
		location_long: 107.08,
		price: 8 * billion,
		post_mode: 'BROKER',
	},
	{
		title: 'Phòng cho thuê',
		created_at: ago(0.1),
		trading_type: 'RENT',
		category_id: 'room',
		...east(100),
		price: 3_000_000,
		area: 20,
		post_mode: 'BROKER',
	},
	{
		title: 'Nhà đang chờ',
		status: 'PENDING',
		project_name: 'Chưa Ai Biết Plaza',
		street: 'Phố Chưa Ai Biết',
	},
];
const shown = listings.filter(({ status }) => status !== 'PENDING').map(({ title }) => title);

describe('searching', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startTestServer();
		await insertListings(server.db, listings);
	});
	afterAll(() => server.close());

	const SEARCH = `query ($filter: LocationInfoFilter, $search: String, $order: LocationInfoOrder, $locationLat: Float, $locationLong: Float, $page: Int, $limit: Int) {
		getAllLocationInfo(filter: $filter, search: $search, order: $order, locationLat: $locationLat, locationLong: $locationLong, page: $page, limit: $limit) { data { title } total }
		getLocationInfoTotal(filter: $filter, search: $search)
	}`;
	const find = async (variables: Record<string, unknown>) => {
		const { data, codes, errors } = await server.ask(SEARCH, { variables });
		const found = data?.getAllLocationInfo;
		const titles = found?.data.map(({ title }: { title: string }) => title) as string[];
		return { titles, total: data?.getLocationInfoTotal, listed: found?.total, codes, errors };
	};
	/** A corner so many metres north and east of the middle. */
	const corner = (up: number, right: number) => ({
		lat: north(up).location_lat,
		long: east(right).location_long,
	});

	describe('by one field', () => {
		it.each<[string, Record<string, unknown>, string[]]>([
			['kind', { tradingType: 'RENT' }, ['Phòng cho thuê']],
			['category', { categoryIds: ['apartment'] }, ['Căn hộ gần Vạn Phúc', 'Căn hộ cao tầng']],
			['price', { priceMin: 4 * billion, priceMax: 4 * billion }, ['Căn hộ gần Vạn Phúc']],
			['price per m²', { pricePerSquareMeterMin: 290_000_000 }, ['Nhà mặt tiền']],
			['area', { areaMin: 60, areaMax: 70 }, ['Căn hộ cao tầng']],
			['bedrooms', { bedroomMin: 3 }, ['Nhà hẻm']],
			['toilets', { toiletMin: 2 }, ['Căn hộ cao tầng', 'Nhà hẻm']],
			['floors', { floorsMin: 4 }, ['Nhà hẻm']],
			['frontage', { facadeMin: 5 }, ['Nhà hẻm']],
			['direction', { directions: ['SOUTH_EAST'] }, ['Nhà hẻm']],
			['papers', { legalStatuses: ['HAVE_BOOK'] }, ['Nhà hẻm']],
			['house type', { houseCategories: ['FRONTAGE'] }, ['Nhà mặt tiền']],
			['characteristic', { characteristics: ['CAR_ALLEY'] }, ['Nhà hẻm']],
			['interior', { interiorStatuses: ['FULL'] }, ['Căn hộ cao tầng']],
			['who posted', { postMode: 'OWNER' }, ['Nhà hẻm']],
			['green check', { isGreenCheck: true }, ['Căn hộ cao tầng']],
			['planning', { isPlanningChecked: true }, ['Căn hộ gần Vạn Phúc']],
			['age', { postedWithinDays: 1 }, ['Phòng cho thuê']],
			['legacy province', { provinceId: '77' }, ['Nhà ở Vũng Tàu']],
			['legacy district', { districtId: '771' }, ['Nhà quận mười']],
			['ward in force', { currentWardId: '26506' }, ['Nhà ở Vũng Tàu']],
			['province and ward in force', { currentProvinceId: '79', currentWardId: '26506' }, ['Nhà ở Vũng Tàu']],
			['project', { projectName: 'Vạn Phúc' }, ['Căn hộ cao tầng']],
			['project without marks', { projectName: 'RIVERSIDE van' }, ['Căn hộ cao tầng']],
		])('%s', async (_name, filter, expected) => {
			const { titles, total, listed } = await find({ filter });
			expect(titles).toEqual(expected);
			expect([total, listed]).toEqual([expected.length, expected.length]);
		});

		it.each<[string, Record<string, unknown>, string]>([
			['characteristics that it must not have', { characteristicsNot: ['BOUNDARIES'] }, 'Nhà mặt tiền'],
			['planning that nobody looked up', { isPlanningChecked: false }, 'Căn hộ gần Vạn Phúc'],
			['all provinces but one', { currentProvinceId: '79', provinceId: '79' }, 'Nhà ở Vũng Tàu'],
		])('%s', async (_name, filter, missing) => {
			expect((await find({ filter })).titles.toSorted()).toEqual(shown.filter((title) => title !== missing).toSorted());
		});
	});

	describe('on a part of the map', () => {
		it('within a circle, to the metre', async () => {
			const circle = { ...center, radius: 1_000 };
			expect((await find({ filter: { circle } })).titles).toEqual(['Phòng cho thuê', 'Căn hộ cao tầng', 'Nhà hẻm']);
			expect((await find({ filter: { circle: { ...circle, radius: 998 } } })).titles).not.toContain('Nhà hẻm');
			expect((await find({ filter: { circle: { ...circle, radius: 1_002 } } })).titles).toContain('Nhà mặt tiền');
		});

		it('inside an outline, where it goes in too', async () => {
			// A U around the middle: arms west and east, a base in the south.
			const u = [
				corner(300, -2_500),
				corner(300, -1_500),
				corner(-500, -1_500),
				corner(-500, 300),
				corner(300, 300),
				corner(300, 800),
				corner(-1_000, 800),
				corner(-1_000, -2_500),
			];
			expect((await find({ filter: { polygon: u } })).titles).toEqual(['Căn hộ gần Vạn Phúc', 'Căn hộ cao tầng']);
			// The other way round, and begun elsewhere, it is the same area.
			const other = [...u.slice(3), ...u.slice(0, 3)].reverse();
			expect((await find({ filter: { polygon: other } })).titles).toEqual(['Căn hộ gần Vạn Phúc', 'Căn hộ cao tầng']);
		});

		it('on the line of an outline', async () => {
			const { location_lat: lat, location_long: long } = east(500);
			const polygon = [
				{ lat: lat - 0.001, long },
				{ lat: lat + 0.001, long },
				{ lat, long: long + 0.001 },
			];
			expect((await find({ filter: { polygon } })).titles).toEqual(['Căn hộ cao tầng']);
		});

		it('in what several parts have in common', async () => {
			const circle = { ...center, radius: 1_500 };
			const box = { south: center.lat + 0.001, west: 106, north: 11, east: 107 };
			const polygon = [corner(2_000, -2_000), corner(2_000, 2_000), corner(1_000.2, 2_000), corner(1_000.2, -2_000)];
			expect((await find({ filter: { circle, box } })).titles).toEqual(['Nhà mặt tiền', 'Nhà hẻm']);
			expect((await find({ filter: { circle, box, polygon } })).titles).toEqual(['Nhà mặt tiền']);
		});

		it('around a point, however far', async () => {
			const near = await find({ locationLat: center.lat, locationLong: center.long, limit: 3 });
			expect(near.titles).toEqual(['Phòng cho thuê', 'Căn hộ cao tầng', 'Nhà hẻm']);
			const rest = await find({ locationLat: center.lat, locationLong: center.long, limit: 3, page: 2 });
			expect(rest.titles).toEqual(['Nhà mặt tiền', 'Căn hộ gần Vạn Phúc', 'Nhà quận mười']);
			const last = await find({ locationLat: center.lat, locationLong: center.long, limit: 3, page: 3 });
			expect(last.titles).toEqual(['Nhà ở Vũng Tàu']);
			const far = await find({ locationLat: 21, locationLong: 105.8, order: { field: 'DISTANCE', direction: 'DESC' } });
			expect(far.titles.slice(0, 1)).toEqual(['Nhà ở Vũng Tàu']);
		});

		it.each<[string, Record<string, unknown>, string[]]>([
			['two corners', { polygon: [center, corner(100, 100)] }, ['polygon']],
			['61 corners', { polygon: Array.from({ length: 61 }, (_, at) => corner(at, at * at)) }, ['polygon']],
			['a corner off the earth', { polygon: [center, corner(0, 9), { lat: 91, long: 106 }] }, ['polygon.2']],
			['a circle that is a point', { circle: { ...center, radius: 49 } }, ['circle.radius']],
			['a circle as large as a country', { circle: { ...center, radius: 50_001 } }, ['circle.radius']],
			['a circle off the earth', { circle: { lat: 10, long: 181, radius: 500 } }, ['circle']],
			['a box upside down', { box: { south: 11, west: 106, north: 10, east: 107 } }, ['box']],
			['days that were not', { postedWithinDays: 0 }, ['postedWithinDays']],
			['too many days', { postedWithinDays: 366 }, ['postedWithinDays']],
			[
				'several at once',
				{ circle: { ...center, radius: 0 }, postedWithinDays: 0 },
				['circle.radius', 'postedWithinDays'],
			],
		])('is refused for %s', async (_name, filter, paths) => {
			const { codes, errors } = await find({ filter });
			expect(codes[0]).toBe('BAD_INPUT');
			const fields = errors?.[0]?.extensions.fields as { path: string }[] | undefined;
			expect(fields?.map(({ path }) => path)).toEqual(paths);
			const relaxed = await server.ask(
				'query ($filter: LocationInfoFilter) { getAllLocationInfoRelaxation(filter: $filter) { total } }',
				{ variables: { filter } },
			);
			expect(relaxed.codes).toEqual(['BAD_INPUT']);
		});
	});

	describe('in people’s shorthand', () => {
		it.each<[string, string[]]>([
			['nhà HXH SHR', ['Nhà hẻm']],
			['nha hxh q1', ['Nhà hẻm']],
			['hẻm xe hơi', ['Nhà ở Vũng Tàu', 'Nhà hẻm']],
			['Lê Lợi hẻm xe hơi 3PN', ['Nhà ở Vũng Tàu']],
			['HXH Lê Lợi', []],
			['nhà MT Nguyễn Huệ', ['Nhà mặt tiền']],
			['Nguyễn Huệ', ['Nhà mặt tiền', 'Nhà hẻm']],
			['căn hộ 2PN dưới 3,5 tỷ', ['Căn hộ cao tầng']],
			['căn hộ 80m2', ['Căn hộ gần Vạn Phúc']],
			['chcc 80m2 q1', ['Căn hộ gần Vạn Phúc']],
			['4 tầng hướng ĐN', ['Nhà hẻm']],
			['nhà Q.10 cũ', ['Nhà quận mười']],
			['đường 3 tháng 2', ['Nhà quận mười']],
			['nhà từ 7 đến 9 tỷ', ['Nhà ở Vũng Tàu']],
			['phòng 3tr/tháng TP.HCM', ['Phòng cho thuê']],
			['chính chủ', ['Nhà hẻm']],
			['BRVT', ['Nhà ở Vũng Tàu']],
			['căn hộ sài gòn 3 tỷ', ['Căn hộ cao tầng']],
			['hoa gao', ['Căn hộ gần Vạn Phúc']],
			// Vạn Linh and Vân Lĩnh are communes.
			['nguyen van linh', ['Căn hộ gần Vạn Phúc']],
			['nguyen van linh, quan 1', ['Căn hộ gần Vạn Phúc']],
			['quận 1 cho thuê', ['Phòng cho thuê']],
			['bán nhà Lê Lợi', ['Nhà ở Vũng Tàu']],
			['apartment under 3.5 billion district 1', ['Căn hộ cao tầng']],
			['room for rent', ['Phòng cho thuê']],
		])('%s', async (search, expected) => expect((await find({ search })).titles).toEqual(expected));

		it('finds a listing by the number that its page says', async () => {
			const { sequence_id: number } = await server.db
				.selectFrom('listing')
				.select('sequence_id')
				.where('title', '=', 'Nhà hẻm')
				.executeTakeFirstOrThrow();
			for (const search of [`Mã tin ${number}`, `#${number}`, `listing ${number}`])
				expect((await find({ search })).titles).toEqual(['Nhà hẻm']);
			expect(await find({ search: 'Mã tin 9999999999' })).toMatchObject({ titles: [], codes: [] });
		});

		it('asks for both, where the filter says the same field', async () => {
			expect((await find({ search: 'Nguyễn Huệ dưới 40 tỷ', filter: { priceMax: 6 * billion } })).titles).toEqual([
				'Nhà hẻm',
			]);
			expect((await find({ search: 'nhà hxh', filter: { characteristics: ['BOUNDARIES'] } })).titles).toEqual([]);
		});
	});

	it('keeps what is negotiable last and whole, page after page', async () => {
		const { id } = await server.db
			.selectFrom('listing')
			.select('id')
			.where('title', '=', 'Nhà mặt tiền')
			.executeTakeFirstOrThrow();
		const price = (price: number | null) =>
			server.db
				.updateTable('listing')
				.set({ price_unit: price ? 'TOTAL' : 'NEGOTIABLE', price, price_raw: price })
				.where('id', '=', id)
				.execute();
		await price(null);
		for (const direction of ['ASC', 'DESC']) {
			const order = { field: 'PRICE', direction };
			const pages = await Promise.all([1, 2, 3, 4].map((page) => find({ order, page, limit: 2 })));
			const titles = pages.flatMap((page) => page.titles);
			expect(titles.toSorted()).toEqual(shown.toSorted());
			expect(titles.at(-1)).toBe('Nhà mặt tiền');
		}
		await price(30 * billion);
	});

	describe('that finds nothing', () => {
		const RELAX =
			'query ($filter: LocationInfoFilter, $search: String) { getAllLocationInfoRelaxation(filter: $filter, search: $search) { fields total } }';
		const relax = async (variables: Record<string, unknown>) =>
			(await server.ask(RELAX, { variables })).data.getAllLocationInfoRelaxation as {
				fields: string[];
				total: number;
			}[];

		it('says what to leave out, the most first', async () => {
			expect(
				await relax({ filter: { tradingType: 'BUY', priceMin: 4 * billion, priceMax: 9 * billion, bedroomMin: 9 } }),
			).toEqual([{ fields: ['bedroomMin'], total: 4 }]);
			expect(
				await relax({
					filter: { tradingType: 'BUY', priceMin: 1, priceMax: 2, categoryIds: ['apartment'] },
					search: 'không có đâu',
				}),
			).toEqual([]);
			expect(await relax({ filter: { priceMax: 4 * billion, areaMin: 90 } })).toEqual(
				[
					{ fields: ['priceMax'], total: 1 },
					{ fields: ['areaMin'], total: 3 },
				].toSorted((a, b) => b.total - a.total),
			);
		});

		it('takes a place apart, in either system', async () => {
			const ward = { provinceId: '79', districtId: '771', wardId: '27166' };
			expect(await relax({ filter: { ...ward, tradingType: 'BUY' } })).toEqual([
				{ fields: ['provinceId', 'districtId', 'wardId'], total: 6 },
				{ fields: ['districtId', 'wardId'], total: 5 },
				{ fields: ['wardId'], total: 1 },
			]);
			expect(await relax({ filter: { currentProvinceId: '79', currentWardId: '1' } })).toEqual([
				{ fields: ['currentWardId'], total: 7 },
				{ fields: ['currentProvinceId', 'currentWardId'], total: 7 },
			]);
		});

		it('leaves out words and parts of the map, and never the kind', async () => {
			const found = await relax({
				filter: { tradingType: 'RENT', circle: { ...center, radius: 200 } },
				search: 'không có đâu',
			});
			expect(found).toEqual([{ fields: ['search'], total: 1 }]);
			expect(await relax({ filter: { tradingType: 'RENT', areaMin: 500 } })).toEqual([
				{ fields: ['areaMin'], total: 1 },
			]);
			expect(await relax({})).toEqual([]);
		});
	});

	describe('while somebody types', () => {
		interface Suggestion {
			kind: string;
			label: string;
			[field: string]: string | null;
		}
		const suggest = async (text: string) => {
			const { data } = await server.ask(
				'query ($text: String!) { getAllSearchSuggestion(text: $text) { kind label detail provinceId districtId wardId currentProvinceId currentWardId projectName street } }',
				{ variables: { text } },
			);
			return data.getAllSearchSuggestion as Suggestion[];
		};

		it.each<[string, Partial<Suggestion>]>([
			['quận 1', { kind: 'PLACE', label: 'Quận 1', detail: 'Hồ Chí Minh', provinceId: '79', districtId: '760' }],
			['Q1', { kind: 'PLACE', label: 'Quận 1' }],
			['quan 1', { kind: 'PLACE', label: 'Quận 1' }],
			['bình thạ', { kind: 'PLACE', label: 'Quận Bình Thạnh', districtId: '765' }],
			['đà nẵ', { kind: 'PLACE', label: 'Đà Nẵng', provinceId: '48' }],
			['Sài Gòn', { kind: 'PLACE', label: 'Hồ Chí Minh', provinceId: '79' }],
			['bến nghé quận 1', { kind: 'PLACE', label: 'Phường Bến Nghé', detail: 'Quận 1, Hồ Chí Minh', wardId: '26740' }],
			['van phuc ri', { kind: 'PROJECT', label: 'Vạn Phúc Riverside', projectName: 'Vạn Phúc Riverside' }],
			['riverside', { kind: 'PROJECT', label: 'Vạn Phúc Riverside' }],
			['3 tháng', { kind: 'STREET', label: '3 Tháng 2', street: '3 Tháng 2', districtId: '771' }],
		])('%s', async (text, expected) => expect((await suggest(text))[0]).toMatchObject(expected));

		it('puts listings of a street together, whatever their house numbers', async () => {
			const found = (await suggest('nguyen hue')).filter(({ kind }) => kind === 'STREET');
			expect(found).toEqual([
				expect.objectContaining({
					label: 'Nguyễn Huệ',
					street: 'Nguyễn Huệ',
					districtId: '760',
					detail: 'Quận 1, Hồ Chí Minh',
				}),
			]);
		});

		it('offers old and new units', async () => {
			const found = await suggest('hồ chí minh');
			expect(found).toContainEqual(expect.objectContaining({ provinceId: '79', currentProvinceId: null }));
			expect(found).toContainEqual(
				expect.objectContaining({
					currentProvinceId: '79',
					provinceId: null,
					detail: expect.stringContaining('Bình Dương'),
				}),
			);
		});

		it('offers only what is public, and no longer what is gone', async () => {
			expect(await suggest('chưa ai biết')).toEqual([]);
			const rename = (street: string) =>
				server.db.updateTable('listing').set({ street }).where('title', '=', 'Nhà ở Vũng Tàu').execute();
			await rename('22/5 Đường Hạ Long Mới');
			expect((await suggest('hạ long mớ'))[0]).toMatchObject({
				kind: 'STREET',
				label: 'Hạ Long Mới',
				districtId: '747',
			});
			await rename('Lê Lợi');
			expect((await suggest('hạ long mớ')).filter(({ kind }) => kind === 'STREET')).toEqual([]);
			const status = (status: 'ACCEPT' | 'CANCEL') =>
				server.db.updateTable('listing').set({ status }).where('title', '=', 'Căn hộ cao tầng').execute();
			await status('CANCEL');
			expect(await suggest('riverside')).toEqual([]);
			await status('ACCEPT');
			expect(await suggest('riverside')).toHaveLength(1);
		});

		it.each(['', 'x', ' ', 'x'.repeat(200), '%', "';--", 'zzzz qqqq', '& | !', ':*'])(
			'is nothing for %j',
			async (text) => {
				expect(await suggest(text)).toEqual([]);
			},
		);

		it('offers ten at most', async () => {
			expect((await suggest('ph')).length).toBeLessThanOrEqual(10);
			expect((await suggest('nguyễn')).length).toBeLessThanOrEqual(10);
		});
	});

	it('holds for one’s own lists and for kept searches too', async () => {
		const token = await server.signIn('an');
		const own = await server.ask(
			'query ($filter: LocationInfoFilter, $search: String) { getAllMyLocationInfo(filter: $filter, search: $search) { data { title } } }',
			{ token, variables: { filter: { projectName: 'chua ai biet' } } },
		);
		expect(own.data.getAllMyLocationInfo.data).toEqual([{ title: 'Nhà đang chờ' }]);
		const bad = await server.ask(
			'query ($filter: LocationInfoFilter) { getAllMyLocationInfo(filter: $filter) { data { title } } }',
			{ token, variables: { filter: { circle: { lat: 0, long: 0, radius: 1 } } } },
		);
		expect(bad.codes).toEqual(['BAD_INPUT']);

		const { id } = await server.db
			.selectFrom('listing')
			.select('id')
			.where('title', '=', 'Nhà hẻm')
			.executeTakeFirstOrThrow();
		// One's own listings are no news to a search.
		const searcher = await server.signIn('binh');
		const save = (address: string) =>
			server.ask(
				'mutation ($address: String!) { createSavedSearch(name: "Tìm", address: $address, frequency: NEVER) { id newCount } }',
				{ token: searcher, variables: { address } },
			);
		const around = `/real-estate?around=${center.lat},${center.long},1000&q=${encodeURIComponent('nhà HXH')}`;
		const kept = [await save(around), await save(`/real-estate?around=${center.lat},${center.long},900`)];
		await server.db
			.insertInto('listing_event')
			.values({ listing_id: id, kind: 'ACCEPTED', at: new Date(Date.now() + 1_000) })
			.execute();
		const { data } = await server.ask('{ getAllMySavedSearch { id newCount } }', { token: searcher });
		const counts = new Map(
			data.getAllMySavedSearch.map((search: { id: string; newCount: number }) => [search.id, search.newCount]),
		);
		expect(kept.map((answer) => counts.get(answer.data.createSavedSearch.id))).toEqual([1, 0]);
	});
});
