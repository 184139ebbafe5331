import type { Position } from 'geojson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { importParcels } from './import/import-parcels.ts';
import { importPlan } from './import/import-plan.ts';
import { collection, feature, polygon, square, wavyRing } from './planning.fixtures.ts';

const WARD = '26734';
const BOX_QUERY = `query ($box: GeoBoxInput!, $zoom: Int!) {
	getAllPlanningZone(box: $box, zoom: $zoom) {
		isPartial
		data { landCode name area geometry plan { name kind decision decidedOn scale horizon source } }
	}
}`;
const POINT_QUERY = `query ($lat: Float!, $long: Float!) {
	getAllPlanningZoneAtPoint(lat: $lat, long: $long) { landCode geometry plan { name } }
}`;
const PARCEL_QUERY = `query ($wardId: ID!, $mapSheetNo: String!, $landPlotNo: String!) {
	getAllParcel(wardId: $wardId, mapSheetNo: $mapSheetNo, landPlotNo: $landPlotNo) {
		wardId mapSheetNo landPlotNo landCode area lat long geometry
	}
}`;

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const look = async (box: object, zoom: number) =>
	(await server.ask(BOX_QUERY, { variables: { box, zoom } })).data.getAllPlanningZone;
const namesIn = async (box: object, zoom: number) =>
	(await look(box, zoom)).data.map(({ name }: { name: string }) => name).sort();

describe('zones of a box', () => {
	beforeAll(async () => {
		const zones = [
			feature(polygon(square(10.8, 106.7, 0.01)), { code: 'ODT', name: 'west', area: 1_200_000 }),
			feature(polygon(square(10.8, 106.72, 0.01)), { code: 'DGT', name: 'east' }),
			// As high as a province, and as low as a house.
			feature(polygon(square(10, 105.5, 2)), { code: 'SON', name: 'river' }),
			feature(polygon(square(10.9, 106.9, 0.0001)), { code: 'DYT', name: 'house' }),
		];
		await importPlan(server.db, collection(zones), {
			plan: {
				name: 'Hộp',
				kind: 'construction',
				decision: '1/QĐ',
				decidedOn: '2020-05-06',
				scale: '5000',
				horizon: '2040',
				source: 'thử',
			},
		});
	});
	const around = { south: 10.795, west: 106.695, north: 10.815, east: 106.715 };

	it('are the ones that touch it, with all that is known of them, the largest first', async () => {
		const { data, isPartial } = await look(around, 15);
		expect(isPartial).toBe(false);
		expect(data.map(({ name }: { name: string }) => name)).toEqual(['river', 'west']);
		expect(data[1]).toEqual({
			landCode: 'ODT',
			name: 'west',
			area: 1_200_000,
			geometry: { type: 'Polygon', coordinates: [expect.any(Array)] },
			plan: {
				name: 'Hộp',
				kind: 'CONSTRUCTION',
				decision: '1/QĐ',
				decidedOn: '2020-05-06',
				scale: 5_000,
				horizon: 2040,
				source: 'thử',
			},
		});
		const corners = data[1].geometry.coordinates[0].map(String);
		expect(corners.toSorted()).toEqual(square(10.8, 106.7, 0.01).map(String).toSorted());
	});

	it.each([
		['inside of one', { south: 10.802, west: 106.702, north: 10.803, east: 106.703 }, ['river', 'west']],
		['between two', { south: 10.802, west: 106.712, north: 10.803, east: 106.718 }, ['river']],
		['touching an edge', { south: 10.81, west: 106.705, north: 10.82, east: 106.706 }, ['river', 'west']],
		['in the south of a high one', { south: 10.001, west: 106, north: 10.002, east: 106.001 }, ['river']],
		['in the north of a high one', { south: 11.998, west: 106, north: 11.999, east: 106.001 }, ['river']],
		['where nothing lies', { south: 20, west: 105, north: 20.1, east: 105.1 }, []],
	])('%s', async (_name, box, names) => expect(await namesIn(box, 16)).toEqual(names));

	it('leave out what is smaller than a pixel or two', async () => {
		const box = { south: 10.89, west: 106.89, north: 10.91, east: 106.91 };
		expect(await namesIn(box, 18)).toEqual(['house', 'river']);
		expect(await namesIn(box, 12)).toEqual(['river']);
	});

	it('are none from far off, and the answer says that there is more', async () => {
		expect(await look(around, 10)).toEqual({ data: [], isPartial: true });
	});

	it.each([
		['the whole earth as if from near by', { south: -90, west: -180, north: 90, east: 180 }, 20],
		['all of Vietnam', { south: 8, west: 102, north: 23.5, east: 110 }, 18],
		['a strip across it', { south: 8, west: 106, north: 23.5, east: 106.001 }, 24],
	])('%s is far off', async (_name, box, zoom) => expect(await look(box, zoom)).toEqual({ data: [], isPartial: true }));

	it.each([
		['upside down', { south: 11, west: 106, north: 10, east: 107 }, 15, ['box']],
		['turned round', { south: 10, west: 107, north: 11, east: 106 }, 15, ['box']],
		['of no size', { south: 10, west: 106, north: 10, east: 106 }, 15, ['box']],
		['beyond the pole', { south: 10, west: 106, north: 91, east: 107 }, 15, ['box']],
		['from below the ground', { south: 10, west: 106, north: 10.1, east: 106.1 }, -1, ['zoom']],
		['from nowhere to be', { south: 11, west: 106, north: 10, east: 106.1 }, 99, ['box', 'zoom']],
	])('a box %s is bad input', async (_name, box, zoom, paths) => {
		const { codes, errors } = await server.ask(BOX_QUERY, { variables: { box, zoom } });
		expect(codes).toEqual(['BAD_INPUT']);
		expect(errors?.[0]?.extensions.fields).toEqual(paths.map((path) => ({ path, code: 'range' })));
	});

	it.each([
		[{ south: 'a', west: 106, north: 11, east: 107 }, 15],
		[{ south: 10, west: 106, north: 11 }, 15],
		[{ south: 10, west: 106, north: 11, east: 107 }, 15.5],
	])('%j at %s is no box', async (box, zoom) =>
		expect((await server.ask(BOX_QUERY, { variables: { box, zoom } })).codes).toEqual(['BAD_INPUT']),
	);
});

