import { expect, it } from 'vitest';
import { readImportFile } from './read-import-file.ts';

const read = (text: string) => readImportFile(new File([text], 'tin.csv'));

it('reads every column, of two with one name each by its own', async () => {
	const { columns, rows } = await read('Địa chỉ;Giá;;Giá\n12 Lê Lợi;5 tỷ;x;4,8 tỷ\n');
	expect(columns).toEqual(['Địa chỉ', 'Giá', '#3', 'Giá (2)']);
	expect(rows).toEqual([{ 'Địa chỉ': '12 Lê Lợi', Giá: '5 tỷ', '#3': 'x', 'Giá (2)': '4,8 tỷ' }]);
});

it('numbers rows as a spreadsheet does, and leaves out those in which nothing stands', async () => {
	const { rows, numbers } = await read(
		'\uFEFFĐịa chỉ;Giá\r\n;\r\n"12 Lê Lợi\nQuận 1";5 tỷ\r\n\r\n ;\r\n8 Hàm Nghi;6 tỷ\r\n;;;\r\n',
	);
	expect(rows.map((row) => row.Giá)).toEqual(['5 tỷ', '6 tỷ']);
	expect(numbers).toEqual([3, 6]);
});

it('finds the names below empty rows', async () => {
	const { columns, rows, numbers } = await read(';\n;\nĐịa chỉ;Giá\n12 Lê Lợi;5 tỷ\n');
	expect([columns, rows.length, numbers]).toEqual([['Địa chỉ', 'Giá'], 1, [4]]);
});

it('keeps what a row has too little or too much from stopping the others', async () => {
	const { rows } = await read('a,b\n1\n1,2,3\nx "y",2\n');
	expect(rows).toEqual([
		{ a: '1', b: '' },
		{ a: '1', b: '2' },
		{ a: 'x "y"', b: '2' },
	]);
});

it('numbers JSON lines as they stand', async () => {
	const { columns, rows, numbers } = await read('{"area":48.5}\n\n{"price":"5 tỷ"}\n');
	expect([columns, numbers]).toEqual([
		['area', 'price'],
		[1, 3],
	]);
	expect(rows).toEqual([{ area: '48,5' }, { price: '5 tỷ' }]);
});

it.each(['null', '5', '"Nhà"', '[{"area":1}]'])(
	'refuses a line that is JSON and no listing, and no other: %s',
	async (line) => {
		const { columns, rows, numbers, unreadable } = await read(`{"area":48.5}\n${line}\n{"area":50}\n`);
		expect([columns, rows, numbers, unreadable]).toEqual([['area'], [{ area: '48,5' }, { area: '50' }], [1, 3], [2]]);
	},
);

it.each(['', '\n\n', 'Giá\n'])('finds no row in %j', async (text) => {
	expect((await read(text)).rows).toEqual([]);
});

it.each([
	['a quote that is not closed', 'a;b\n\n1;2\n3;"x;4\n5;6\n', 4],
	['a line that is no JSON', '{"a":1}\n{"a":2\n{"a":3}\n', 2],
])('says which row stops it: %s', async (_what, text, row) => {
	await expect(read(text)).rejects.toMatchObject({ row });
});
