import type { Db } from '../database/open-database.ts';
import { listingColumns } from './listing.repository.ts';

/** How many listings are exported at once: some megabytes, ten of the longest. */
export const EXPORTED_LISTINGS = 2_000;
/** Few enough that others are answered in between. */
const PAGE = 1_000;

/** What is exported beside what is read of a listing, without who of our people looked at it. */
const columns = [
	...listingColumns.filter((column) => column !== 'cell' && column !== 'checker_id'),
	'source',
	'source_id',
] as const;

/**
 * The next listings of an account by their numbers, as the text of a JSON array with a line for each, and the number that the others
 * come after: null when there are none.
 */
export async function exportListings(
	db: Db,
	accountId: string,
	after: number,
): Promise<{ listings: string; more: number | null }> {
	const found = await db
		.selectFrom('listing')
		.select('sequence_id')
		.where('account_id', '=', accountId)
		.where('sequence_id', '>', after)
		.orderBy('sequence_id')
		.limit(EXPORTED_LISTINGS + 1)
		.execute();
	const numbers = found.slice(0, EXPORTED_LISTINGS).map(({ sequence_id }) => sequence_id);
	const lines: string[] = [];
	for (let start = 0; start < numbers.length; start += PAGE) {
		const page = await db
			.selectFrom('listing')
			.select(columns)
			.where('sequence_id', 'in', numbers.slice(start, start + PAGE))
			.orderBy('sequence_id')
			.execute();
		for (const listing of page) lines.push(JSON.stringify(listing));
	}
	return {
		listings: `[\n${lines.join(',\n')}\n]`,
		more: found.length > numbers.length ? (numbers.at(-1) ?? null) : null,
	};
}
