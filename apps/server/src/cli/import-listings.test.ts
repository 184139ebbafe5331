import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const COUNT = 6_000;

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

	function run(): ChildProcess {
		const script = path.join(import.meta.dirname, 'import-listings.ts');
		return spawn(process.execPath, [script, file, '--account', 'an'], {
			env: { ...process.env, DATABASE_URL: server.databaseUrl, NODE_ENV: 'test', LOG_LEVEL: 'error' },
			stdio: 'ignore',
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
		const killed = run();
		await expect.poll(() => count('listing'), { timeout: 20_000, interval: 5 }).toBeGreaterThan(0);
		killed.kill('SIGKILL');
		await once(killed, 'exit');
		const half = await count('listing');
		expect(half).toBeLessThan(COUNT);

		const [code] = await once(run(), 'exit');
		expect(code).toBe(0);
		expect([await count('listing'), await count('listing_event')]).toEqual([COUNT, COUNT]);
		const refused = await readFile(`${file}.refused.csv`, 'utf8');
		expect(refused.trim().split('\n')).toHaveLength(2);
		expect(refused).toContain('Bán nhà không rõ ở đâu');
	}, 60_000);

	it('changes what changed, and nothing else, when it is sent once more', async () => {
		const text = await readFile(file, 'utf8');
		await writeFile(file, text.replace('40 m2,3 tỷ 2', '40 m2,2 tỷ 9'));
		await once(run(), 'exit');
		expect(await count('listing')).toBe(COUNT);
		const changed = await server.db
			.selectFrom('listing')
			.select(['source_id', 'price'])
			.where('price', '=', 2_900_000_000)
			.execute();
		expect(changed).toEqual([{ source_id: '0', price: 2_900_000_000 }]);
	}, 60_000);
});
