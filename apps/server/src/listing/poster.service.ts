import { sql } from 'kysely';
import type { AccountRow } from '../account/account.repository.ts';
import type { Context } from '../graphql/context.ts';
import { isUuid } from '../graphql/uuid.ts';
import { isPublic } from './listing.filter.ts';
import { findPublicListingsOf, type ListingRow } from './listing.repository.ts';
import { readPage } from './page.ts';

/** A page of somebody's public listings; of nobody there are none. */
export async function findListingsOf(
	{ searchDb, loaders }: Context,
	{ userId, ...args }: { userId: string; page?: number | null | undefined; limit?: number | null | undefined },
): Promise<{ data: ListingRow[]; total: number }> {
	const page = readPage(args);
	if (!isUuid(userId)) return { data: [], total: 0 };
	const [data, total] = await Promise.all([
		findPublicListingsOf(searchDb, userId, page),
		loaders.listingCountOfAccount.load(userId),
	]);
	return { data, total };
}

/** People who have public listings, those with most first. `search` is looked for in names. */
export async function findPosters(
	{ searchDb }: Context,
	args: { page?: number | null | undefined; limit?: number | null | undefined; search?: string | null | undefined },
): Promise<{ data: { person: AccountRow; listingCount: number }[]; total: number }> {
	const { limit, offset } = readPage(args);
	const name = args.search?.trim();
	const counted = searchDb
		.selectFrom('listing')
		.select(['account_id', sql<number>`count(*)::int`.as('listing_count')])
		.where(isPublic)
		.groupBy('account_id')
		.as('counted');
	const posters = searchDb
		.selectFrom('account')
		.innerJoin(counted, 'counted.account_id', 'account.id')
		.where('deleted_at', 'is', null)
		.$if(Boolean(name), (query) => query.where('name', 'ilike', `%${(name ?? '').replace(/[\\%_]/g, '\\$&')}%`));
	const [rows, { total }] = await Promise.all([
		posters
			.selectAll('account')
			.select('listing_count')
			.orderBy('listing_count', 'desc')
			.orderBy('sequence_id')
			.limit(limit)
			.offset(offset)
			.execute(),
		posters.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
	]);
	return { data: rows.map(({ listing_count, ...person }) => ({ person, listingCount: listing_count })), total };
}
