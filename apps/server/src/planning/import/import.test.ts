import type { Position } from 'geojson';
import { sql } from 'kysely';
import { topology } from 'topojson-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { collection, feature, polygon, square, wavyRing } from '../planning.fixtures.ts';
import { importParcels } from './import-parcels.ts';
import { importPlan } from './import-plan.ts';
import { describePlanningReport } from './report.ts';

const WARD = '26734';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
	await server.db.deleteFrom('plan').execute();
	await server.db.deleteFrom('parcel').execute();
});

const plan = { name: 'Phân khu A', kind: 'construction', scale: '1/2.000', decidedOn: '2021-12-31' };
const zone = (west: number, properties: object = { code: 'ODT' }) =>
	feature(polygon(square(10.8, west, 0.001)), properties);
const zones = () => server.db.selectFrom('planning_zone').selectAll().orderBy('west').execute();

describe('importing a plan', () => {
	it('takes zones with what their properties are called in Vietnamese files, and measures what they do not say', async () => {
		const report = await importPlan(
			server.db,
			collection([
				zone(106.7, { 'Mã loại đất': 'odt', ten: 'Nhóm nhà ở  số 1', DIEN_TICH: '12003,5' }),
				zone(106.71, { layer: 'DAT O HON HOP', area: null }),
			]),
			{ plan },
		);
		expect(report).toMatchObject({ taken: 2, replaced: 0, refused: [], measured: 0 });
		const [first, second] = await zones();
		expect(first).toMatchObject({ land_code: 'ODT', name: 'Nhóm nhà ở số 1', area: 12_003.5 });
		expect(second).toMatchObject({ land_code: 'DAT O HON HOP', name: null });
		expect(second?.area).toBeCloseTo(12_100, -3);
		expect(await server.db.selectFrom('plan').selectAll().executeTakeFirst()).toMatchObject({
			kind: 'CONSTRUCTION',
			name: 'Phân khu A',
			scale: 2_000,
			decided_on: '2021-12-31',
			decision: null,
		});
	});

	it('knows the plan from the file where it says so, and believes the person first', async () => {
		const said = { name: 'Tên trong tệp', kind: 'LAND_USE', scale: 25_000, decision: '1/QĐ-UBND' };
		const text = collection([zone(106.7)], { properties: said });
		await importPlan(server.db, text, { plan: { name: 'Tên của tôi' } });
		expect(await server.db.selectFrom('plan').selectAll().execute()).toMatchObject([
			{ name: 'Tên của tôi', kind: 'LAND_USE', scale: 25_000, decision: '1/QĐ-UBND' },
		]);
	});

	it('replaces the zones of the same plan, and of no other', async () => {
		await importPlan(server.db, collection([zone(106.6)]), { plan: { ...plan, decision: '9/QĐ' } });
		await importPlan(server.db, collection([zone(106.7), zone(106.71)]), { plan });
		const again = await importPlan(server.db, collection([zone(106.72)]), { plan: { ...plan, horizon: '2040' } });
		expect(again).toMatchObject({ taken: 1, replaced: 2 });
		expect((await zones()).map(({ west }) => west)).toEqual([106.6, 106.72]);
		const plans = await server.db.selectFrom('plan').select(['decision', 'horizon']).orderBy('decision').execute();
		expect(plans).toEqual([
			{ decision: '9/QĐ', horizon: null },
			{ decision: null, horizon: 2040 },
		]);
	});

	it('two at once end as one of them', async () => {
		const first = collection([zone(106.7), zone(106.71)]);
		const second = collection([zone(106.72)]);
		await Promise.all([importPlan(server.db, first, { plan }), importPlan(server.db, second, { plan })]);
		expect([['106.7', '106.71'], ['106.72']]).toContainEqual((await zones()).map(({ west }) => String(west)));
	});

	it('leaves out what cannot be taken, by number, and takes the rest', async () => {
		const bowTie: Position[] = [
			[106.7, 10.8],
			[106.702, 10.801],
			[106.702, 10.8],
			[106.7, 10.802],
			[106.7, 10.8],
		];
		const open = square(10.8, 106.75, 0.001).slice(0, -1);
		const { taken, refused } = await importPlan(
			server.db,
			collection([
				zone(106.7),
				feature(null, { code: 'ODT' }),
				feature({ type: 'LineString', coordinates: [[106, 10]] }, { code: 'DGT' }),
				feature(polygon(square(10.8, 106.7, 0.001)), { other: 1 }),
				feature(polygon(square(1_190_000, 603_000, 100)), { code: 'ODT' }),
				feature(polygon(square(106.7, 10.8, 0.001)), { code: 'ODT' }),
				feature(polygon(square(48.8, 2.3, 0.001)), { code: 'ODT' }),
				feature(
					polygon([
						[106.7, 10.8],
						[106.8, 10.8],
					]),
					{ code: 'ODT' },
				),
				feature({ type: 'Polygon', coordinates: [[['a', null]]] }, { code: 'ODT' }),
				feature({ type: 'Polygon', coordinates: 'everywhere' }, { code: 'ODT' }),
				feature(polygon(wavyRing(10.8, 106.7, 0.01, 10_001)), { code: 'ODT' }),
				'no feature' as unknown as object,
				feature(polygon(bowTie), { code: 'ODT' }),
				feature(polygon(open), { code: 'ODT' }),
			]),
			{ plan },
		);
		expect(taken).toBe(3);
		expect(Object.fromEntries(refused.map(({ row, why }) => [row, why]))).toEqual({
			2: 'it has no geometry',
			3: 'it is a LineString, not a polygon',
			4: 'it has no land code; --columns code=… says which property holds it',
			5: expect.stringMatching(/metres, as VN-2000 .* WGS 84 \(EPSG:4326\)/),
			6: expect.stringContaining('longitude first'),
			7: 'it does not lie in Vietnam',
			8: 'it has fewer than three corners',
			9: 'a corner is not a pair of numbers',
			10: 'it has no rings',
			11: 'it has more than 10,000 corners',
			12: 'it has no geometry',
		});
		const stored = (await zones()).map(({ geometry }) => geometry as { coordinates: Position[][] });
		for (const { coordinates } of stored) for (const ring of coordinates) expect(ring.at(-1)).toEqual(ring[0]);
	});

	it('takes parts that a drawing program put among the holes for parts', async () => {
		const inner = square(10.802, 106.702, 0.001);
		const outer = square(10.8, 106.7, 0.005);
		const beside = square(10.8, 106.72, 0.002);
		await importPlan(server.db, collection([feature(polygon(inner, outer, beside), { code: 'ODT' })]), { plan });
		const [{ geometry, extent } = { geometry: {}, extent: 0 }] = await zones();
		expect(geometry).toEqual({ type: 'MultiPolygon', coordinates: [[outer, inner], [beside]] });
		expect(extent / 12_100).toBeCloseTo(25 - 1 + 4, 0);
	});

	it('takes an island in a hole for a part of its own, with a hole of its own', async () => {
		const rings = [9, 7, 4, 2].map((size) => square(10.81 - size / 2_000, 106.71 - size / 2_000, size / 1_000));
		const [outer, hole, island, pond] = rings as [Position[], Position[], Position[], Position[]];
		const text = collection([feature(polygon(outer, island, pond, hole), { code: 'ODT' })]);
		await importPlan(server.db, text, { plan });
		const [{ geometry, extent } = { geometry: {}, extent: 0 }] = await zones();
		const coordinates = [
			[outer, hole],
			[island, pond],
		];
		expect(geometry).toEqual({ type: 'MultiPolygon', coordinates });
		expect(extent / 12_100).toBeCloseTo(81 - 49 + 16 - 4, 0);
	});

	it('refuses what its holes take away as a whole', async () => {
		const ring = square(10.8, 106.71, 0.001);
		const nothing = feature(polygon(ring, ring), { code: 'ODT' });
		const { taken, refused } = await importPlan(server.db, collection([zone(106.7), nothing]), { plan });
		expect({ taken, refused }).toEqual({ taken: 1, refused: [{ what: 'zone', row: 2, why: 'it has no area' }] });
	});

	it('leaves out parts without area, which clipping makes, and keeps the others', async () => {
		const sliver = [106.7, 106.701, 106.7].map((long): Position => [long, 10.8]);
		const parts = [[sliver], [square(10.8, 106.7, 0.001)], [[...sliver, ...sliver.slice(1)]]];
		const text = collection([feature({ type: 'MultiPolygon', coordinates: parts }, { code: 'DGT' })]);
		expect(await importPlan(server.db, text, { plan })).toMatchObject({ taken: 1, refused: [] });
		expect((await zones())[0]?.extent).toBeCloseTo(12_100, -3);
	});

	it('takes words that end in half a character', async () => {
		const name = `${'a'.repeat(199)}😀`;
		expect(await importPlan(server.db, collection([zone(106.7, { code: 'ODT', name })]), { plan })).toMatchObject({
			taken: 1,
		});
		expect((await zones())[0]?.name).toMatch(/^a{199}/);
	});

	it.each([
		['no JSON', 'geo{', /not JSON/],
		['another JSON', '[1]', /neither a GeoJSON/],
		['a collection of nothing', '{"type":"FeatureCollection"}', /neither a GeoJSON/],
		['no zone in it', collection([]), /no zone can be read\./],
		['nothing but refusals', collection([feature(null, {})]), /no zone can be read: it has no geometry/],
		[
			'coordinates of another system',
			collection([zone(106.7)], { crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::9210' } } }),
			/EPSG::9210; transform it to WGS 84/,
		],
		[
			'coordinates of another system, in TopoJSON',
			JSON.stringify({
				...topology({ zones: { type: 'FeatureCollection', features: [zone(106.7)] } as never }, 1e5),
				crs: { type: 'name', properties: { name: 'EPSG:4756' } },
			}),
			/EPSG:4756; transform it to WGS 84/,
		],
	])('refuses a file of %s and keeps what was there', async (_what, text, why) => {
		await importPlan(server.db, collection([zone(106.7)]), { plan });
		await expect(importPlan(server.db, text, { plan })).rejects.toThrow(why);
		expect(await zones()).toHaveLength(1);
	});

	it.each([
		[{ ...plan, name: '' }, '--name'],
		[{ ...plan, kind: 'constructor' }, '--kind is one of construction, land-use'],
		[{ ...plan, decidedOn: '2021-02-30' }, '--decided-on'],
		[{ ...plan, scale: 'large' }, '--scale'],
		[{ ...plan, horizon: '40' }, '--horizon'],
	])('refuses a plan of which it is said %j', async (words, why) => {
		await expect(importPlan(server.db, collection([zone(106.7)]), { plan: words })).rejects.toThrow(why);
		expect(await server.db.selectFrom('plan').select('id').execute()).toEqual([]);
	});

	it('reads TopoJSON, and takes its WGS 84 by another name', async () => {
		const shapes = { type: 'FeatureCollection', features: [zone(106.7), zone(106.701)] } as never;
		const arcs = JSON.stringify(topology({ zones: shapes }, 1e5));
		expect((await importPlan(server.db, arcs, { plan })).taken).toBe(2);
		const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } };
		expect((await importPlan(server.db, collection([zone(106.7)], { crs }), { plan })).taken).toBe(1);
	});

	it('refuses TopoJSON features whose lines are not there', async () => {
		const broken = {
			type: 'Topology',
			arcs: [],
			objects: {
				zones: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', arcs: [[7]], properties: {} }] },
			},
		};
		await expect(importPlan(server.db, JSON.stringify(broken), { plan })).rejects.toThrow('no zone can be read');
	});

	it('leaves out TopoJSON objects that are none, by number', async () => {
		const shapes = { type: 'FeatureCollection', features: [zone(106.7)] } as never;
		const file = topology({ zones: shapes }, 1e5);
		const nothing = {
			a: null,
			b: { type: 'GeometryCollection' },
			c: { type: 'GeometryCollection', geometries: [null] },
		};
		const text = JSON.stringify({ ...file, objects: { ...nothing, ...file.objects } });
		const { taken, refused } = await importPlan(server.db, text, { plan });
		expect(taken).toBe(1);
		expect(refused.map(({ row, why }) => [row, why])).toEqual([
			[1, 'it has no geometry'],
			[2, 'it is a GeometryCollection, not a polygon'],
			[3, 'it has no geometry'],
		]);
	});

	it('takes the property that the person names', async () => {
		const text = collection([zone(106.7, { code: 'wrong', LOAI: 'DGD' })]);
		await importPlan(server.db, text, { plan, columns: { code: 'LOAI' } });
		expect(await zones()).toMatchObject([{ land_code: 'DGD' }]);
	});
});

