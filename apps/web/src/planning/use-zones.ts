import { usePlanningZonesQuery } from '@ancu/api/planning';
import type { MapViewport, MapZone } from '@ancu/ui/map';
import { colourOf, type ZonesState } from '@ancu/ui/planning';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { quiet } from '../data/query-client.ts';
import { isInSight, toGrid } from './zone-grid.ts';

/** Further out a zone is smaller than a finger. */
const LEAST_ZOOM = 12;

interface Zones {
	state: ZonesState;
	/** To draw; undefined where there are none to draw. */
	zones: MapZone[] | undefined;
	/** Land codes of those in sight. */
	codes: string[];
	retry: () => void;
}

/** The zones of plans in the part of the map in sight, while the layer is on. */
export function useZones(shown: boolean, { box, zoom: exact }: MapViewport): Zones {
	// Rounded down: half a step closer shows the same detail.
	const zoom = Math.floor(exact);
	const isNear = zoom >= LEAST_ZOOM;
	const enabled = shown && isNear;
	const { data, isError, isPending, isPlaceholderData, refetch } = usePlanningZonesQuery(
		{ box: toGrid(box, zoom), zoom },
		{ enabled, staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData, ...quiet },
	);
	const found = enabled ? data?.getAllPlanningZone : undefined;
	const zones = useMemo(
		() =>
			found?.data.map(({ id, geometry, landCode }) => ({ id, geometry, text: landCode, colour: colourOf(landCode) })),
		[found],
	);
	return {
		state: stateOf(),
		zones,
		codes: (zones ?? []).filter(({ geometry }) => isInSight(geometry, box)).map(({ text }) => text),
		retry: refetch,
	};

	function stateOf(): ZonesState {
		if (!isNear) return 'far';
		if (isError) return 'failed';
		if (isPending || isPlaceholderData) return 'loading';
		return found?.isPartial ? 'partial' : 'ready';
	}
}
