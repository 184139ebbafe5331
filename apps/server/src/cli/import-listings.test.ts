import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
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

	it('takes what can be read, and refuses what is not in UTF-8 or cannot be kept', async () => {
		const name = path.join(folder, 'hỏng.csv');
		const row = (id: string, title: string) => `${id},${title},"Số 9 Lê Lợi, P. Bến Nghé, Q.1, TP HCM",50 m2,3 tỷ`;
		const lines = [
			'mã,tiêu đề,địa chỉ,diện tích,giá',
			row('nul', 'Bán nhà\0riêng ở Lê Lợi'),
			row('old', 'Bán nhà ? đường Lê Lợi'),
			row('good', 'Bán nhà riêng đường Lê Lợi'),
		];
		const bytes = Buffer.from(lines.join('\n'));
		bytes[bytes.indexOf('?')] = 0xf4;
		await writeFile(name, bytes);
		const [code] = await once(run(name), 'exit');
		expect(code).toBe(0);
		const taken = await server.db.selectFrom('listing').select('source_id').where('source', '=', 'hỏng').execute();
		expect(taken).toEqual([{ source_id: 'good' }]);
		const refused = await readFile(`${name}.refused.csv`, 'utf8');
		expect(refused.match(/^(?:nul|old),.*$/gms)?.join()).toMatch(/(?:title: broken characters.*){2}/s);
	}, 60_000);

	it.each([
		['names of columns in another encoding', 'khác.csv', Buffer.from('mã,giá\n1,2', 'utf16le').swap16(), 'UTF-8'],
		['a JSON list', 'tin.json', '[{"id":1}]', '.jsonl'],
	])(
		'says what is wrong with %s',
		async (_what, name, content, word) => {
			await writeFile(path.join(folder, name), content);
			const child = run(path.join(folder, name));
			const [error, [code]] = await Promise.all([text(child.stderr as Readable), once(child, 'exit')]);
			expect(code).toBe(1);
			expect(error).toContain(word);
		},
		60_000,
	);

	it('fails where it took nothing of a file', async () => {
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

	it('does not write refused rows over the file that it reads', async () => {
		const before = await readFile(file);
		const [code] = await once(run(file, '--refused', file), 'exit');
		expect(code).toBe(1);
		expect(await readFile(file)).toEqual(before);
	}, 60_000);
});
