import { lastPage } from '@ancu/forms/list';
import type { Range } from '../database/find-page.ts';
import { badField } from './app-error.ts';

const LIMIT_MAX = 100;

/** Page number (from 1) and page size of a list, checked, as what a statement needs. */
export function readPage({
	page,
	limit,
}: {
	page?: number | null | undefined;
	limit?: number | null | undefined;
}): Range {
	const number = page ?? 1;
	const size = limit ?? 10;
	if (size < 1 || size > LIMIT_MAX) throw badField('limit', 'range', { min: 1, max: LIMIT_MAX });
	const last = lastPage(size);
	if (number < 1 || number > last) throw badField('page', 'range', { min: 1, max: last });
	return { limit: size, offset: (number - 1) * size };
}
