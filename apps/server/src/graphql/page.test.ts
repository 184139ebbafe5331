import { lastPage } from '@ancu/forms/list';
import { expect, test } from 'vitest';
import type { AppError } from './app-error.ts';
import { readPage } from './page.ts';

const refusalOf = (args: Parameters<typeof readPage>[0]) => {
	try {
		return readPage(args);
	} catch (error) {
		return (error as AppError).details.fields;
	}
};

test('the last page that may be asked for is the one that addresses stop at', () => {
	const limit = 24;
	const last = lastPage(limit);
	expect(readPage({ page: last, limit })).toEqual({ limit, offset: (last - 1) * limit });
	expect(refusalOf({ page: last + 1, limit })).toEqual([
		{ path: 'page', code: 'range', params: { min: 1, max: last } },
	]);
});

test('a page before the first and a size of nothing are refused', () => {
	expect(refusalOf({ page: 0 })).toMatchObject([{ path: 'page' }]);
	expect(refusalOf({ limit: 0 })).toMatchObject([{ path: 'limit' }]);
	expect(refusalOf({ limit: -5 })).toMatchObject([{ path: 'limit' }]);
});
