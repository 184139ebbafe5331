import { describe, expect, it } from 'vitest';
import { pageInstead } from './page-instead.ts';

describe('where a page of a list leads', () => {
	it.each([
		['an empty page behind the last', { total: 27, data: [] }, 9, 3],
		['the one right behind the last', { total: 26, data: [] }, 3, 2],
		['a later page of an empty list', { total: 0, data: [] }, 2, 1],
		['the first page of an empty list', { total: 0, data: [] }, 1, undefined],
		['a page with something on it', { total: 27, data: [1] }, 9, undefined],
		['a list that is not there yet', undefined, 9, undefined],
	])('%s', (_name, list, page, instead) => expect(pageInstead(list, page, 13)).toBe(instead));
});
