import type { Context } from '../graphql/context.ts';
import type { ListingRow } from '../listing/listing.repository.ts';
import { isVisibleListing } from '../listing/listing.service.ts';
import { withTitleAlone } from '../listing/untold.ts';
import type { OrderRow } from './order.repository.ts';
import { readsAll } from './order-state.ts';

/**
 * The listing of a share order, as the viewer may read it: whole while it is public, and for whoever has the shares; of one that
 * waits to be accepted or was refused everybody else reads which it was. To order costs nothing, and opens nothing.
 */
export async function orderedListing(
	{ id, listing_id, account_id, status }: OrderRow,
	{ loaders, viewer }: Context,
): Promise<ListingRow> {
	const listing = await loaders.listing.load(listing_id);
	if (!listing) throw new Error(`The share order ${id} names the listing ${listing_id}, which is not there.`);
	const hasShares = status === 'PAID' && account_id === viewer?.id;
	if (hasShares || readsAll(viewer) || isVisibleListing(listing, viewer)) return listing;
	const accepted = await loaders.acceptedTitle.load(listing_id);
	return withTitleAlone(listing, accepted?.title ?? '');
}
