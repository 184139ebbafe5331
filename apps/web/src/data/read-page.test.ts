import { expect, it } from 'vitest';
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

it('keeps a page while the next is read, unless there was nothing on it', () => {
	const full = { list: { total: 5, data: [1] } };
	expect(keepFullPage(full)).toBe(full);
	expect(keepFullPage({ list: { total: 0, data: [] } })).toBeUndefined();
	// Behind the last page, before it leads to the right one.
	expect(keepFullPage({ list: { total: 5, data: [] } })).toBeUndefined();
	expect(keepFullPage(undefined)).toBeUndefined();
});
