import { DAY_MS } from '@ancu/forms/format';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Db } from '../database/open-database.ts';
import { keptRows } from '../graphql/kept-rows.ts';
import { relinkListings } from '../listing/relink-listings.ts';
import { openOwnDatabase } from '../testing/databases.ts';
import { insertListings } from '../testing/listings.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { importBoundaries } from './import/import-boundaries.ts';
import { importUnits } from './import/import-units.ts';

describe('the legacy address cascade', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startTestServer();
	});
	afterAll(() => server.close());

	it('has 63 provinces in Vietnamese order', async () => {
		const { data } = await server.ask('{ getProvince { id province } }');
		const names = data.getProvince.map(({ province }: { province: string }) => province);
		expect(names).toHaveLength(63);
		expect(names[0]).toBe('An Giang');
		// Đ comes after D, not after Z.
		expect(names.indexOf('Đà Nẵng')).toBeLessThan(names.indexOf('Hà Nội'));
	});

	it('leads from a province to its districts to their wards, numbers in order', async () => {
		const { data } = await server.ask(
			'{ getDistrict(provinceId: "79") { id district } getWard(districtId: "764") { ward } }',
		);
		const districts = data.getDistrict.map(({ district }: { district: string }) => district);
		expect(districts).toHaveLength(22);
		expect(districts.indexOf('Quận 3')).toBeLessThan(districts.indexOf('Quận 10'));
		expect(data.getWard[0]).toEqual({ ward: 'Phường 01' });
	});

	it.each(['00', '', "' or 1=1"])('has nothing under a province that there is not: %j', async (provinceId) => {
		const { data } = await server.ask('query ($provinceId: ID!) { getDistrict(provinceId: $provinceId) { id } }', {
			variables: { provinceId },
		});
		expect(data.getDistrict).toEqual([]);
	});

	it('keeps nothing of codes that are longer than any', async () => {
		const { unitLists, units } = keptRows(server.db);
		const sizes = () => [unitLists.size, units.size];
		const before = sizes();
		const token = await server.signIn('an');
		const provinceId = '9'.repeat(10_000);
		const { data } = await server.ask('query ($provinceId: ID!) { getDistrict(provinceId: $provinceId) { id } }', {
			variables: { provinceId },
		});
		expect(data.getDistrict).toEqual([]);
		const change = 'mutation ($provinceId: ID!) { updateMe(provinceId: $provinceId) { id } }';
		expect((await server.ask(change, { token, variables: { provinceId } })).codes).toEqual(['BAD_INPUT']);
		expect(sizes()).toEqual(before);
	});
});

