import { OFFSET_MAX } from '@ancu/forms/list';
import { SEARCH_TEXT_MAX } from '@ancu/forms/listing';
import { type SqlBool, sql } from 'kysely';
import type { AccountRow } from '../account/account.repository.ts';
import type { Page } from '../database/find-page.ts';
import { withOrWithoutMarks } from '../database/with-or-without-marks.ts';
import type { Context } from '../graphql/context.ts';
import { readPage } from '../graphql/page.ts';
import type { QueryGetAllLocationInfoOfUserArgs, QueryGetAllPosterArgs } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { findPublicListingsOf, type ListingRow } from './listing.repository.ts';

/** A page of somebody's public listings, and how many there are, as far as pages go; of nobody there are none. */
export async function findListingsOf(
	{ searchDb, inTurn, loaders }: Context,
	{ userId, ...args }: QueryGetAllLocationInfoOfUserArgs,
): Promise<Page<ListingRow>> {
	const page = readPage(args);
	if (!isUuid(userId)) return { data: [], total: 0 };
	const [data, total] = await Promise.all([
		inTurn(() => findPublicListingsOf(searchDb, userId, page)),
		loaders.listingCountOfAccount.load(userId),
	]);
	return { data, total: Math.min(total, OFFSET_MAX) };
}

/** People who have public listings, those with most first, and how many, as far as pages go. `search` is looked for in names. */
export async function findPosters(
	{ searchDb, inTurn }: Context,
	args: QueryGetAllPosterArgs,
): Promise<Page<{ person: AccountRow; listingCount: number }>> {
	const { limit, offset } = readPage(args);
	const search = args.search?.trim().slice(0, SEARCH_TEXT_MAX);
	// Written out, because a partial index is used only when the planner sees its very condition. An erased account has none.
	const posters = searchDb
		.selectFrom('poster')
		.where(sql<SqlBool>`listings > 0`)
		.$if(Boolean(search), (query) =>
			query.where('account_id', 'in', (eb) =>
				eb
					.selectFrom('account')
					.select('id')
					.where('name', '~*', withOrWithoutMarks(search ?? '')),
			),
		);
	const [rows, { total }] = await Promise.all([
		inTurn(() =>
			posters
				.innerJoin('account', 'account.id', 'account_id')
				.selectAll('account')
				.select('listings')
				.orderBy('listings', 'desc')
				.orderBy('account_id')
				.limit(limit)
				.offset(offset)
				.execute(),
		),
		inTurn(() =>
			searchDb
				.selectFrom(posters.select('account_id').limit(OFFSET_MAX).as('found'))
				.select((eb) => eb.fn.countAll<number>().as('total'))
				.executeTakeFirstOrThrow(),
		),
	]);
	return { data: rows.map(({ listings, ...person }) => ({ person, listingCount: listings })), total };
}
