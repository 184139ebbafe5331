import { expect, test } from 'vitest';
import { lastPage, OFFSET_MAX, pageCount } from './list-limits.ts';

test('the last page skips no more rows than any list does', () => {
	for (const size of [10, 24, 50]) {
		expect((lastPage(size) - 1) * size).toBeLessThanOrEqual(OFFSET_MAX);
		expect(lastPage(size) * size).toBeGreaterThan(OFFSET_MAX);
	}
});

test('a list has as many pages as its rows fill', () => {
	expect([0, 1, 24, 25, 64].map((total) => pageCount(total, 24))).toEqual([0, 1, 1, 2, 3]);
});

test('of a list that is longer only the pages that can be read count', () => {
	expect(pageCount(1_000_000, 24)).toBe(lastPage(24));
});
