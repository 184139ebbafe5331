import { usePlanningZonesAtPointQuery } from '@ancu/api/planning';
import type { MapBox, MapLayers, MapPoint, MapShape, MapViewport } from '@ancu/ui/map';
import { PlanningPanel, ZoneDetails } from '@ancu/ui/planning';
import { Activity, useEffect, useMemo, useState } from 'react';
import { quiet } from '../data/query-client.ts';
import { boxAround, centerOf } from '../map/boxes.ts';
import { type Parcel, ParcelSearch } from './parcel-search.tsx';
import { useZoneOpacity } from './use-zone-opacity.ts';
import { useZones } from './use-zones.ts';

// Some 150 m each way: a plot and its neighbours.
const REACH_DEGREES = 0.0014;

export interface PlanningLayerProps {
	/** Whether zones are on the map. */
	shown: boolean;
	onShown: (shown: boolean) => void;
	/** Whether the panel is open. */
	open: boolean;
	onOpen: (open: boolean) => void;
	/** What is in sight. */
	view: MapViewport;
	/** Brings a part of the map into sight. */
	onGo: (box: MapBox) => void;
	/** Told what is to be drawn on the map, and what a press on it does. */
	onLayers: (layers: MapLayers) => void;
}

/** The planning of the part of the map in sight: zones, one point, one plot. */
export function PlanningLayer({ shown, onShown, open, onOpen, view, onGo, onLayers }: PlanningLayerProps) {
	const [opacity, setOpacity] = useZoneOpacity();
	const { state, zones, codes, retry } = useZones(shown, view);
	const [point, setPoint] = useState<MapPoint>();
	const [parcel, setParcel] = useState<Parcel>();
	const found = usePlanningZonesAtPointQuery(point ?? { lat: 0, long: 0 }, {
		enabled: point !== undefined,
		staleTime: Number.POSITIVE_INFINITY,
		...quiet,
	});

	const layers = useMemo(
		(): MapLayers => ({
			zones,
			zoneOpacity: opacity,
			shapes: shapesOf(shown ? point : undefined, parcel),
			...(shown && {
				onPress: (pressed: MapPoint) => {
					setPoint(toMetre(pressed));
					onOpen(true);
				},
			}),
		}),
		[zones, opacity, shown, point, parcel, onOpen],
	);
	useEffect(() => onLayers(layers), [layers, onLayers]);

	// Closed for the room that it takes, it keeps what was typed.
	const [wasOpen, setWasOpen] = useState(open);
	if (open && !wasOpen) setWasOpen(true);
	if (!wasOpen) return null;
	return (
		<Activity mode={open ? 'visible' : 'hidden'}>
			<PlanningPanel
				shown={shown}
				onShown={onShown}
				onClose={() => onOpen(false)}
				state={state}
				codes={codes}
				onRetry={retry}
				opacity={opacity}
				onOpacity={setOpacity}
				onInspectCenter={() => setPoint(toMetre(centerOf(view.box)))}
				details={
					shown &&
					point && (
						<ZoneDetails
							key={`${point.lat} ${point.long}`}
							zones={found.data?.getAllPlanningZoneAtPoint}
							failed={found.isError}
							onRetry={found.refetch}
							onClose={() => setPoint(undefined)}
						/>
					)
				}
				parcels={
					<ParcelSearch
						chosen={parcel}
						onChoose={(chosen) => {
							setParcel(chosen);
							if (chosen) onGo(boxAround(chosen.lat, chosen.long, REACH_DEGREES));
						}}
					/>
				}
			/>
		</Activity>
	);
}

function shapesOf(point: MapPoint | undefined, parcel: Parcel | undefined): MapShape[] {
	return [
		...(parcel ? [{ geometry: parcel.geometry, label: parcel.landPlotNo }] : []),
		...(point ? [{ geometry: { type: 'Point' as const, coordinates: [point.long, point.lat] } }] : []),
	];
}

function toMetre({ lat, long }: MapPoint): MapPoint {
	return { lat: Number(lat.toFixed(6)), long: Number(long.toFixed(6)) };
}
