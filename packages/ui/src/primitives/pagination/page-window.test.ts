import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
	it.each([
		[1, 1, [1]],
		[1, 2, [1, 2]],
		[1, 5, [1, 2, 'gap-after', 5]],
		[3, 5, [1, 2, 3, 4, 5]],
		[4, 5, [1, 2, 3, 4, 5]],
		[5, 9, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
		[9, 9, [1, 'gap-before', 8, 9]],
	])('page %d of %d shows %j', (page, count, shown) => expect(pageWindow(page, count)).toEqual(shown));

	it('never shows a number twice, nor a gap of one', () => {
		for (let count = 1; count <= 12; count++) {
			for (let page = 1; page <= count; page++) {
				const numbers = pageWindow(page, count).filter((entry) => typeof entry === 'number');
				expect(new Set(numbers).size).toBe(numbers.length);
				expect(numbers).toContain(page);
			}
		}
	});
});