describe('importing parcels', () => {
	const parcel = (properties: object, west = 106.7) => feature(polygon(square(10.78, west, 0.0001)), properties);
	const parcels = () => server.db.selectFrom('parcel').selectAll().orderBy('source_no').execute();

	it('compares numbers as people write them, and takes the ward of each or of the file', async () => {
		const report = await importParcels(
			server.db,
			collection([
				parcel({ soTo: 5, soThua: '012', loaiDat: 'odt', dienTichM2: 121 }),
				parcel({ 'Số tờ': 'Tờ 05', 'Số thửa': '12a', maXa: 26_737 }),
			]),
			{ source: 'a', ward: WARD },
		);
		expect(report).toMatchObject({ taken: 2, refused: [], holds: 'parcels of 2 wards' });
		expect(await parcels()).toMatchObject([
			{ ward_code: WARD, map_sheet_no: '5', land_plot_no: '12', land_code: 'ODT', area: 121 },
			{ ward_code: '26737', map_sheet_no: '5', land_plot_no: '12A', land_code: null },
		]);
	});

	it('does not believe an area that the outline contradicts, and says so', async () => {
		const text = collection([parcel({ soTo: 1, soThua: 1, dienTichM2: 0.0121 })]);
		const report = await importParcels(server.db, text, { source: 'a', ward: WARD });
		expect(report.measured).toBe(1);
		expect((await parcels())[0]?.area).toBeCloseTo(121, 0);
		expect(describePlanningReport('a.geojson', report)).toContain('1 say an area that their outline contradicts');
	});

	it('replaces those of the same source', async () => {
		const numbered = (...plots: number[]) => collection(plots.map((soThua) => parcel({ soTo: 1, soThua })));
		await importParcels(server.db, numbered(1, 2, 2), { source: 'a', ward: WARD });
		await importParcels(server.db, numbered(9), { source: 'b', ward: WARD });
		await importParcels(server.db, numbered(3), { source: 'a', ward: WARD });
		expect((await parcels()).map(({ land_plot_no }) => land_plot_no).sort()).toEqual(['3', '9']);
	});

	it('leaves out plots without a number or a ward that there is', async () => {
		const { taken, refused } = await importParcels(
			server.db,
			collection([
				parcel({ soTo: 0, soThua: 0 }),
				parcel({ soTo: 1, soThua: 1 }),
				parcel({ soTo: 1, soThua: 1, ward: '99999' }),
				parcel({ soTo: 1, soThua: 1, ward: WARD }),
			]),
			{ source: 'a' },
		);
		expect(taken).toBe(1);
		expect(refused.map(({ row, why }) => [row, why])).toEqual([
			[1, 'it has no sheet and plot number'],
			[2, 'it does not say its ward; --ward says it for the whole file'],
			[3, 'there is no legacy ward 99999'],
		]);
	});

	it('refuses a ward that there is not', async () => {
		const text = collection([parcel({ soTo: 1, soThua: 1 })]);
		await expect(importParcels(server.db, text, { source: 'a', ward: '99999' })).rejects.toThrow('99999');
	});
});

