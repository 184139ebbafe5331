import type { ListingCardFragment, ListingSearchQueryVariables } from '@ancu/api/listing';
import { boxAround } from '../map/boxes.ts';

const REACH_DEGREES = 0.06;
// Four to show, and the listing itself is among its own neighbours.
const ASKED = 5;

/** The search for listings of the same kind nearby; not known until the listing's place is. */
export function similarTo(
	listing: Pick<ListingCardFragment, 'tradingType' | 'locationLat' | 'locationLong'> | null | undefined,
): { variables: ListingSearchQueryVariables; isKnown: boolean } {
	if (!listing || listing.locationLat === null || listing.locationLong === null)
		return { variables: {}, isKnown: false };
	const { tradingType, locationLat, locationLong } = listing;
	return {
		variables: {
			page: 1,
			limit: ASKED,
			filter: { tradingType, box: boxAround(locationLat, locationLong, REACH_DEGREES) },
		},
		isKnown: true,
	};
}
