import { describe, expect, it } from 'vitest';
import { keyFacts } from '../listing/index.ts';
import {
	everyItem,
	fieldsOfItem,
	fieldsThatUndo,
	fieldsToLookAt,
	type GreenCheckFinding,
	greenCheckItems,
	withoutUndone,
} from './items.ts';

const found: GreenCheckFinding[] = [
	{ name: 'PRICE', result: 'PASS', note: 'Hỏi chủ nhà.' },
	{ name: 'PLOT', result: 'NOT_CHECKED' },
	{ name: 'PAPER', result: 'FAIL', note: 'Chưa có sổ.' },
	{ name: 'AVAILABLE', result: 'PASS' },
];

describe('the items of a green check', () => {
	it('have fields behind each of them', () => {
		expect(Object.keys(fieldsOfItem)).toEqual([...greenCheckItems]);
		for (const name of greenCheckItems) expect(fieldsOfItem[name].length, name).toBeGreaterThan(0);
	});

	it('have every key fact behind one of them, besides the category, the title and what a project of shares says', () => {
		const behind = fieldsToLookAt(keyFacts);
		expect(keyFacts.filter((name) => !behind.includes(name))).toEqual([
			'categoryId',
			'title',
			'isInvest',
			'totalShare',
			'pricePerShare',
			'startDate',
			'endDate',
			'offering',
		]);
	});

	it('are all there, in their order', () => {
		const items = everyItem(found);
		expect(items.map(({ name }) => name)).toEqual([...greenCheckItems]);
		expect(items[0]).toEqual({ name: 'OWNER_NAME', result: 'NOT_CHECKED', note: null });
		expect(items[5]).toEqual({ name: 'PRICE', result: 'PASS', note: 'Hỏi chủ nhà.' });
	});

	it.each([
		[['price', 'title'], ['price']],
		[['legalStatus'], ['legalStatus']],
		[['area', 'mapSheetNo'], []],
		[['tradingType'], ['tradingType']],
		[['status'], ['status']],
		[['title', 'description', 'bedroom'], []],
		[[], []],
	])('that were looked at are undone, of %j, by %j', (changed, expected) => {
		expect(fieldsThatUndo(found, changed)).toEqual(expected);
	});

	it('are not known any more once a field behind them has changed', () => {
		const left = withoutUndone(found, ['price', 'area']);
		expect(left.map(({ name, result }) => `${name} ${result}`)).toEqual([
			'PRICE NOT_CHECKED',
			'PLOT NOT_CHECKED',
			'PAPER FAIL',
			'AVAILABLE PASS',
		]);
		expect(left[0]?.note).toBeNull();
	});
});
