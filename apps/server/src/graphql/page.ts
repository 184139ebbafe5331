import { badField } from './app-error.ts';

const MAX_LIMIT = 100;
/** How far pages go: beyond this nobody reads, and every skipped row still costs. */
export const MAX_OFFSET = 10_000;

/** Page number (from 1) and page size of a list, checked, as what a statement needs. */
export function readPage({ page, limit }: { page?: number | null | undefined; limit?: number | null | undefined }): {
	limit: number;
	offset: number;
} {
	const number = page ?? 1;
	const size = limit ?? 10;
	const offset = (number - 1) * size;
	if (number < 1 || offset > MAX_OFFSET) throw badField('page', 'range', { min: 1, max: MAX_OFFSET / size + 1 });
	if (size < 1 || size > MAX_LIMIT) throw badField('limit', 'range', { min: 1, max: MAX_LIMIT });
	return { limit: size, offset };
}
