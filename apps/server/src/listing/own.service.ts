import { isAllowed, permissions } from '@ancu/forms/access';
import { findPage, type Page } from '../database/find-page.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { readPage } from '../graphql/page.ts';
import type { QueryGetAllMyLocationInfoArgs } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { toDeskConditions } from './listing.filter.ts';
import { type ListingRow, listingColumns } from './listing.repository.ts';
import { readOrder } from './listing-order.ts';

/** The signed-in account's own listings, of every status. */
export async function findOwnListings(
	{ db, viewer }: Context,
	args: QueryGetAllMyLocationInfoArgs,
): Promise<Page<ListingRow>> {
	const range = readPage(args);
	const own = db
		.selectFrom('listing')
		.where('account_id', '=', viewer?.id ?? '')
		.where((eb) => eb.and(toDeskConditions(eb, args.filter, args.search)));
	const { column, inDirection } = readOrder(args.order);
	return findPage(own, range, (rows) =>
		rows.select(listingColumns).orderBy(column, inDirection).orderBy('sequence_id', 'desc'),
	);
}

/** An own listing; for those who accept listings, any. */
export async function getOwnListing({ loaders, viewer }: Context, id: string): Promise<ListingRow> {
	const listing = isUuid(id) ? await loaders.listing.load(id) : null;
	const mayAccept = isAllowed(permissions.Mutation.acceptLocationInfo, viewer?.role ?? null);
	if (!listing || (listing.account_id !== viewer?.id && !mayAccept)) throw new AppError('NOT_FOUND');
	return listing;
}
