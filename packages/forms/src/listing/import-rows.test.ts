import { describe, expect, it } from 'vitest';
import type { ImportMapping } from './import-columns.ts';
import { cellOf, createRowReader, guessDelimiter, sourceOf } from './import-rows.ts';

const mapping: ImportMapping = {
	columns: { address: 'Địa chỉ', area: 'DT', price: 'Giá' },
	fixed: {},
	priceUnit: 'tỷ',
	hasDecimalPoints: true,
};
const record = { 'Địa chỉ': 'Phường 8, Gò Vấp', DT: '48.125', Giá: '6.95' };

describe('createRowReader', () => {
	it('writes numbers as they are meant', () => {
		expect(createRowReader(mapping)(record).row).toMatchObject({
			address: 'Phường 8, Gò Vấp',
			area: '48,1250',
			price: '6,95 tỷ',
		});
	});

	it('leaves prices alone that say their unit', () => {
		expect(createRowReader(mapping)({ ...record, Giá: '850 triệu' }).row.price).toBe('850 triệu');
	});

	it('says of every row what is fixed, where the row says nothing', () => {
		const fixed = { ...mapping, columns: { ...mapping.columns, tradingType: 'Loại' }, fixed: { tradingType: 'thuê' } };
		const read = createRowReader(fixed);
		expect(read(record).row.tradingType).toBe('thuê');
		expect(read({ ...record, Loại: 'bán' }).row.tradingType).toBe('bán');
	});

	it('knows a row without an id again when its price changed and it stands elsewhere', () => {
		const other = { ...record, DT: '60' };
		const ids = (records: (typeof record)[]) => {
			const read = createRowReader(mapping);
			return records.map((each) => read(each).row.sourceId);
		};
		const [first, second, third] = ids([record, record, other]);
		expect(new Set([first, second, third]).size).toBe(3);
		expect(ids([other, { ...record, Giá: '7.2' }, record])).toEqual([third, first, second]);
	});

	it('knows a row again when a cell was mended that it had been taken without', () => {
		const columns = { ...mapping.columns, floors: 'Số tầng', facadeArea: 'Ngang', direction: 'Hướng' };
		const idOf = (cells: object) => createRowReader({ ...mapping, columns })({ ...record, ...cells }).row.sourceId;
		expect(idOf({ 'Số tầng': '3', Ngang: '4', Hướng: 'Đông' })).toBe(
			idOf({ 'Số tầng': '3 tầng lửng', Ngang: '?', Hướng: '' }),
		);
	});

	it('tells that an id stands in the file twice', () => {
		const read = createRowReader({ ...mapping, columns: { sourceId: 'Mã' } });
		expect(read({ Mã: ' A1 ' })).toEqual({ row: { sourceId: 'A1' }, isRepeated: false });
		expect(read({ Mã: 'A1' }).isRepeated).toBe(true);
	});
});

describe('cells', () => {
	it('come from JSON too', () => {
		expect([48.125, 92, 8.6, null, 'x', {}].map(cellOf)).toEqual(['48,1250', '92', '8,6', '', 'x', '']);
	});

	it.each([
		['Giá,Địa chỉ\n1;2;3;4', ','],
		['\uFEFFGiá;"Quận, huyện, tỉnh";DT\r\n', ';'],
		['Giá\tĐịa chỉ', '\t'],
	])('of %j are split by %j', (text, mark) => expect(guessDelimiter(text)).toBe(mark));
});

it.each([
	'tin 11.csv',
	'tin 11.jsonl',
	'tin 11.refused.csv',
	'tin 11.csv.refused.csv',
	'tin 11.left-out.csv',
	'tin 11.left-out.refused.csv',
	'tin 11 (1).csv',
	'tin 11(2).csv',
	'tin 11.refused (12).csv',
])('knows %s by the name of the whole file', (name) => expect(sourceOf(name)).toBe('tin 11'));
it('leaves in a name what may say something', () => expect(sourceOf('tin (2026).csv')).toBe('tin (2026)'));
