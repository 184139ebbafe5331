import type { ListingFilter } from './filter.ts';
import { readSearchWords } from './search-words.ts';
import { searchBoth } from './suggestion.ts';

/** The same search with what its words mean as filters: the filter as it is where they mean none, or none that can be asked for beside it. */
export function searchInParts(filter: ListingFilter): ListingFilter {
	const { words, filter: said } = readSearchWords(filter.search ?? '', filter.tradingType);
	const both = searchBoth(filter, said);
	return both ? { ...both, search: words || undefined } : filter;
}
