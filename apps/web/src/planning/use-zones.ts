import { type PlanningZonesQuery, usePlanningZonesQuery } from '@ancu/api/planning';
import type { MapViewport, MapZone } from '@ancu/ui/map';
import { colourOf, type ZonesState } from '@ancu/ui/planning';
import { keepPreviousData } from '@tanstack/react-query';
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
		{ enabled, staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData, select: toDraw, ...quiet },
	);
	const { zones, isPartial } = (enabled && data) || {};
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
		return isPartial ? 'partial' : 'ready';
	}
}

// A function of the module: the query does this again for new zones alone.
function toDraw({ getAllPlanningZone: { data, isPartial } }: PlanningZonesQuery): {
	zones: MapZone[];
	isPartial: boolean;
} {
	return {
		zones: data.map(({ id, geometry, landCode }) => ({ id, geometry, text: landCode, colour: colourOf(landCode) })),
		isPartial,
	};
}