describe('importing units', () => {
	/** A test's own database: what an import reports depends on what was imported before. */
	async function openDatabase(): Promise<Db> {
		const { db, close } = await openOwnDatabase(inject('cluster'), { holds: 'accounts' });
		onTestFinished(close);
		return db;
	}

	const current = (wards: unknown[][]) =>
		JSON.stringify({
			asOf: '2026-07',
			provinceFields: ['code', 'name', 'fullName', 'type', 'lat', 'lon'],
			wardFields: ['code', 'provinceCode', 'name', 'type', 'lat', 'lon'],
			provinces: [['79', 'Hồ Chí Minh', 'Thành phố Hồ Chí Minh', 'Thành phố', 10.8, 106.7]],
			wards,
		});

	const twoWards = current([
		['26734', '79', 'Tân Định', 'Phường', 10.79, 106.69],
		['26740', '79', 'Sài Gòn', 'Phường', 10.78, 106.7],
	]);

	it('adds, changes, leaves alone and refuses, and says which and why', async () => {
		const file = current([
			['26734', '79', 'Tân Định', 'Phường', 10.79, 106.69],
			['26740', '79', 'Sài Gòn', 'Phường', 10.78, 106.7],
			['267', '79', 'Ngắn', 'Phường', 10.7, 106.7],
			['26740', '79', 'Hai lần', 'Phường', 10.7, 106.7],
			['26999', '99', 'Mồ côi', 'Xã', 10.7, 106.7],
			['27000', '79', '', '', 10.7, 106.7],
			['27001', '79', 'Ở xa', 'Xã', 48.8, 2.3],
		]);
		const report = await importUnits(await openDatabase(), 'current.json', file);
		expect(report).toMatchObject({ holds: 'current units as of 2026-07', added: 2, unchanged: 0 });
		// The province's point differs from the one that ships.
		expect(report.changed).toEqual([
			{
				what: 'province 79',
				before: expect.stringContaining('Thành phố Hồ Chí Minh'),
				after: expect.stringContaining('10.8, 106.7'),
			},
		]);
		expect(report.refused.map(({ what, why }) => `${what}: ${why}`)).toEqual([
			'ward 267 Phường Ngắn: the code of a ward has 5 digits',
			'ward 26740 Phường Hai lần: the code stands in the file twice',
			expect.stringContaining('its parent 99 is not known'),
			'ward 27000: it has no name',
			expect.stringContaining('the point 48.8, 2.3 is not in Vietnam'),
		]);
	});

	it('changes nothing the second time', async () => {
		const db = await openDatabase();
		await importUnits(db, 'current.json', twoWards);
		expect(await importUnits(db, 'current.json', twoWards)).toMatchObject({
			added: 0,
			changed: [],
			unchanged: 3,
			refused: [],
		});
	});

	it('does not let an older list undo a newer one', async () => {
		const db = await openDatabase();
		await importUnits(db, 'current.json', twoWards);
		const old = current([['26740', '79', 'Tên Cũ', 'Phường', 10.78, 106.7]]).replace('2026-07', '2025-07-15');
		expect(await importUnits(db, 'old.json', old)).toMatchObject({ added: 0, changed: [], older: 2 });
	});

	it('knows a unit from the newest list that has it, though that said nothing new', async () => {
		const db = await openDatabase();
		const named = (name: string) => current([['26743', '79', name, 'Phường', 10.77, 106.69]]);
		const take = (name: string, asOf: string) => importUnits(db, 'current.json', named(name).replace('2026-07', asOf));
		await take('Bến Thành', '2026-07');
		expect(await take('Bến Thành', '2026-10')).toMatchObject({ changed: [], unchanged: 2 });
		expect(await take('Tên Khác', '2026-08')).toMatchObject({ changed: [], older: 2 });
		// A list without a date is of today, and not of the end of days.
		expect((await take('Tên Mới', 'không rõ')).changed).toMatchObject([{ what: 'ward 26743' }]);
		const later = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
		expect((await take('Bến Thành', later)).changed).toMatchObject([{ what: 'ward 26743' }]);
	});

	it('keeps a unit that is gone, with the day it went, and the code’s other bearer apart', async () => {
		const server = await startTestServer();
		onTestFinished(server.close);
		await importUnits(server.db, 'current.json', twoWards);
		const gone = JSON.stringify({ note: 'gone', districts: [], wards: [['2024-09', '99991', '760', 'Phường Đã Bỏ']] });
		expect(await importUnits(server.db, 'gone.json', gone)).toMatchObject({ added: 1, refused: [], absent: 0 });
		const { data } = await server.ask('{ getWard(districtId: "760") { id ward } }');
		expect(data.getWard).toContainEqual({ id: '99991', ward: 'Phường Đã Bỏ' });
		// 26734 is Phường Tân Định in both systems, under a district in one and a province in the other.
		const both = await server.db
			.selectFrom('unit')
			.select(['system', 'parent_code'])
			.where('code', '=', '26734')
			.orderBy('system')
			.execute();
		expect(both).toEqual([
			{ system: 'current', parent_code: '79' },
			{ system: 'legacy', parent_code: '760' },
		]);
	});

	it('takes old → new codes, and brings listings in step where the answer is sure', async () => {
		const db = await openDatabase();
		await importUnits(db, 'current.json', twoWards);
		await insertListings(db, [
			{ title: 'Whole', ward_code: '26734' },
			{ title: 'Split', ward_code: '26740' },
		]);
		const csv =
			'\ufeffold_ward_code,new_ward_code,kind\n26734,26734,full\n26740,26734,partial\n26740,26740,partial\n26743,99999,full\n26743,26734,một phần\n';
		const report = await importUnits(db, 'wards.csv', csv);
		expect(report).toMatchObject({
			added: 3,
			refused: [
				{ row: 4, what: '26743 → 99999', why: expect.stringContaining('current 99999') },
				{ row: 5, what: '26743 → 26734', why: 'its kind is neither full nor partial' },
			],
		});
		expect(await importUnits(db, 'wards.csv', csv)).toMatchObject({ added: 0, unchanged: 3 });

		await relinkListings(db);
		const rows = await db
			.selectFrom('listing')
			.select(['title', 'current_ward_code', 'current_province_code'])
			.orderBy('title')
			.execute();
		expect(rows).toEqual([
			{ title: 'Split', current_ward_code: null, current_province_code: '79' },
			{ title: 'Whole', current_ward_code: '26734', current_province_code: '79' },
		]);
		expect((await relinkListings(db)).changed).toBe(0);
	});

	it.each([
		['notes.json', '{"hello":1}'],
		['codes.csv', 'a,b\n1,2\n'],
		['broken.json', '{'],
	])('takes nothing from a file that it does not know: %s', async (name, text) => {
		await expect(importUnits(await openDatabase(), name, text)).rejects.toThrow();
	});
});

