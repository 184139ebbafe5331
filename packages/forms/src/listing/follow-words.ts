import { type ListingFilter, withoutFields } from './filter.ts';
import { otherKindSaid, readListingNumber } from './search-words.ts';

/**
 * A search as its words want it, for the moment when they are typed. Words that say another kind than the one that is chosen are for
 * that one, where prices are others; a listing's number is for that listing, whatever it is.
 */
export function followWords(filter: ListingFilter): ListingFilter {
	const { search = '', tradingType } = filter;
	if (readListingNumber(search) !== undefined) return { search };
	const kind = otherKindSaid(search, tradingType);
	if (!kind) return filter;
	const kept = withoutFields(filter, 'priceMin', 'priceMax', 'pricePerSquareMeterMin', 'pricePerSquareMeterMax');
	return { ...kept, tradingType: kind };
}
