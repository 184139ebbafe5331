import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { house, insertListings, type TestListing } from '../testing/listings.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const SEARCH = `query ($page: Int, $limit: Int, $filter: LocationInfoFilter, $search: String, $order: LocationInfoOrder, $locationLat: Float, $locationLong: Float) {
	getAllLocationInfo(page: $page, limit: $limit, filter: $filter, search: $search, order: $order, locationLat: $locationLat, locationLong: $locationLong) {
		data { title distance contactPersonName contactPersonPhone owner } priorityPost { title } total
	}
}`;

const haNoi = {
	province_code: '01',
	district_code: '001',
	ward_code: '00001',
	current_province_code: '01',
	location_lat: 21.04,
	location_long: 105.83,
};

// The first is the oldest.
const listings: readonly TestListing[] = [
	{
		title: 'Nhà phố Trần Đình Xu',
		area: 40,
		price: 8_000_000_000,
		direction: 'EAST',
		legal_status: 'HAVE_BOOK',
		bedroom: 3,
		house_category: 'ALLEY',
		characteristics: ['BOUNDARIES'],
		is_priority: true,
	},
	{
		title: 'Nhà phố quận mười',
		district_code: '771',
		ward_code: null,
		location_lat: 10.774,
		location_long: 106.667,
		price: 6_000_000_000,
	},
	{
		title: 'Đất Đồng Đăng',
		category_id: 'residential-land',
		province_code: '20',
		district_code: '183',
		ward_code: null,
		current_province_code: '20',
		price: 20_000_000,
		price_unit: 'PER_M2',
		area: 100,
		location_lat: 21.95,
		location_long: 106.7,
	},
	{ title: 'Biệt thự Ba Đình', ...haNoi, price: null, price_unit: 'NEGOTIABLE', area: 300, direction: 'SOUTH' },
	{
		title: 'Căn hộ cho thuê',
		...haNoi,
		trading_type: 'RENT',
		category_id: 'apartment',
		price: 15_000_000,
		area: 70,
		bedroom: 2,
	},
	{
		title: 'Nhà ở Vũng Tàu',
		province_code: '77',
		district_code: '747',
		ward_code: null,
		current_province_code: '79',
		location_lat: 10.35,
		location_long: 107.08,
		price: 4_000_000_000,
	},
	{ title: 'Đang chờ duyệt', status: 'PENDING' },
	{ title: 'Đã gỡ', status: 'CANCEL' },
	{ title: 'Đã kiểm tra', ...haNoi, status: 'CHECKED', price: 9_000_000_000 },
];
const publicNewestFirst = [
	'Đã kiểm tra',
	'Nhà ở Vũng Tàu',
	'Căn hộ cho thuê',
	'Biệt thự Ba Đình',
	'Đất Đồng Đăng',
	'Nhà phố quận mười',
	'Nhà phố Trần Đình Xu',
];

describe('public listings', () => {
	let server: TestServer;
	let ids: Map<string, { id: string; sequenceId: number }>;
	beforeAll(async () => {
		server = await startTestServer();
		ids = await insertListings(server.db, listings);
	});
	afterAll(() => server.close());

	const search = async (variables: Record<string, unknown> = {}, token?: string) => {
		const answer = await server.ask(SEARCH, { variables, token });
		const found = answer.data?.getAllLocationInfo;
		return { ...answer, titles: found?.data.map(({ title }: { title: string }) => title) as string[], found };
	};

	describe('the list', () => {
		it('holds what is accepted, checked or approved, newest first', async () => {
			const { titles, found } = await search();
			expect(titles).toEqual(publicNewestFirst);
			expect(found.total).toBe(publicNewestFirst.length);
		});

		it('cannot be made to show others by its filter', async () => {
			expect((await search({ filter: { status: 'PENDING' } })).found).toEqual({ data: [], priorityPost: [], total: 0 });
			expect((await search({ filter: { statuses: ['PENDING', 'CANCEL'] } })).titles).toEqual([]);
			expect((await search({ filter: { sequenceIds: [ids.get('Đang chờ duyệt')?.sequenceId] } })).titles).toEqual([]);
		});

		it('holds those alone of the status that is asked for', async () => {
			const inStatus = async (filter: object) => (await search({ filter })).found.total;
			expect((await search({ filter: { status: 'CHECKED' } })).titles).toEqual(['Đã kiểm tra']);
			expect(await inStatus({ status: 'ACCEPT' })).toBe(publicNewestFirst.length - 1);
			expect(await inStatus({ statuses: ['CHECKED', 'PENDING'] })).toBe(1);
			expect(await inStatus({ checkStatus: 'PENDING' })).toBe(0);
		});

		it('sets apart what was paid to stand in front', async () => {
			expect((await search()).found.priorityPost).toEqual([{ title: 'Nhà phố Trần Đình Xu' }]);
			expect((await search({ filter: { tradingType: 'RENT' } })).found.priorityPost).toEqual([]);
		});

		it('comes in pages that neither repeat nor leave out', async () => {
			const pages = await Promise.all([1, 2, 3].map((page) => search({ page, limit: 3 })));
			expect(pages.flatMap(({ titles }) => titles)).toEqual(publicNewestFirst);
		});

		it.each([{ page: 0 }, { page: -1 }, { limit: 0 }, { limit: 101 }, { page: 100_000, limit: 100 }])(
			'refuses a page that cannot be: %j',
			async (variables) => {
				const { codes, errors } = await search(variables);
				expect(codes).toEqual(['BAD_INPUT']);
				expect(errors?.[0]?.extensions.fields).toHaveLength(1);
			},
		);
	});

	describe('filters', () => {
		it.each<[string, Record<string, unknown>, string[]]>([
			['kind', { tradingType: 'RENT' }, ['Căn hộ cho thuê']],
			['category', { categoryIds: ['residential-land', 'apartment'] }, ['Căn hộ cho thuê', 'Đất Đồng Đăng']],
			['price', { priceMin: 5_000_000_000, priceMax: 8_000_000_000 }, ['Nhà phố quận mười', 'Nhà phố Trần Đình Xu']],
			[
				'price of the whole where it is quoted per m²',
				{ priceMin: 2_000_000_000, priceMax: 2_000_000_000 },
				['Đất Đồng Đăng'],
			],
			['price per m²', { pricePerSquareMeterMin: 200_000_000 }, ['Nhà phố Trần Đình Xu']],
			['area', { areaMin: 300 }, ['Biệt thự Ba Đình']],
			['bedrooms', { bedroomMin: 3 }, ['Nhà phố Trần Đình Xu']],
			['direction', { directions: ['SOUTH', 'WEST'] }, ['Biệt thự Ba Đình']],
			['papers', { legalStatuses: ['HAVE_BOOK'] }, ['Nhà phố Trần Đình Xu']],
			['house type', { houseCategories: ['ALLEY'] }, ['Nhà phố Trần Đình Xu']],
			['legacy province', { provinceId: '77' }, ['Nhà ở Vũng Tàu']],
			['legacy district', { districtId: '771' }, ['Nhà phố quận mười']],
			[
				'province in force',
				{ currentProvinceId: '79' },
				['Nhà ở Vũng Tàu', 'Nhà phố quận mười', 'Nhà phố Trần Đình Xu'],
			],
			['box of the map', { box: { south: 10.3, west: 107, north: 10.4, east: 107.2 } }, ['Nhà ở Vũng Tàu']],
			['characteristic', { characteristics: ['BOUNDARIES'] }, ['Nhà phố Trần Đình Xu']],
			[
				'everything together',
				{
					tradingType: 'BUY',
					provinceId: '79',
					priceMax: 7_000_000_000,
					box: { south: 10, west: 106, north: 11, east: 107 },
				},
				['Nhà phố quận mười'],
			],
		])('by %s', async (_name, filter, expected) => expect((await search({ filter })).titles).toEqual(expected));

		it('leave out a characteristic', async () => {
			const { titles } = await search({ filter: { characteristicsNot: ['BOUNDARIES'] } });
			expect(titles).toHaveLength(publicNewestFirst.length - 1);
			expect(titles).not.toContain('Nhà phố Trần Đình Xu');
		});

		it('ask for nothing when they are empty', async () => {
			expect((await search({ filter: { directions: [], categoryIds: [] } })).titles).toHaveLength(
				publicNewestFirst.length,
			);
		});
	});

	describe('text search', () => {
		it.each([
			['nha pho quan 1', ['Nhà phố Trần Đình Xu']],
			['Nhà phố Quận 1', ['Nhà phố Trần Đình Xu']],
			['nha pho q.10', ['Nhà phố quận mười']],
			['dat dong dang', ['Đất Đồng Đăng']],
			['ĐẤT', ['Đất Đồng Đăng']],
			['ba dinh', ['Đã kiểm tra', 'Căn hộ cho thuê', 'Biệt thự Ba Đình']],
			// Bà Rịa - Vũng Tàu went into Hồ Chí Minh: found by the old name and by the new one.
			['ba ria vung tau', ['Nhà ở Vũng Tàu']],
			['vung tau ho chi minh', ['Nhà ở Vũng Tàu']],
			['không có đâu', []],
		])('%s', async (text, expected) => expect((await search({ search: text })).titles).toEqual(expected));

		it.each(["'; drop table listing; --", '& | ! ( )', ':*', '"', '%', '\\', '🏠'])(
			'takes %j for words, never for a command',
			async (text) => {
				const { codes } = await search({ search: text });
				expect(codes).toEqual([]);
			},
		);
	});

	describe('order', () => {
		it('by price, what is negotiable always last', async () => {
			const ascending = await search({ order: { field: 'PRICE', direction: 'ASC' } });
			const descending = await search({ order: { field: 'PRICE', direction: 'DESC' } });
			expect(ascending.titles.slice(0, 2)).toEqual(['Căn hộ cho thuê', 'Đất Đồng Đăng']);
			expect(descending.titles[0]).toBe('Đã kiểm tra');
			expect(ascending.titles.at(-1)).toBe('Biệt thự Ba Đình');
			expect(descending.titles.at(-1)).toBe('Biệt thự Ba Đình');
		});

		it.each(
			['CREATED_AT', 'PRICE', 'PRICE_PER_SQUARE_METER', 'AREA'].flatMap((field) => [
				{ field, direction: 'ASC' },
				{ field, direction: 'DESC' },
			]),
		)('is the same for what is asked for by its number: %j', async (order) => {
			const sequenceIds = [...ids.values()].map(({ sequenceId }) => sequenceId);
			const all = await search({ order });
			const pages = await Promise.all(
				[1, 2, 3].map((page) => search({ order, page, limit: 3, filter: { sequenceIds } })),
			);
			expect(pages.flatMap(({ titles }) => titles)).toEqual(all.titles);
			expect(all.titles).toHaveLength(publicNewestFirst.length);
		});

		it('by distance from a point, in metres', async () => {
			const { found } = await search({ locationLat: 10.35, locationLong: 107.08, limit: 2 });
			expect(found.data[0]).toMatchObject({ title: 'Nhà ở Vũng Tàu', distance: 0 });
			// Vũng Tàu to Quận 1, as the crow flies.
			expect(found.data[1].distance).toBeGreaterThan(60_000);
			expect(found.data[1].distance).toBeLessThan(66_000);
		});

		it('by distance counts what it shows: nothing without a pin', async () => {
			const pin = (place: { location_lat: number | null; location_long: number | null; cell: number | null }) =>
				server.db.updateTable('listing').set(place).where('title', '=', 'Đã kiểm tra').execute();
			const before = await server.db
				.selectFrom('listing')
				.select(['location_lat', 'location_long', 'cell'])
				.where('title', '=', 'Đã kiểm tra')
				.executeTakeFirstOrThrow();
			await pin({ location_lat: null, location_long: null, cell: null });
			for (const direction of ['ASC', 'DESC']) {
				const { found, titles } = await search({
					order: { field: 'DISTANCE', direction },
					locationLat: 10.35,
					locationLong: 107.08,
				});
				expect(titles).toHaveLength(publicNewestFirst.length - 1);
				expect(found.total).toBe(titles.length);
			}
			expect((await search()).found.total).toBe(publicNewestFirst.length);
			await pin(before);
		});

		it('by distance needs a point on the earth', async () => {
			expect((await search({ order: { field: 'DISTANCE', direction: 'ASC' } })).codes).toEqual(['BAD_INPUT']);
			expect((await search({ locationLat: 91, locationLong: 0 })).codes).toEqual(['BAD_INPUT']);
		});
	});

	describe('around a point', () => {
		const around = (variables: Record<string, number>) =>
			server.ask(
				'query ($pointLat: Float!, $pointLong: Float!, $maxDistance: Float!) { getAllLocationInfoByLocation(pointLat: $pointLat, pointLong: $pointLong, maxDistance: $maxDistance) { data { title distance } total } }',
				{ variables },
			);

		it('are those within the distance, nearest first', async () => {
			const { data } = await around({ pointLat: 10.774, pointLong: 106.667, maxDistance: 5_000 });
			expect(data.getAllLocationInfoByLocation.data.map(({ title }: { title: string }) => title)).toEqual([
				'Nhà phố quận mười',
				'Nhà phố Trần Đình Xu',
			]);
			expect(data.getAllLocationInfoByLocation.total).toBe(2);
		});

		it('are none where there are none', async () => {
			expect(
				(await around({ pointLat: 9, pointLong: 112, maxDistance: 1_000 })).data.getAllLocationInfoByLocation,
			).toEqual({ data: [], total: 0 });
		});

		it.each([0, -5])('need a distance that is one: %d', async (maxDistance) => {
			expect((await around({ pointLat: 10, pointLong: 106, maxDistance })).codes).toEqual(['BAD_INPUT']);
		});
	});

	describe('one listing', () => {
		const DETAIL =
			'query ($sequenceId: Int!) { getOneLocationInfo(sequenceId: $sequenceId) { title address province district ward currentProvince priceRaw pricePerSquareMeter status userCreated { name phone locationInfoIds locationInfos { title } } } }';
		const detail = (title: string, token?: string) =>
			server.ask(DETAIL, { variables: { sequenceId: ids.get(title)?.sequenceId }, token });

		it('is for those who are signed in', async () => {
			expect((await detail('Nhà phố Trần Đình Xu')).codes).toEqual(['UNAUTHENTICATED']);
		});

		it('says where it lies, before and after 1 July 2025', async () => {
			const { data } = await detail('Nhà ở Vũng Tàu', await server.signIn('binh'));
			expect(data.getOneLocationInfo).toMatchObject({
				address: 'Thành phố Vũng Tàu, Bà Rịa - Vũng Tàu',
				province: 'Bà Rịa - Vũng Tàu',
				district: 'Thành phố Vũng Tàu',
				currentProvince: 'Hồ Chí Minh',
			});
		});

		it('derives the price of the whole and of a square metre', async () => {
			const { data } = await detail('Đất Đồng Đăng', await server.signIn('binh'));
			expect(data.getOneLocationInfo).toMatchObject({ priceRaw: 2_000_000_000, pricePerSquareMeter: 20_000_000 });
		});

		it('that is not public is there for its poster and for staff, and for others as if it had never been', async () => {
			const [binh, an, editor] = [
				await server.signIn('binh'),
				await server.signIn('an'),
				await server.signIn('editor'),
			];
			expect((await detail('Đang chờ duyệt', an)).data.getOneLocationInfo.status).toBe('PENDING');
			expect((await detail('Đang chờ duyệt', editor)).data.getOneLocationInfo.status).toBe('PENDING');
			const refused = await detail('Đang chờ duyệt', binh);
			const never = await server.ask(DETAIL, { variables: { sequenceId: 999_999 }, token: binh });
			expect(refused.codes).toEqual(['NOT_FOUND']);
			expect(never.errors?.[0]?.message).toBe(refused.errors?.[0]?.message);
		});

		it('shows of its poster only what the poster shows, and only public listings', async () => {
			const { data } = await detail('Nhà phố Trần Đình Xu', await server.signIn('binh'));
			const { userCreated } = data.getOneLocationInfo;
			expect(userCreated).toMatchObject({ name: 'Nguyễn Thị An', phone: null });
			expect(userCreated.locationInfos.map(({ title }: { title: string }) => title)).toEqual(publicNewestFirst);
			expect(userCreated.locationInfoIds).toHaveLength(publicNewestFirst.length);
		});

		it('counts a view once per viewer', async () => {
			const view = (token?: string, headers = {}) =>
				server.ask('mutation ($id: ID!) { viewPost(locationInfoId: $id) }', {
					variables: { id: ids.get('Nhà phố quận mười')?.id },
					token,
					headers,
				});
			const binh = await server.signIn('binh');
			expect((await view(binh)).data.viewPost).toBe(1);
			expect((await view(binh)).data.viewPost).toBe(1);
			expect((await view(await server.signIn('checker'))).data.viewPost).toBe(2);
			// Who looks at what is their own is no interest in it.
			expect((await view(await server.signIn('an'))).data.viewPost).toBe(2);
			expect((await view()).data.viewPost).toBe(3);
			const row = () =>
				sql`select xmin::text from listing where id = ${ids.get('Nhà phố quận mười')?.id}`.execute(server.db);
			const before = (await row()).rows;
			// Another browser, or one that says so, is no other visitor; and what counts nothing writes nothing.
			expect((await view(undefined, { 'user-agent': 'another' })).data.viewPost).toBe(3);
			expect((await row()).rows).toEqual(before);
			const viewers = await server.db.selectFrom('listing_view').select('viewer').execute();
			const { data } = await server.ask('{ getMe { id } }', { token: binh });
			expect(viewers.map(({ viewer }) => viewer)).not.toContain(data.getMe.id);
			await server.db
				.updateTable('listing_view')
				.set({ viewed_at: new Date(Date.now() - 31 * 60_000) })
				.execute();
			expect((await view(binh)).data.viewPost).toBe(4);
		});

		it.each(['Đang chờ duyệt', 'nothing'])('counts no view of what is not public: %s', async (title) => {
			const id = ids.get(title)?.id ?? 'nothing';
			expect(
				(await server.ask('mutation ($id: ID!) { viewPost(locationInfoId: $id) }', { variables: { id } })).codes,
			).toEqual(['NOT_FOUND']);
		});
	});

	it('keep names, phones and owners from visitors', async () => {
		await server.db
			.updateTable('listing')
			.set({
				contact_person_name: 'Chị Hạnh',
				contact_person_phone: '+84900001234',
				is_default_contact_phone: false,
				owner: 'Nguyễn Văn Chủ',
			})
			.execute();
		const visitor = await search({ limit: 1 });
		expect(visitor.found.data[0]).toMatchObject({ contactPersonName: null, contactPersonPhone: null, owner: null });
		const binh = await search({ limit: 1 }, await server.signIn('binh'));
		expect(binh.found.data[0]).toMatchObject({
			contactPersonName: 'Chị Hạnh',
			contactPersonPhone: '+84900001234',
			owner: null,
		});
		const an = await search({ limit: 1 }, await server.signIn('an'));
		expect(an.found.data[0]).toMatchObject({ owner: 'Nguyễn Văn Chủ' });
		const seenBy = async (who: string) => (await search({ limit: 1 }, await server.signIn(who))).found.data[0].owner;
		for (const staff of ['editor', 'checker', 'admin']) expect(await seenBy(staff), staff).toBe('Nguyễn Văn Chủ');
		for (const staff of ['support', 'collaborator', 'investor']) expect(await seenBy(staff), staff).toBeNull();
	});

	it('are gathered on the map’s grid', async () => {
		const CLUSTERS =
			'query ($box: GeoBoxInput!, $zoom: Int!, $filter: LocationInfoFilter) { getAllLocationInfoCluster(box: $box, zoom: $zoom, filter: $filter) { total data { lat long count minPrice maxPrice locationInfo { title } } } }';
		const box = { south: 8, west: 102, north: 23.5, east: 110 };
		const far = await server.ask(CLUSTERS, { variables: { box, zoom: 5 } });
		expect(far.data.getAllLocationInfoCluster.total).toBe(publicNewestFirst.length);
		const south = far.data.getAllLocationInfoCluster.data.find(({ lat }: { lat: number }) => lat < 15);
		expect(south).toMatchObject({ count: 2, minPrice: 6_000_000_000, maxPrice: 8_000_000_000, locationInfo: null });

		const near = await server.ask(CLUSTERS, {
			variables: { box: { south: 10.3, west: 107, north: 10.4, east: 107.2 }, zoom: 14 },
		});
		expect(near.data.getAllLocationInfoCluster).toEqual({
			total: 1,
			data: [
				{
					lat: 10.35,
					long: 107.08,
					count: 1,
					minPrice: 4_000_000_000,
					maxPrice: 4_000_000_000,
					locationInfo: { title: 'Nhà ở Vũng Tàu' },
				},
			],
		});

		const upsideDown = await server.ask(CLUSTERS, {
			variables: { box: { south: 20, west: 102, north: 10, east: 110 }, zoom: 5 },
		});
		expect(upsideDown.codes).toEqual(['BAD_INPUT']);
	});

	it('are never of a total that no answer can hold', async () => {
		const count = async () => (await server.db.selectFrom('listing').select('id').execute()).length;
		const before = await count();
		const data = { ...house, wardId: '26734', price: 9_000_000_000, priceUnitId: 'PER_M2', area: 10_000_000 };
		const { codes, errors } = await server.ask(
			'mutation ($data: LocationInfoInput!) { createLocationInfo(data: $data) { id priceRaw } }',
			{ token: await server.signIn('an'), variables: { data } },
		);
		expect(codes).toEqual(['BAD_INPUT']);
		expect(errors?.[0]?.extensions.fields).toEqual([{ path: 'price', code: 'too_high' }]);
		expect(await count()).toBe(before);
	});

	it('have categories in the reader’s language, of one kind where it is asked', async () => {
		const { data: vietnamese } = await server.ask('{ getAllCategoryWOPaging { id name } }');
		const { data: english } = await server.ask('{ getAllCategoryWOPaging { id name } }', { language: 'en' });
		expect(vietnamese.getAllCategoryWOPaging[0]).toEqual({ id: 'house', name: 'Nhà riêng' });
		expect(english.getAllCategoryWOPaging[0]).toEqual({ id: 'house', name: 'House' });
		const { data: rent } = await server.ask('{ getAllCategory(filter: { tradingType: RENT }) { data { id } } }');
		const idsOfRent = rent.getAllCategory.data.map(({ id }: { id: string }) => id);
		expect(idsOfRent).toContain('room');
		expect(idsOfRent).not.toContain('farmland');
	});
});
