import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type OwnDatabase, openOwnDatabase } from '../../testing/databases.ts';
import { accountIdOf } from '../../wallet/wallet.fixtures.ts';
import { type ImportFileOptions, importFile } from './import-file.ts';

const HEAD = 'mã,tiêu đề,địa chỉ,diện tích,giá';
const row = (id: string, title: string, price = '3 tỷ') =>
	`${id},${title},"Số 9 Lê Lợi, P. Bến Nghé, Q.1, TP HCM",50 m2,${price}`;

describe('importing a file', () => {
	let database: OwnDatabase;
	let folder: string;
	let accountId: string;
	beforeAll(async () => {
		database = await openOwnDatabase(inject('cluster'), { holds: 'accounts' });
		accountId = await accountIdOf(database.db, 'an');
		folder = await mkdtemp(path.join(os.tmpdir(), 'ancu-import-'));
	});
	afterAll(async () => {
		await database.close();
		await rm(folder, { recursive: true, force: true });
	});

	async function send(name: string, content: string | Buffer, options: Partial<ImportFileOptions> = {}) {
		const file = path.join(folder, name);
		await writeFile(file, content);
		await importFile(database.db, file, { accountId, say: () => undefined, ...options });
	}
	const listings = (source: string) =>
		database.db
			.selectFrom('listing')
			.select(['source_id', 'price'])
			.where('source', '=', source)
			.orderBy('source_id')
			.execute();

	it('changes what changed, and nothing else, when it is sent once more', async () => {
		const lines = [HEAD, row('1', 'Bán nhà riêng số một'), row('2', 'Bán nhà riêng số hai')];
		await send('tin.csv', lines.join('\n'));
		await send('tin.csv', lines.join('\n').replace('3 tỷ', '2 tỷ 9'));
		expect(await listings('tin')).toEqual([
			{ source_id: '1', price: 2_900_000_000 },
			{ source_id: '2', price: 3_000_000_000 },
		]);
	});

	it('is posted by whom an option names, but for a row that says it', async () => {
		const lines = [`${HEAD},loại người đăng`, `${row('1', 'Bán nhà riêng số một')},`];
		lines.push(`${row('2', 'Bán nhà riêng số hai')},môi giới`);
		const posters = async () =>
			(
				await database.db
					.selectFrom('listing')
					.select('post_mode')
					.where('source', '=', 'chủ')
					.orderBy('source_id')
					.execute()
			).map(({ post_mode }) => post_mode);
		await send('chủ.csv', lines.join('\n'), { postedBy: 'owner' });
		expect(await posters()).toEqual(['OWNER', 'BROKER']);
		const said: string[] = [];
		await send('chủ.csv', lines.join('\n'), { say: (text) => said.push(text) });
		expect(await posters()).toEqual(['OWNER', 'BROKER']);
		expect(said.join('')).toContain('rows do not say who posts them are a broker’s');
		await expect(send('chủ.csv', lines.join('\n'), { postedBy: 'me' })).rejects.toThrow('--posted-by');
	});

	it('takes what can be read, and refuses what is not in UTF-8 or cannot be kept', async () => {
		const lines = [
			HEAD,
			row('nul', 'Bán nhà\0riêng ở Lê Lợi'),
			row('old', 'Bán nhà ? đường Lê Lợi'),
			row('good', 'Bán nhà riêng đường Lê Lợi'),
		];
		const bytes = Buffer.from(lines.join('\n'));
		bytes[bytes.indexOf('?')] = 0xf4;
		await send('hỏng.csv', bytes);
		expect(await listings('hỏng')).toMatchObject([{ source_id: 'good' }]);
		const refused = await readFile(path.join(folder, 'hỏng.csv.refused.csv'), 'utf8');
		expect(refused.match(/^(?:nul|old),.*$/gms)?.join()).toMatch(/(?:title: broken characters.*){2}/s);
	});

	it.each([
		['names of columns in another encoding', 'khác.csv', Buffer.from('mã,giá\n1,2', 'utf16le').swap16(), 'UTF-8'],
		['a JSON list', 'tin.json', '[{"id":1}]', '.jsonl'],
	])('says what is wrong with %s', async (_what, name, content, word) => {
		await expect(send(name, content)).rejects.toThrow(word);
	});

	it('leaves a file alone in which somebody mends refused rows: the next has a number, and is known by the same name', async () => {
		const wrong = `${HEAD}\n${row('1', 'Bán nhà riêng đường Lê Lợi')}\n${row('2', 'Bán nhà riêng đường Lê Lợi', 'rẻ')}`;
		const said: string[] = [];
		const mended = path.join(folder, 'mẻ.csv.refused.csv');
		await writeFile(mended, 'đang sửa');
		await send('mẻ.csv', wrong, { say: (text) => said.push(text) });
		const numbered = path.join(folder, 'mẻ.csv.refused (1).csv');
		expect(said.join('')).toContain(`refused rows: ${numbered}`);
		expect(await readFile(numbered, 'utf8')).toContain('rẻ');
		await send('mẻ.csv.refused (1).csv', (await readFile(numbered, 'utf8')).replace('rẻ', '4 tỷ'));
		expect(await listings('mẻ')).toHaveLength(2);

		// A file that is named is not taken over either, nor taken away where nothing was refused.
		await expect(send('mẻ.csv', wrong, { refused: mended })).rejects.toThrow('--refused names another place');
		await expect(send('mẻ.csv', wrong.replace('rẻ', '4 tỷ'), { refused: mended })).rejects.toThrow('--refused');
		await send('mẻ.csv', wrong.replace('rẻ', '4 tỷ'));
		expect(await readFile(mended, 'utf8')).toBe('đang sửa');
		expect((await readdir(folder)).filter((name) => name.startsWith('mẻ')).sort()).toEqual(
			['mẻ.csv', 'mẻ.csv.refused (1).csv', 'mẻ.csv.refused.csv'].sort(),
		);
	});

	it('does not write refused rows over the file that it reads', async () => {
		const content = `${HEAD}\n${row('1', 'Bán nhà riêng đường Lê Lợi')}`;
		const refused = path.join(folder, 'chính nó.csv');
		await expect(send('chính nó.csv', content, { refused })).rejects.toThrow('--refused');
		expect(await readFile(refused, 'utf8')).toBe(content);
	});
});