describe('zones of a box with more than an answer holds', () => {
	it('are the largest, and the answer says that there are more', async () => {
		const zones = Array.from({ length: 900 }, (_, at) =>
			feature(polygon(square(16 + Math.floor(at / 30) * 0.001, 108 + (at % 30) * 0.001, 0.0003 + at * 5e-7)), {
				code: 'ODT',
				name: String(at),
			}),
		);
		await importPlan(server.db, collection(zones), { plan: { name: 'Nhiều', kind: 'construction' } });
		const { data, isPartial } = await look({ south: 15.9, west: 107.9, north: 16.1, east: 108.1 }, 17);
		expect(isPartial).toBe(true);
		expect(data).toHaveLength(800);
		expect(data.map(({ name }: { name: string }) => Number(name)).toSorted((a: number, b: number) => a - b)[0]).toBe(
			100,
		);
		const near = await look({ south: 15.9995, west: 107.9995, north: 16.0045, east: 108.0045 }, 17);
		expect(near.isPartial).toBe(false);
	});

	it('are cut to half a megabyte, and simpler from further off', async () => {
		const zones = Array.from({ length: 30 }, (_, at) =>
			feature(polygon(wavyRing(12.5 + at * 0.0001, 109, 0.01, 3_000)), { code: 'RSX' }),
		);
		await importPlan(server.db, collection(zones), { plan: { name: 'Uốn lượn', kind: 'land-use' } });
		const box = { south: 12.4, west: 108.9, north: 12.6, east: 109.1 };
		const near = await look({ south: 12.5, west: 108.995, north: 12.505, east: 109 }, 18);
		const far = await look(box, 12);
		expect(near.isPartial).toBe(true);
		expect(near.data.length).toBeGreaterThan(1);
		expect(JSON.stringify(near).length).toBeLessThan(450_000);
		expect(far.data).toHaveLength(30);
		const corners = ({ data }: typeof near) => data[0].geometry.coordinates[0].length;
		expect(corners(far)).toBeLessThan(corners(near) / 3);
		for (const { geometry } of [...near.data, ...far.data]) {
			const [ring] = geometry.coordinates as Position[][];
			expect(ring?.at(-1)).toEqual(ring?.[0]);
			expect(ring?.length).toBeGreaterThanOrEqual(4);
		}
	});
});

