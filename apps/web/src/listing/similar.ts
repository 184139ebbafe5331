import type { ListingCardFragment, ListingSearchQueryVariables } from '@ancu/api/listing';
import { boxAround } from '../map/boxes.ts';
import { withoutRepeats } from './without-repeats.ts';

/** So many are shown at most. */
export const SIMILAR_MOST = 4;
const REACH_DEGREES = 0.06;

/** The searches for listings like one nearby: of its category, and of any. Undefined where its place is not known. */
export function similarTo({
	tradingType,
	category,
	locationLat,
	locationLong,
}: Pick<ListingCardFragment, 'tradingType' | 'category' | 'locationLat' | 'locationLong'>):
	| { alike: ListingSearchQueryVariables; any: ListingSearchQueryVariables }
	| undefined {
	if (locationLat === null || locationLong === null) return undefined;
	const filter = { tradingType, box: boxAround(locationLat, locationLong, REACH_DEGREES) };
	// The listing itself is among its own neighbours.
	const page = { page: 1, limit: SIMILAR_MOST + 1 };
	return { alike: { ...page, filter: { ...filter, categoryIds: [category.id] } }, any: { ...page, filter } };
}

/** What is shown of the listings that were found, those that come first before the others: each once, and not the listing itself. */
export function pickSimilar<Listing extends { id: string }>(id: string, found: readonly Listing[]): Listing[] {
	return withoutRepeats(found)
		.filter((listing) => listing.id !== id)
		.slice(0, SIMILAR_MOST);
}
