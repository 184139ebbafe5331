import { operation } from '@ancu/api/client';
import { useCategoriesQuery, useListingSearchQuery } from '@ancu/api/listing';
import { addressOperations } from '../address/use-address-names.ts';
import type { PageNeeds } from '../data/loaders.ts';
import { readListAddress } from './list-address.ts';
import { toSearchVariables } from './listing-query.ts';

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
};
