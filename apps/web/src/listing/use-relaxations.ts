import { useListingRelaxationsQuery } from '@ancu/api/listing';
import { type ListingFilter, searchInParts } from '@ancu/forms/listing';
import type { Relaxations } from '@ancu/ui/listing';
import { quiet } from '../data/query-client.ts';
import { toServerFilter } from './listing-query.ts';

/** Which condition to leave out of a search that found nothing, of what its words say too; asks nothing of one that found something. */
export function useRelaxations(filter: ListingFilter, foundNothing: boolean): Relaxations {
	const asked = foundNothing ? searchInParts(filter) : filter;
	const { data, isError } = useListingRelaxationsQuery(
		{ filter: toServerFilter(asked), search: asked.search },
		{ ...quiet, enabled: foundNothing },
	);
	return { offers: data?.getAllLocationInfoRelaxation, failed: isError };
}
