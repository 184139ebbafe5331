import { useProvincesQuery } from '@ancu/api/address';
import { operation } from '@ancu/api/client';
import { useNewsListQuery } from '@ancu/api/content';
import { type ListingSearchQueryVariables, useListingSearchQuery } from '@ancu/api/listing';
import type { PageNeeds } from '../data/loaders.ts';

/** Listings on a shelf. */
export const SHELF_SIZE = 4;
/** A few of what is found stand in front. */
const ASKED = SHELF_SIZE + 2;

const shelf = (filter: ListingSearchQueryVariables['filter']): ListingSearchQueryVariables => ({
	page: 1,
	limit: ASKED,
	filter,
});

/** The searches behind the shelves of the home page. */
export const shelves = {
	newest: shelf({ tradingType: 'BUY' }),
	rent: shelf({ tradingType: 'RENT' }),
	project: shelf({ tradingType: 'PROJECT' }),
	offering: shelf({ offeringPhase: 'OPEN' }),
};

/** The newest articles on the home page. */
export const homeNews = { page: 1, limit: 3 };

/** What the home page needs: its shelves, news, and provinces to choose. */
export const homeNeeds: PageNeeds = {
	readFirst: true,
	namespaces: ['listing', 'address', 'content'],
	queries: () => [
		operation(useProvincesQuery, undefined),
		operation(useNewsListQuery, homeNews),
		...Object.values(shelves).map((variables) => operation(useListingSearchQuery, variables)),
	],
};
