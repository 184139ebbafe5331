/** Each listing once, where it stands first. */
export function withoutRepeats<Listing extends { id: string }>(listings: readonly Listing[]): Listing[] {
	return [...new Map(listings.map((listing) => [listing.id, listing])).values()];
}