describe('zones at a point', () => {
	beforeAll(async () => {
		const block = square(21.02, 105.8, 0.01);
		const lake = square(21.024, 105.804, 0.002);
		const add = (name: string, more: object, features: object[]) =>
			importPlan(server.db, collection(features), { plan: { name, kind: 'construction', ...more } });
		await add('sử dụng đất 1:2.000', { kind: 'land-use', scale: '2000' }, [feature(polygon(block), { code: 'OTC' })]);
		await add('không tỷ lệ', {}, [feature(polygon(block), { code: 'X' })]);
		await add('phân khu 1:2.000', { scale: '2000', decidedOn: '2019-01-01' }, [
			feature(polygon(block, lake), { code: 'DKV' }),
			feature(polygon(lake), { code: 'MNC' }),
		]);
		await add('phân khu mới 1:2.000', { scale: '2000', decidedOn: '2024-01-01' }, [
			feature(polygon(block), { code: 'ODT' }),
		]);
		await add('chi tiết 1:500', { scale: '500' }, [feature(polygon(square(21.024, 105.804, 0.004)), { code: 'DGT' })]);
	});
	const at = async (lat: number, long: number) =>
		(await server.ask(POINT_QUERY, { variables: { lat, long } })).data.getAllPlanningZoneAtPoint.map(
			({ landCode, plan }: { landCode: string; plan: { name: string } }) => `${plan.name}: ${landCode}`,
		);

	it('come from the most detailed plan first, construction before land use, the newer before the older', async () => {
		expect(await at(21.027, 105.807)).toEqual([
			'chi tiết 1:500: DGT',
			'phân khu mới 1:2.000: ODT',
			'phân khu 1:2.000: DKV',
			'sử dụng đất 1:2.000: OTC',
			'không tỷ lệ: X',
		]);
	});

	it('do not hold what is in their holes', async () => {
		const inLake = await at(21.025, 105.805);
		expect(inLake).toContain('phân khu 1:2.000: MNC');
		expect(inLake).not.toContain('phân khu 1:2.000: DKV');
	});

	it('are none outside', async () => expect(await at(21.04, 105.8)).toEqual([]));

	it.each([
		[91, 105, 'lat'],
		[21, -181, 'long'],
	])('%d, %d is no point', async (lat, long, path) => {
		const { codes, errors } = await server.ask(POINT_QUERY, { variables: { lat, long } });
		expect(codes).toEqual(['BAD_INPUT']);
		expect(errors?.[0]?.extensions.fields).toEqual([{ path, code: 'range' }]);
	});
});

