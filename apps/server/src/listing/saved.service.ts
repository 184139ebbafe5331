import { isPublicStatus } from '@ancu/forms/listing';
import type { Db } from '../database/open-database.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import type { QueryGetAllLocationInfoSavedArgs } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { isPublic } from './listing.filter.ts';
import { type ListingRow, listingColumns } from './listing.repository.ts';
import { readPage } from './page.ts';

/** Saves a public listing for the signed-in account, or lets go of it; answers the listing. */
export async function setSaved(context: Context, listingId: string, saved: boolean): Promise<ListingRow> {
	const { db, viewer, loaders } = context;
	const accountId = viewer?.id ?? '';
	const listing = isUuid(listingId) ? await loaders.listing.load(listingId) : null;
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
	return listing;
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
			.select(listingColumns.map((column) => `listing.${column}` as const))
			.$if(args.order?.field === 'PRICE', (query) => query.orderBy('price_raw', (by) => by[direction]().nullsLast()))
			.orderBy('saved_at', args.order?.field === 'CREATED_AT' ? direction : 'desc')
			.limit(limit)
			.offset(offset)
			.execute(),
		saved.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
	]);
	return { data, total };
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
