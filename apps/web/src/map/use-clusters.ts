import { type MapClustersQuery, useMapClustersQuery } from '@ancu/api/map';
import { type ListingFilter, withoutFields } from '@ancu/forms/listing';
import { gridZoom, type MapViewport, vietnamBox } from '@ancu/ui/map';
import { useDeferredValue, useRef } from 'react';
import { toServerFilter } from '../listing/listing-query.ts';
import { intersect } from './boxes.ts';

// From there on listings may lie at one point, as flats of a tower do, and nobody is led closer in vain.
const NEAR_ZOOM = 13;

/** What is in sight, and whether the person moved the map there. */
export interface Sight extends MapViewport {
	isMoved: boolean;
}

/**
 * What a search finds in sight, gathered for the zoom. Where the map moves, what was there before stays until the new is there, also
 * when that fails; of another search nothing stays, for it would be taken for what this one finds.
 */
export function useClusters(filter: ListingFilter, sight: Sight | undefined) {
	const zoom = sight ? gridZoom(sight) : 0;
	// A box that came with the address may be smaller than what this screen shows: the list holds the box, so must the map.
	const box = sight ? intersect(sight.box, sight.isMoved ? undefined : filter.box) : vietnamBox;
	const key = JSON.stringify(withoutFields(filter, 'box', 'sort'));
	const kept = useRef<{ key: string; data: MapClustersQuery }>(undefined);
	const before = kept.current?.key === key ? kept.current.data : undefined;
	const { data, isError, isPlaceholderData, isFetching, refetch } = useMapClustersQuery(
		{
			box,
			zoom,
			near: zoom >= NEAR_ZOOM,
			filter: toServerFilter(withoutFields(filter, 'box')),
			search: filter.search,
		},
		{ enabled: sight !== undefined, placeholderData: () => before },
	);
	if (data) kept.current = { key, data };
	// Drawn when there is time: the gesture that is under way comes first.
	const shown = useDeferredValue(data ?? before)?.getAllLocationInfoCluster;
	return {
		clusters: shown?.data,
		total: shown?.total,
		isApproximate: shown?.isApproximate,
		loading: isPlaceholderData || (isFetching && !shown),
		failed: isError,
		onRetry: refetch,
	};
}
