import { type MapClustersQuery, useMapClustersQuery } from '@ancu/api/map';
import { type ListingFilter, withoutFields } from '@ancu/forms/listing';
import { type MapViewport, vietnamBox } from '@ancu/ui/map';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useRef } from 'react';
import { toServerFilter } from '../listing/listing-query.ts';
import { gridZoom, intersect } from './boxes.ts';

// From there on listings may lie at one point, as flats of a tower do, and nobody is led closer in vain.
const NEAR_ZOOM = 13;

/** What is in sight, and whether the person moved the map there. */
export interface Sight extends MapViewport {
	isMoved: boolean;
}

/** What a search finds in sight, gathered for the zoom. What was there before stays until the new is there, also when that fails. */
export function useClusters(filter: ListingFilter, sight: Sight | undefined) {
	const zoom = sight ? gridZoom(sight) : 0;
	// A box that came with the address may be smaller than what this screen shows: the list holds the box, so must the map.
	const box = sight ? intersect(sight.box, sight.isMoved ? undefined : filter.box) : vietnamBox;
	const { data, isError, isPlaceholderData, isFetching, refetch } = useMapClustersQuery(
		{
			box,
			zoom,
			near: zoom >= NEAR_ZOOM,
			filter: toServerFilter(withoutFields(filter, 'box')),
			search: filter.search,
		},
		{ enabled: sight !== undefined, placeholderData: keepPreviousData },
	);
	const kept = useRef<MapClustersQuery>(undefined);
	if (data) kept.current = data;
	// Drawn when there is time: the gesture that is under way comes first.
	const shown = useDeferredValue(kept.current)?.getAllLocationInfoCluster;
	return {
		clusters: shown?.data,
		total: shown?.total,
		isApproximate: shown?.isApproximate,
		loading: isPlaceholderData || (isFetching && !shown),
		failed: isError,
		onRetry: refetch,
	};
}
