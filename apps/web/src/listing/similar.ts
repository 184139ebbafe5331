import type { ListingCardFragment, ListingSearchQueryVariables } from '@ancu/api/listing';
import { boxAround } from '../map/boxes.ts';
import { withoutRepeats } from './without-repeats.ts';

/** So many are shown at most. */
export const SIMILAR_MOST = 4;
/** As far as one walks, and as a town reaches. */
const NEAR_DEGREES = 0.06;
const WIDE_DEGREES = 0.3;

/** The searches for listings like one, each for when those before find few: of its category nearby, of its category further around, of any nearby. */
export interface SimilarSearches {
	near: ListingSearchQueryVariables;
	wide: ListingSearchQueryVariables;
	any: ListingSearchQueryVariables;
}

/** The searches for listings like one. Undefined where its place is not known. */
export function similarTo({
	tradingType,
	category,
	locationLat,
	locationLong,
}: Pick<ListingCardFragment, 'tradingType' | 'category' | 'locationLat' | 'locationLong'>):
	| SimilarSearches
	| undefined {
	if (locationLat === null || locationLong === null) return undefined;
	const within = (degrees: number) => ({ tradingType, box: boxAround(locationLat, locationLong, degrees) });
	const alike = { categoryIds: [category.id] };
	// The listing itself is among its own neighbours.
	const page = { page: 1, limit: SIMILAR_MOST + 1 };
	return {
		near: { ...page, filter: { ...within(NEAR_DEGREES), ...alike } },
		wide: { ...page, filter: { ...within(WIDE_DEGREES), ...alike } },
		any: { ...page, filter: within(NEAR_DEGREES) },
	};
}

/** What is shown of the listings that were found, those that come first before the others: each once, and not the listing itself. */
export function pickSimilar<Listing extends { id: string }>(id: string, found: readonly Listing[]): Listing[] {
	return withoutRepeats(found)
		.filter((listing) => listing.id !== id)
		.slice(0, SIMILAR_MOST);
}
