import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { type FileRow, readRows } from './read-file.ts';

async function read(content: string | Buffer, format: 'csv' | 'jsonl'): Promise<FileRow[]> {
	const rows: FileRow[] = [];
	for await (const row of readRows(Readable.from([Buffer.from(content)]), format)) rows.push(row);
	return rows;
}

describe('a file of rows', () => {
	it.each([
		['commas', '\uFEFFĐịa chỉ,Giá\r\n"12 Lê Lợi, Quận 1",5\r\n'],
		['semicolons', 'Địa chỉ;Giá\n12 Lê Lợi, Quận 1;5\n\n'],
		['tabs in UTF-16, as Excel saves it', Buffer.from('\uFEFFĐịa chỉ\tGiá\r\n12 Lê Lợi, Quận 1\t5\r\n', 'utf16le')],
	])('is CSV with %s', async (_, content) => {
		expect(await read(content, 'csv')).toEqual([{ record: { 'Địa chỉ': '12 Lê Lợi, Quận 1', Giá: '5' }, line: 2 }]);
	});

	it('keeps both of two columns with one name', async () => {
		expect(await read('Giá,Giá\n5,4\n', 'csv')).toEqual([{ record: { Giá: '5', 'Giá (2)': '4' }, line: 2 }]);
	});

	it('has empty rows from a spreadsheet, which are none', async () => {
		expect(await read('Giá;Địa chỉ\n;\n5;12 Lê Lợi\n ;\n', 'csv')).toEqual([
			{ record: { Giá: '5', 'Địa chỉ': '12 Lê Lợi' }, line: 3 },
		]);
	});

	it('is JSON lines, of which a broken one is told', async () => {
		const lines = '{"id":1,"area":48.5,"floors":null}\n\n{"id":2\n{"id":"3"}\n';
		expect(await read(lines, 'jsonl')).toEqual([
			{ record: { id: '1', area: '48,5', floors: '' }, line: 1 },
			{ line: 3, why: 'unreadable' },
			{ record: { id: '3' }, line: 4 },
		]);
	});

	it('can be left and gone on with', async () => {
		const rows = readRows(Readable.from([Buffer.from('a\n1\n2\n3\n')]), 'csv');
		const seen: unknown[] = [];
		for await (const { record } of rows) {
			seen.push(record?.a);
			break;
		}
		for await (const { record } of rows) seen.push(record?.a);
		expect(seen).toEqual(['1', '2', '3']);
	});

	it('keeps what a row has too little or too much from stopping the others', async () => {
		const rows = await read('a,b\n1\n1,2,3\nx "y",2\n', 'csv');
		expect(rows.map(({ record }) => record?.a)).toEqual(['1', '1', 'x "y"']);
	});

	it('tells of a quote that is not closed', async () => {
		expect(await read('a,b\n1,2\n"3,4\n', 'csv')).toMatchObject([{ record: { a: '1' } }, { why: 'quote_not_closed' }]);
	});
});