describe('parcels by number', () => {
	beforeAll(async () => {
		const parcel = (south: number, size: number, properties: object) =>
			feature(polygon(square(south, 106.7, size)), properties);
		await importParcels(
			server.db,
			collection([
				parcel(10.77, 0.0001, { to: '5', 'số tờ': '05', 'số thửa': '12', loaidat: 'ODT' }),
				parcel(10.78, 0.0002, { 'số tờ': 5, 'số thửa': 12 }),
				parcel(10.79, 0.0001, { 'số tờ': 5, 'số thửa': '12A' }),
				parcel(10.8, 0.0001, { 'số tờ': 5, 'số thửa': 12, ward: '26737' }),
			]),
			{ source: 'thử', ward: WARD },
		);
	});
	const find = (sheet: string, plot: string, wardId = WARD) =>
		server.ask(PARCEL_QUERY, { variables: { wardId, mapSheetNo: sheet, landPlotNo: plot } });

	it('are found however the number is written, in their ward alone', async () => {
		const { data } = await find(' 005 ', '12a');
		expect(data.getAllParcel).toEqual([
			{
				wardId: WARD,
				mapSheetNo: '5',
				landPlotNo: '12A',
				landCode: null,
				area: expect.closeTo(121, -1),
				lat: expect.closeTo(10.79005, 6),
				long: expect.closeTo(106.70005, 6),
				geometry: { type: 'Polygon', coordinates: [square(10.79, 106.7, 0.0001)] },
			},
		]);
	});

	it('are several where a number repeats, the largest first', async () => {
		const { data } = await find('05', 'Thửa 12');
		const areas = data.getAllParcel.map(({ area }: { area: number }) => area);
		expect(areas).toHaveLength(2);
		expect(areas[0]).toBeGreaterThan(areas[1]);
	});

	it('are those of every ward that one in force was made of, each with its own', async () => {
		const ofToday = async (currentWardId: string) =>
			(
				await server.ask(
					'query ($currentWardId: ID) { getAllParcel(currentWardId: $currentWardId, mapSheetNo: "5", landPlotNo: "12") { wardId ward lat } }',
					{ variables: { currentWardId } },
				)
			).data.getAllParcel;
		const became = (legacy_code: string, kind: 'full' | 'partial') => ({ legacy_code, current_code: '26740', kind });
		await server.db
			.insertInto('unit_mapping')
			.values([became(WARD, 'partial'), became('26737', 'full')])
			.execute();
		const found = await ofToday('26740');
		expect(found.map(({ ward }: { ward: string }) => ward)).toEqual([
			'Phường Tân Định',
			expect.stringMatching(/Định|Đa Kao/),
			expect.stringMatching(/Định|Đa Kao/),
		]);
		// Of the ward that was split only what lies inside, once it is known where that is.
		const [south, west, north, east] = [10.775, 106.69, 10.795, 106.71];
		const geometry = JSON.stringify(polygon(square(south, west, 0.02)));
		await server.db
			.insertInto('boundary')
			.values({ system: 'current', code: '26740', level: 'ward', south, west, north, east, geometry })
			.execute();
		expect((await ofToday('26740')).map(({ wardId }: { wardId: string }) => wardId)).toEqual([WARD, '26737']);
		expect(await ofToday('00001')).toEqual([]);
	});

	it('are asked for by one ward, of today or of before', async () => {
		for (const wards of ['', `wardId: "${WARD}", currentWardId: "26740",`, 'currentWardId: "x",']) {
			const { codes } = await server.ask(`{ getAllParcel(${wards} mapSheetNo: "5", landPlotNo: "12") { id } }`);
			expect(codes, wards).toEqual(['BAD_INPUT']);
		}
	});

	it('are none where there are none', async () => {
		expect((await find('6', '12')).data.getAllParcel).toEqual([]);
		expect((await find('5', '12', '99999')).data.getAllParcel).toEqual([]);
	});

	it.each([
		['5', '12', "26734' or 1", 'wardId', 'range'],
		['5', '12', '760', 'wardId', 'range'],
		['', '12', WARD, 'mapSheetNo', 'required'],
		['5', ' 0 ', WARD, 'landPlotNo', 'required'],
		['5', '\u0000', WARD, 'landPlotNo', 'invalid'],
		['5'.repeat(21), '12', WARD, 'mapSheetNo', 'range'],
	])('%j, %j in %s is no number', async (sheet, plot, wardId, path, code) => {
		const { codes, errors } = await find(sheet, plot, wardId);
		expect(codes).toEqual(['BAD_INPUT']);
		expect(errors?.[0]?.extensions.fields).toEqual([{ path, code }]);
	});
});

it('who asks without end is asked to wait', async () => {
	const strict = await startTestServer({ rateLimitFactor: 0.05 });
	const ask = () => strict.ask(PARCEL_QUERY, { variables: { wardId: WARD, mapSheetNo: '1', landPlotNo: '1' } });
	const codes = [];
	for (let turn = 0; turn < 4; turn++) codes.push(...(await ask()).codes);
	expect(codes).toEqual(['TOO_MANY_REQUESTS']);
	await strict.close();
});
