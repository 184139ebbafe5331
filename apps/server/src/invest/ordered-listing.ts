import type { Context } from '../graphql/context.ts';
import type { ListingRow } from '../listing/listing.repository.ts';
import { isVisibleListing } from '../listing/listing.service.ts';
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
	const title = await loaders.acceptedTitle.load(listing_id);
	const offering = listing.offering && { ...listing.offering, useOfFunds: null, exitRule: null, documents: [] };
	return { ...listing, ...unread, title: title ?? listing.title, offering };
}

/** What nobody has accepted, or no longer stands by. */
const unread = {
	description: '',
	name: null,
	project_name: null,
	block_name: null,
	photos: [],
	street: null,
	map_sheet_no: null,
	land_plot_no: null,
	location_lat: null,
	location_long: null,
	cell: null,
	investor: null,
	owner: null,
	legal_conditions: null,
	legal_document: [],
	legal_document_text: null,
	appraisal_document: [],
	appraisal_document_text: null,
	contact_person_name: null,
	contact_person_phone: null,
	is_default_contact_phone: false,
	tiktok_link: null,
	youtube_link: null,
	facebook_link: null,
} satisfies Partial<ListingRow>;
