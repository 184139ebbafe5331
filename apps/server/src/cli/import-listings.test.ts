import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertListings } from '../testing/listings.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** Three batches. */
const COUNT = 1_200;

describe('importing a file', () => {
	let server: TestServer;
	let folder: string;
	let file: string;
	beforeAll(async () => {
		server = await startTestServer();
		folder = await mkdtemp(path.join(os.tmpdir(), 'ancu-import-'));
		file = path.join(folder, 'tin.csv');
		const rows = Array.from(
			{ length: COUNT },
			(_, index) =>
				`${index},Bán nhà riêng số ${index} đường Lê Lợi,"Số ${index} Lê Lợi, P. Bến Nghé, Q.1, TP HCM",${40 + (index % 60)} m2,${3 + (index % 7)} tỷ 2`,
		);
		const wrong = 'x1,Bán nhà không rõ ở đâu,"một nơi nào đó",50 m2,3 tỷ';
		await writeFile(file, ['mã,tiêu đề,địa chỉ,diện tích,giá', ...rows, wrong].join('\n'));
	});
	afterAll(async () => {
		await server.close();
		await rm(folder, { recursive: true, force: true });
	});

	function run(name = file, ...options: string[]): ChildProcess {
		const script = path.join(import.meta.dirname, 'import-listings.ts');
		return spawn(process.execPath, [script, name, '--account', 'an', ...options], {
			env: { ...process.env, DATABASE_URL: server.databaseUrl, NODE_ENV: 'test', LOG_LEVEL: 'error' },
			stdio: ['ignore', 'ignore', 'pipe'],
		});
	}
	const count = async (table: 'listing' | 'listing_event') =>
		(
			await server.db
				.selectFrom(table)
				.select((eb) => eb.fn.countAll<number>().as('rows'))
				.executeTakeFirstOrThrow()
		).rows;

	it('ends with the same listings when it was killed half-way and begun again, and names what it refused', async () => {
		// Whoever adds the last row has to wait, until the import is dead.
		const last = await server.db.startTransaction().execute();
		await insertListings(last, [{ title: 'Nhà riêng' }]);
		await last
			.updateTable('listing')
			.set({ source: 'tin', source_id: `${COUNT - 1}` })
			.execute();
		const killed = run();
		await expect.poll(() => count('listing'), { interval: 5 }).toBeGreaterThan(0);
		killed.kill('SIGKILL');
		await once(killed, 'exit');
		await last.rollback().execute();
		const half = await count('listing');
		expect(half).toBeLessThan(COUNT);

		const [code] = await once(run(), 'exit');
		expect(code).toBe(0);
		expect([await count('listing'), await count('listing_event')]).toEqual([COUNT, COUNT]);
		// The one that was killed had begun a file of its own.
		const refused = await readFile(`${file}.refused (1).csv`, 'utf8');
		expect(refused.trim().split('\n')).toHaveLength(2);
		expect(refused).toContain('Bán nhà không rõ ở đâu');
	}, 60_000);

	it('fails and says why where it took nothing of a file', async () => {
		const name = path.join(folder, 'lạ.csv');
		await writeFile(name, 'mã,tiêu đề,địa chỉ,diện tích,giá\nx1,Bán nhà không rõ ở đâu,"một nơi nào đó",50 m2,3 tỷ');
		const child = run(name);
		const [error, [code]] = await Promise.all([text(child.stderr as Readable), once(child, 'exit')]);
		expect(code).toBe(1);
		expect(error).toBe(`${name}: nothing was taken.\n`);
	}, 60_000);

	it('says how it is used where an option is none that there is', async () => {
		const child = run(file, '--acept');
		const [error, [code]] = await Promise.all([text(child.stderr as Readable), once(child, 'exit')]);
		expect(code).toBe(2);
		expect(error).toMatch(/^Unknown option '--acept'.*\n\nUsage: npm run import:listings/);
	}, 60_000);
});