describe('an import', () => {
	it.each(['planning_zone', 'parcel'])(
		'into %s that the database wants to come again reads its file again',
		async (table) => {
			// As PostgreSQL ends one of two transactions that wait for each other: the first try alone.
			await sql`
			create sequence tries;
			create function wait_in_vain() returns trigger language plpgsql as $$ begin
				if nextval('tries') = 1 then raise exception 'deadlock' using errcode = '40P01'; end if;
				return new;
			end $$;
			create trigger wait_in_vain before insert on ${sql.table(table)} for each row execute function wait_in_vain()`.execute(
				server.db,
			);
			const bad = feature(null, { code: 'ODT', soTo: 1, soThua: 2 });
			const shapes = [feature(polygon(square(10.8, 106.7, 0.0001)), { code: 'ODT', soTo: 1, soThua: 1 })];
			const arcs = JSON.stringify(topology({ zones: { type: 'FeatureCollection', features: shapes } as never }, 1e5));
			const take = (text: string) =>
				table === 'parcel'
					? importParcels(server.db, text, { source: 'a', ward: WARD })
					: importPlan(server.db, text, { plan });
			const report = await take(collection([bad, ...shapes]));
			await sql`select setval('tries', 1, false)`.execute(server.db);
			const drawn = await take(arcs);
			await sql`drop function wait_in_vain cascade; drop sequence tries`.execute(server.db);
			expect(report).toMatchObject({ taken: 1, refused: [{ row: 1 }] });
			expect(report.refused).toHaveLength(1);
			expect(drawn).toMatchObject({ taken: 1, replaced: 1, refused: [] });
		},
	);
});
