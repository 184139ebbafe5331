import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { findPendingMigrations, migrateTo } from '../database/migrate.ts';
import { collection, feature, polygon, square } from '../planning/planning.fixtures.ts';
import { openOwnDatabase } from '../testing/databases.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
	server = await startTestServer();
	folder = await mkdtemp(path.join(os.tmpdir(), 'ancu-import-'));
});
afterAll(async () => {
	await server.close();
	await rm(folder, { recursive: true, force: true });
});

const run = (script: string, content: string | Buffer, ...options: string[]) =>
	runOn('tệp.geojson', script, content, options);

async function runOn(
	name: string,
	script: string,
	content: string | Buffer,
	options: readonly string[],
	databaseUrl = server.databaseUrl,
) {
	const file = path.join(folder, name);
	await writeFile(file, content);
	const child = spawn(process.execPath, [path.join(import.meta.dirname, script), file, ...options], {
		env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'test', LOG_LEVEL: 'error' },
	});
	const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
	return { out, err, code };
}

describe('on a terminal', () => {
	it('zones are imported with a report', async () => {
		const content = collection([
			feature(polygon(square(10.8, 106.7, 0.001)), { MDSD: 'ODT' }),
			feature(null, { MDSD: 'ODT' }),
		]);
		const options = ['--name', 'Đồ án A', '--kind', 'land-use', '--decided-on', '2021-12-31', '--columns', 'code=MDSD'];
		const { out, code } = await run('import-planning.ts', content, ...options);
		expect(code).toBe(0);
		expect(out).toContain('Đồ án A (land use)');
		expect(out).toContain('taken 1, refused 1');
		expect(out).toContain('refused 1: it has no geometry (feature 2)');
	}, 30_000);

	// The other two read their files as these do.
	it.each(['import-planning.ts', 'import-boundaries.ts'])(
		'what is not in UTF-8 is refused, and the command fails: %s',
		async (script) => {
			const { err, code } = await run(script, Buffer.from('{"name":"Quy hoạch \u00f4"}', 'latin1'));
			expect(code).toBe(1);
			expect(err).toMatch(/nothing was taken.*it is not in UTF-8/);
		},
		30_000,
	);

	it.each([
		['import-units.ts', '{"note":"","districts":[],"wards":[["2020-01","x","999","Phường Lạ"]]}'],
		[
			'import-boundaries.ts',
			JSON.stringify({
				type: 'Topology',
				arcs: [],
				objects: {
					a: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', arcs: [], properties: { c: '1' } }] },
				},
			}),
		],
	])('a file of which every row is refused fails: %s', async (script, content) => {
		const { out, err, code } = await run(script, content);
		expect([code, out]).toEqual([1, expect.stringContaining('refused 1')]);
		expect(err).toContain('nothing was taken. Every row was refused.');
	});

	it('a database with the schema of an older version is left alone', async () => {
		const older = await openOwnDatabase(inject('cluster'), { holds: 'nothing' });
		onTestFinished(older.close);
		await older.db.connection().execute((one) => migrateTo(one, '0017-article'));
		for (const script of ['import-units.ts', 'import-planning.ts', 'import-listings.ts']) {
			const options = script === 'import-listings.ts' ? ['--account', 'an'] : [];
			const { err, code } = await runOn('tệp.json', script, '{}', options, older.url);
			expect([code, err], script).toEqual([1, expect.stringMatching(/older version: 0018-language.* back up before/)]);
		}
		expect((await findPendingMigrations(older.db))[0]).toBe('0018-language');
	}, 60_000);

	it('a list of units that begins with the mark of UTF-8 is read', async () => {
		const { out, err, code } = await run('import-units.ts', '\uFEFF{"note":"","districts":[],"wards":[]}');
		expect([out.length > 0, err, code]).toEqual([true, '', 0]);
	}, 30_000);

	it('a file that was saved once more is asked what it is: its plots would lie there twice', async () => {
		const content = collection([feature(polygon(square(10.8, 106.7, 0.001)), { soTo: 1, soThua: 2 })]);
		const take = (name: string, ...options: string[]) =>
			runOn(name, 'import-parcels.ts', content, ['--ward', '26734', ...options]);
		expect((await take('xã.geojson')).code).toBe(0);
		expect(await take('xã (1).geojson')).toMatchObject({ code: 2, err: expect.stringContaining('--source NAME') });
		expect((await take('xã (1).geojson', '--source', 'xã')).code).toBe(0);
		expect(await server.db.selectFrom('parcel').select('source').execute()).toEqual([{ source: 'xã' }]);
	}, 30_000);

	it('metres are refused with what to do, and the command fails', async () => {
		const content = collection([feature(polygon(square(1_190_000, 603_000, 50)), { soTo: 1, soThua: 2 })]);
		const { err, code } = await run('import-parcels.ts', content, '--ward', '26734');
		expect(code).toBe(1);
		expect(err).toMatch(/nothing was taken; no parcel can be read: .*VN-2000.*WGS 84/);
	}, 30_000);
});
