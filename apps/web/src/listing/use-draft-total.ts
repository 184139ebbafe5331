import { useListingTotalQuery } from '@ancu/api/listing';
import type { ListingFilter } from '@ancu/forms/listing';
import type { DraftTotal } from '@ancu/ui/listing';
import { keepPreviousData } from '@tanstack/react-query';
import { quiet } from '../data/query-client.ts';
import { useDebounced } from '../data/use-debounced.ts';
import { toServerFilter } from './listing-query.ts';

/** How many listings the filters would find that are being chosen; asks nothing while none are. */
export function useDraftTotal(draft: ListingFilter | undefined): DraftTotal {
	const asked = useDebounced(draft);
	const { data, isError, isFetching } = useListingTotalQuery(
		{ filter: toServerFilter(asked ?? {}), search: asked?.search },
		{ ...quiet, enabled: draft !== undefined && asked !== undefined, placeholderData: keepPreviousData },
	);
	return { total: isError ? undefined : data?.getLocationInfoTotal, counting: isFetching || draft !== asked };
}
