import { describe, expect, it } from 'vitest';
import { keepFullPage } from './keep-full-page.ts';
import { readPage } from './read-page.ts';

const read = (page: string, size = 24) => readPage(new URLSearchParams({ page }), size);

it.each([
	['1', 1],
	['3', 3],
	['417', 417],
	['', 1],
	['0', 1],
	['-1', 1],
	['1.5', 1],
	['x', 1],
	['Infinity', 1],
])('page %j is %i', (written, page) => expect(read(written)).toBe(page));

it.each([10, 12, 13, 20, 24])('never skips more rows than the server does, %i a page', (size) => {
	for (const page of ['500', '999', '1001', '1e300']) expect((read(page, size) - 1) * size).toBeLessThanOrEqual(10_000);
	expect(read('1e300', size) * size).toBeGreaterThan(10_000);
});

describe('a page that is kept while the next is read', () => {
	const full = { list: { total: 5, data: [1] } };
	const asked = { page: 1, limit: 20, filter: { status: 'open' } };
	const kept = (before: object | undefined, now: object) => keepFullPage(now)(before, { queryKey: ['List', asked] });

	it('is one of the same list', () => {
		expect(kept(full, { ...asked, page: 2 })).toBe(full);
		expect(kept(full, { filter: { status: 'open' }, limit: 20, page: 3 })).toBe(full);
		expect(kept(full, { ...asked, filter: { status: 'ended' } })).toBeUndefined();
		expect(kept(full, { ...asked, search: 'a' })).toBeUndefined();
		expect(keepFullPage(asked)(undefined, undefined)).toBeUndefined();
	});

	it('has something on it', () => {
		expect(kept({ list: { total: 0, data: [] } }, asked)).toBeUndefined();
		// Behind the last page, before it leads to the right one.
		expect(kept({ list: { total: 5, data: [] } }, asked)).toBeUndefined();
	});
});