describe('importing boundaries', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startTestServer();
	});
	afterAll(() => server.close());

	// One square, drawn at `long`.
	const topology = (long: number, properties: object, type = 'Polygon') =>
		JSON.stringify({
			type: 'Topology',
			arcs: [
				[
					[long, 10],
					[long, 11],
					[long + 1, 11],
					[long + 1, 10],
					[long, 10],
				],
			],
			objects: {
				units: {
					type: 'GeometryCollection',
					geometries: [{ type, properties, arcs: type === 'Polygon' ? [[0]] : [0] }],
				},
			},
		});

	it('adds, recognises and changes', async () => {
		expect(await importBoundaries(server.db, 'p.topojson', topology(106, { p: '79' }))).toMatchObject({
			holds: 'boundaries of current provinces',
			added: 1,
			refused: [],
		});
		expect(await importBoundaries(server.db, 'p.topojson', topology(106, { p: '79' }))).toMatchObject({
			added: 0,
			unchanged: 1,
		});
		expect(await importBoundaries(server.db, 'p.topojson', topology(106.5, { p: '79' }))).toMatchObject({
			added: 0,
			changed: [{ what: 'province 79' }],
		});
		expect(
			await server.db.selectFrom('boundary').select(['system', 'code', 'south', 'west', 'north', 'east']).execute(),
		).toEqual([{ system: 'current', code: '79', south: 10, west: 106.5, north: 11, east: 107.5 }]);
	});

	it.each([
		[topology(106, { p: '00' }), 'there is no such unit'],
		[topology(106, { name: 'x' }), 'does not say which unit'],
		[topology(2, { p: '79' }), 'does not lie in Vietnam'],
		[topology(106, { p: '79' }, 'LineString'), 'not a LineString'],
		[topology(106, { p: '79' }).replace('"arcs":[[0]]', '"arcs":[[7]]'), 'arcs that are not there'],
	])('refuses what is no boundary, and says why', async (text, why) => {
		expect((await importBoundaries(server.db, 'x.topojson', text)).refused[0]?.why).toContain(why);
	});

	it('takes nothing from what is no TopoJSON', async () => {
		await expect(importBoundaries(server.db, 'x.json', '{"type":"FeatureCollection"}')).rejects.toThrow('no TopoJSON');
	});
});
