import { isPublicStatus } from '@ancu/forms/listing';
import { requireLiving } from '../account/require-living.ts';
import { findPage, type Page } from '../database/find-page.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { readPage } from '../graphql/page.ts';
import type { QueryGetAllLocationInfoSavedArgs } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { isPublic } from './listing.filter.ts';
import { acceptedTitle, type ListingRow, listingColumns } from './listing.repository.ts';
import { isVisibleListing } from './listing.service.ts';
import { isAsAccepted } from './listing-facts.ts';
import type { ListingInReview } from './listing-life.repository.ts';
import { readOrder } from './listing-order.ts';
import { withTitleAlone } from './untold.ts';

/** Saves a public listing for the signed-in account, or lets go of it; returns the listing. */
export async function setSaved(context: Context, listingId: string, saved: boolean): Promise<ListingRow> {
	const { db, viewer, loaders } = context;
	const key = { account_id: viewer?.id ?? '', listing_id: listingId };
	if (!isUuid(listingId)) throw new AppError('NOT_FOUND');
	const listing = saved ? await inTransaction(db, (tx) => save(tx, key)) : await letGo(db, key, viewer);
	loaders.isSaved.clearAll();
	return toldOf(listing, viewer);
}

type Key = Record<'account_id' | 'listing_id', string>;

async function save(tx: Db, key: Key): Promise<SavedListing> {
	await requireLiving(tx, key.account_id);
	// Its poster's account may be erased at this moment, which lets go of it for everybody.
	const listing = await savedListing(tx, key).forShare().executeTakeFirst();
	if (!listing || !isPublicStatus(listing.status)) throw new AppError('NOT_FOUND');
	await tx
		.insertInto('saved_listing')
		.values(key)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return listing;
}

/** One that was closed meanwhile can still be let go of. */
async function letGo(db: Db, key: Key, viewer: Context['viewer']): Promise<SavedListing> {
	const listing = await savedListing(db, key).executeTakeFirst();
	if (!listing) throw new AppError('NOT_FOUND');
	const { numDeletedRows } = await db
		.deleteFrom('saved_listing')
		.where('account_id', '=', key.account_id)
		.where('listing_id', '=', key.listing_id)
		.executeTakeFirst();
	if (isVisibleListing(listing, viewer)) return listing;
	// What waits or was refused is let go of, and not read by others.
	const isReadable = listing.status === 'CANCEL' && listing.closed_reason !== 'REJECTED';
	if (!isReadable || numDeletedRows === 0n) throw new AppError('NOT_FOUND');
	return listing;
}

function savedListing(db: Db, { listing_id }: Key) {
	return db.selectFrom('listing').select(savedColumns).where('id', '=', listing_id);
}

/** Listings that the signed-in account saved, the last saved first: public ones, and those that were closed since. */
export async function findSaved(
	{ db, viewer }: Context,
	args: QueryGetAllLocationInfoSavedArgs,
): Promise<Page<ListingRow>> {
	const range = readPage(args);
	const saved = db
		.selectFrom('saved_listing')
		.innerJoin('listing', 'listing.id', 'saved_listing.listing_id')
		.where('saved_listing.account_id', '=', viewer?.id ?? '')
		// One that was refused may say what nobody should read; one that waits may say what nobody has looked at.
		.where((eb) => eb.or([isPublic, eb.and([eb('status', '=', 'CANCEL'), eb('closed_reason', '!=', 'REJECTED')])]));
	const { column, inDirection } = readOrder(args.order);
	// What is saved is listed by when it was: when somebody else posted it says nothing to who saved it.
	const by = column === 'created_at' ? 'saved_listing.saved_at' : (`listing.${column}` as const);
	const { data, total } = await findPage(saved, range, (rows) =>
		rows
			.select(savedColumns)
			.orderBy(by, inDirection)
			.orderBy('saved_at', 'desc')
			.orderBy('listing.sequence_id', 'desc'),
	);
	return { data: data.map((listing) => toldOf(listing, viewer)), total };
}

const savedColumns = [
	...listingColumns.map((column) => `listing.${column}` as const),
	'listing.accepted_facts' as const,
	acceptedTitle.as('accepted_title'),
];

type SavedListing = ListingInReview & { accepted_title: string };

/** A saved listing as somebody may read it: what its poster changed since it was accepted, and then closed, nobody has looked at. */
function toldOf(listing: SavedListing, viewer: Context['viewer']): ListingRow {
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
