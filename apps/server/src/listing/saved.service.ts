import { isPublicStatus } from '@ancu/forms/listing';
import type { Db } from '../database/open-database.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import type { QueryGetAllLocationInfoSavedArgs } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { isPublic } from './listing.filter.ts';
import { acceptedTitle, type ListingRow, listingColumns } from './listing.repository.ts';
import { isVisibleListing } from './listing.service.ts';
import { isAsAccepted } from './listing-facts.ts';
import type { ListingInReview } from './listing-life.repository.ts';
import { readPage } from './page.ts';
import { withTitleAlone } from './untold.ts';

/** Saves a public listing for the signed-in account, or lets go of it; answers the listing. */
export async function setSaved(context: Context, listingId: string, saved: boolean): Promise<ListingRow> {
	const { db, viewer, loaders } = context;
	const accountId = viewer?.id ?? '';
	const listing = isUuid(listingId)
		? await db.selectFrom('listing').select(savedColumns).where('id', '=', listingId).executeTakeFirst()
		: undefined;
	// One that was closed meanwhile can still be let go of.
	if (!listing || (saved && !isPublicStatus(listing.status))) throw new AppError('NOT_FOUND');
	const key = { account_id: accountId, listing_id: listingId };
	if (saved) {
		await db
			.insertInto('saved_listing')
			.values(key)
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	} else {
		const { numDeletedRows } = await db
			.deleteFrom('saved_listing')
			.where('account_id', '=', key.account_id)
			.where('listing_id', '=', key.listing_id)
			.executeTakeFirst();
		// What waits or was refused is let go of, and not read.
		const isReadable =
			isPublicStatus(listing.status) || (listing.status === 'CANCEL' && listing.closed_reason !== 'REJECTED');
		if (!isReadable || (numDeletedRows === 0n && !isPublicStatus(listing.status))) throw new AppError('NOT_FOUND');
	}
	loaders.isSaved.clearAll();
	return toldOf(listing, viewer);
}

/** Listings that the signed-in account saved, the last saved first: public ones, and those that were closed since. */
export async function findSaved(
	{ db, viewer }: Context,
	args: QueryGetAllLocationInfoSavedArgs,
): Promise<{ data: ListingRow[]; total: number }> {
	const { limit, offset } = readPage(args);
	const saved = db
		.selectFrom('saved_listing')
		.innerJoin('listing', 'listing.id', 'saved_listing.listing_id')
		.where('saved_listing.account_id', '=', viewer?.id ?? '')
		// One that was refused may say what nobody should read; one that waits may say what nobody has looked at.
		.where((eb) => eb.or([isPublic, eb.and([eb('status', '=', 'CANCEL'), eb('closed_reason', '!=', 'REJECTED')])]));
	const direction = args.order?.direction === 'ASC' ? 'asc' : 'desc';
	const [data, { total }] = await Promise.all([
		saved
			.select(savedColumns)
			.$if(args.order?.field === 'PRICE', (query) => query.orderBy('price_raw', (by) => by[direction]().nullsLast()))
			.orderBy('saved_at', args.order?.field === 'CREATED_AT' ? direction : 'desc')
			.limit(limit)
			.offset(offset)
			.execute(),
		saved.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
	]);
	return { data: data.map((listing) => toldOf(listing, viewer)), total };
}

const savedColumns = [
	...listingColumns.map((column) => `listing.${column}` as const),
	'listing.accepted_facts' as const,
	acceptedTitle.as('accepted_title'),
];

/** A saved listing as somebody may read it: what its poster changed since it was accepted, and then closed, nobody has looked at. */
function toldOf(listing: ListingInReview & { accepted_title: string }, viewer: Context['viewer']): ListingRow {
	if (isVisibleListing(listing, viewer) || isAsAccepted(listing)) return listing;
	return withTitleAlone(listing, listing.accepted_title);
}

/** Which of some listings an account saved. */
export async function findSavedIds(db: Db, accountId: string, listingIds: readonly string[]): Promise<Set<string>> {
	const rows = await db
		.selectFrom('saved_listing')
		.select('listing_id')
		.where('account_id', '=', accountId)
		.where('listing_id', 'in', listingIds)
		.execute();
	return new Set(rows.map(({ listing_id }) => listing_id));
}
