import { useDistrictsQuery, useProvincesQuery, useWardsQuery } from '@ancu/api/address';
import { operation } from '@ancu/api/client';
import { useCategoriesQuery, useListingSearchQuery } from '@ancu/api/listing';
import type { PageNeeds } from '../data/loaders.ts';
import { readListAddress } from './list-address.ts';
import { toSearchVariables } from './listing-query.ts';

/** What a page of listings needs: the listings, and the names of what its filter names by code. */
export const listNeeds: PageNeeds = {
	fullWidth: true,
	namespaces: ['listing', 'address', 'map'],
	queries: ({ url }) => {
		const { filter } = readListAddress(url);
		const { provinceId, districtId } = filter;
		return [
			operation(useListingSearchQuery, toSearchVariables(filter)),
			operation(useCategoriesQuery, undefined),
			operation(useProvincesQuery, undefined),
			...(provinceId ? [operation(useDistrictsQuery, { provinceId })] : []),
			...(districtId ? [operation(useWardsQuery, { districtId })] : []),
		];
	},
};
