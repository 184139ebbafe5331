import type { ListingRow } from './listing.repository.ts';

/** A listing without what its poster says of it: words, contacts, papers, where it lies. Its title, photos and offering are apart. */
export const untold = {
	description: '',
	name: null,
	project_name: null,
	block_name: null,
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
	tiktok_link: null,
	youtube_link: null,
	facebook_link: null,
} satisfies Partial<ListingRow>;

/** A listing as whoever may not read it whole is told of it: which one it was, by a title that was accepted, and no word of its poster's. */
export function withTitleAlone(listing: ListingRow, title: string): ListingRow {
	const offering = listing.offering && { ...listing.offering, useOfFunds: null, exitRule: null, documents: [] };
	// The poster's own number is not told in place of another one.
	return { ...listing, ...untold, title, photos: [], offering, is_default_contact_phone: false };
}
