import { operation } from '@ancu/api/client';
import { type ListingSearchQuery, useCategoriesQuery, useListingSearchQuery } from '@ancu/api/listing';
import { addressOperations } from '../address/use-address-names.ts';
import type { PageNeeds } from '../data/loaders.ts';
import { pageInstead } from '../data/page-instead.ts';
import { type ListAddress, listHref, readListAddress } from './list-address.ts';
import { PAGE_SIZE, toSearchVariables } from './listing-query.ts';

/** Where to go instead of a page of listings that there is not: the last one, or of more than are counted the last that is. */
export function hrefInstead(found: ListingSearchQuery | undefined, address: ListAddress): string | undefined {
	const { filter } = address;
	const instead = pageInstead(found?.getAllLocationInfo, filter.page ?? 1, PAGE_SIZE);
	return instead === undefined ? undefined : listHref({ ...address, filter: { ...filter, page: instead } });
}

/** What a page of listings needs: the listings, and the names of what its filter names by code. */
export const listNeeds: PageNeeds = {
	fullWidth: true,
	readFirst: true,
	namespaces: ['listing', 'address', 'map'],
	queries: ({ url }) => {
		const { filter } = readListAddress(url);
		return [
			operation(useListingSearchQuery, toSearchVariables(filter)),
			operation(useCategoriesQuery, undefined),
			...addressOperations(filter),
		];
	},
	elsewhere: (answers, url) => {
		const address = readListAddress(url);
		const variables = toSearchVariables(address.filter);
		return hrefInstead(answers.getQueryData<ListingSearchQuery>(useListingSearchQuery.getKey(variables)), address);
	},
};
