import { describe, expect, it, onTestFinished } from 'vitest';
import { HOUR_MS } from '../format/durations.ts';
import { serverNow, setServerTime } from '../format/server-time.ts';
import { greenCheckItems } from './items.ts';
import { greenCheckDraftSchema, greenCheckReasonSchema, greenCheckSchema } from './schema.ts';

const at = '2026-03-10T03:00:00.000Z';
const position = { locationLat: 10.7769, locationLong: 106.7009, accuracy: 8, at };
const items = greenCheckItems.map((name) => ({ name, result: 'PASS', note: '' }));
const filed = { items, photoIds: ['a'], position };
const codesOf = (schema: typeof greenCheckSchema | typeof greenCheckDraftSchema, draft: object) =>
	schema.safeParse(draft).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
const codes = (change: object) => codesOf(greenCheckSchema, { ...filed, ...change });
const change = (name: string, fields: object) =>
	items.map((item) => (item.name === name ? { ...item, ...fields } : item));
const only = (name: string, result = 'PASS') =>
	items.map((item) => ({ ...item, result: item.name === name ? result : 'NOT_CHECKED' }));

describe('what is filed', () => {
	it('is every item with a photo and the position', () => {
		expect(codes({})).toEqual([]);
	});

	it.each([
		['has an item that nobody decided', { items: change('PRICE', { result: '' }) }, ['items.5.result required']],
		['lacks an item', { items: items.slice(1) }, ['items required']],
		['names one twice', { items: [...items, items[0]] }, ['items twice']],
		['names one that is none', { items: [...items, { name: 'ROOF', result: 'PASS' }] }, ['items.7.name unknown']],
		['fails without a reason', { items: change('PAPER', { result: 'FAIL', note: ' ' }) }, ['items.1.note required']],
		['has a long note', { items: change('PLOT', { note: 'a'.repeat(1_001) }) }, ['items.2.note too_long']],
		['checked nothing', { items: only('PRICE', 'NOT_CHECKED') }, ['items nothing_checked']],
		['shows no photo of the place', { photoIds: [] }, ['photoIds required']],
		['does not say where it was looked at', { position: null }, ['position required']],
		['has a photo and does not say from where', { items: only('PRICE'), position: null }, ['position required']],
		['was filed abroad', { position: { ...position, locationLat: 48 } }, ['position.locationLat outside']],
		['was filed tomorrow', { position: { ...position, at: '2999-01-01T00:00:00Z' } }, ['position.at in_future']],
		['was filed at no time', { position: { ...position, at: 'now' } }, ['position.at invalid']],
		['has too many photos', { photoIds: Array.from({ length: 21 }, String) }, ['photoIds over_limit']],
	])('is refused when it %s', (_name, fields, expected) => {
		expect(codes(fields)).toEqual(expected);
	});

	it('is of now by the clock of the server, where that of the device is an hour slow', () => {
		onTestFinished(() => void setServerTime(Date.now()));
		setServerTime(Date.now() + HOUR_MS);
		const ofServer = new Date(serverNow()).toISOString();
		expect(codes({ position: { ...position, at: ofServer } })).toEqual([]);
	});

	it('says all of what is wrong at once', () => {
		expect(codes({ items: change('ADDRESS', { result: 'FAIL' }), photoIds: [], position: null })).toEqual([
			'items.3.note required',
			'photoIds required',
			'position required',
		]);
	});

	it('needs neither photo nor position where nobody was there', () => {
		expect(codes({ items: only('PRICE'), photoIds: [], position: null })).toEqual([]);
		expect(codes({ items: only('PHOTOS'), photoIds: [], position: null })).toEqual([
			'photoIds required',
			'position required',
		]);
	});
});

describe('what is kept while somebody looks', () => {
	it('may be half of it', () => {
		expect(codesOf(greenCheckDraftSchema, { items: [], photoIds: [] })).toEqual([]);
		const half = { items: [{ name: 'PAPER', result: 'FAIL' }], photoIds: ['a'] };
		expect(codesOf(greenCheckDraftSchema, half)).toEqual([]);
	});

	it('says each item once', () => {
		expect(codesOf(greenCheckDraftSchema, { items: [items[0], items[0]], photoIds: [] })).toEqual(['items twice']);
	});
});

it.each([
	[{ reason: '  ' }, 'required'],
	[{}, 'required'],
	[{ reason: 'a'.repeat(1_001) }, 'too_long'],
	[{ reason: ' Ảnh mờ. ' }, undefined],
])('a reason of %j is answered by %s', (given, expected) => {
	expect(greenCheckReasonSchema.safeParse(given).error?.issues[0]?.message).toBe(expected);
});
