import { describe, expect, it } from 'vitest';
import { findingsOver, isSameFindings, keptFindings } from './findings.ts';
import { everyItem } from './items.ts';
import type { GreenCheckDraft } from './schema.ts';

const at = (time: string) => ({
	locationLat: 10.78,
	locationLong: 106.7,
	accuracy: 6,
	at: `2026-03-10T${time}:00.000Z`,
});
const opened: GreenCheckDraft = {
	items: [
		{ name: 'OWNER_NAME', result: 'PASS', note: '' },
		{ name: 'PAPER', result: 'PASS', note: 'Bản gốc.' },
	],
	photoIds: ['p1', 'p2'],
	position: null,
};

describe('what was found here and elsewhere', () => {
	it('is taken from elsewhere where nothing was changed here', () => {
		const newest: GreenCheckDraft = {
			items: [
				{ name: 'PAPER', result: 'FAIL', note: 'Bản sao.' },
				{ name: 'PRICE', result: 'PASS', note: null },
			],
			photoIds: ['p2', 'p3'],
			position: at('03:00'),
		};
		expect(findingsOver(newest, { opened, typed: opened })).toEqual(newest);
	});

	it('stays as it was put down here, with what was found elsewhere beside it', () => {
		const typed: GreenCheckDraft = {
			items: [
				{ name: 'OWNER_NAME', result: 'FAIL', note: 'Người khác.' },
				{ name: 'PAPER', result: 'PASS', note: 'Bản gốc.' },
				{ name: 'AVAILABLE', result: 'NOT_CHECKED', note: '' },
			],
			photoIds: ['p2', 'here'],
			position: at('03:05'),
		};
		const newest: GreenCheckDraft = {
			items: [
				{ name: 'OWNER_NAME', result: 'PASS', note: 'Hỏi hàng xóm.' },
				{ name: 'PRICE', result: 'PASS', note: null },
				{ name: 'AVAILABLE', result: 'PASS', note: null },
			],
			photoIds: ['p1', 'there'],
			position: at('03:00'),
		};
		expect(findingsOver(newest, { opened, typed })).toEqual({
			items: [
				{ name: 'OWNER_NAME', result: 'FAIL', note: 'Người khác.' },
				{ name: 'PRICE', result: 'PASS', note: null },
				{ name: 'AVAILABLE', result: 'NOT_CHECKED', note: '' },
			],
			// p1 was taken off here, p2 there.
			photoIds: ['here', 'there'],
			position: at('03:05'),
		});
	});

	it('counts a note as unchanged where the server wrote it otherwise', () => {
		const one = (result: string, note: string) => ({
			items: [{ name: 'PAPER' as const, result, note }],
			photoIds: [],
		});
		const typed = one('PASS', 'Bản gốc. \n'.normalize('NFD'));
		expect(findingsOver(one('FAIL', 'Bản sao.'), { opened: one('PASS', 'Bản gốc.'), typed }).items).toEqual(
			one('FAIL', 'Bản sao.').items,
		);
	});

	it('keeps a note without a result', () => {
		const item = { name: 'PRICE' as const, result: '', note: '' };
		const over = findingsOver(
			{ items: [{ ...item, result: 'PASS' }], photoIds: [] },
			{ opened: { items: [item], photoIds: [] }, typed: { items: [{ ...item, note: 'Hỏi lại.' }], photoIds: [] } },
		);
		expect(over.items).toEqual([{ ...item, note: 'Hỏi lại.' }]);
	});

	it('is kept without what the server says of it alone, and without what nobody decided', () => {
		const position = { ...at('03:00'), distance: 35 };
		expect(keptFindings({ items: everyItem(opened.items), photoIds: ['p1'], position })).toEqual({
			...opened,
			photoIds: ['p1'],
			position: at('03:00'),
		});
	});

	it('is the same where it says the same', () => {
		const items = everyItem(opened.items);
		const again = keptFindings({ items, photoIds: ['p1', 'p2'], position: null });
		expect(isSameFindings(opened, again)).toBe(true);
		expect(isSameFindings(opened, { ...again, position: undefined })).toBe(true);
		expect(isSameFindings(opened, { ...again, photoIds: ['p2', 'p1'] })).toBe(false);
		expect(isSameFindings(opened, { ...again, position: at('03:00') })).toBe(false);
		expect(isSameFindings(opened, { ...again, items: [] })).toBe(false);
	});
});
