import type { ListingFilter } from '@ancu/forms/listing';
import { type AreaDrawing, AreaTools, type MapBox, type MapLayers, type MapViewport } from '@ancu/ui/map';
import { PlanningTool } from '@ancu/ui/planning';
import { useState } from 'react';
import { PlanningLayer } from '../planning/planning-layer.tsx';
import { areaOf, withArea } from './area.ts';
import { centerOf } from './boxes.ts';
import { locate } from './locate.ts';
import { PlaceChoice } from './place-choice.tsx';

// Beside the map there is room for the panel from here on; on a phone it would hide the map.
const WIDE = '(min-width: 64rem)';

export interface MapToolsProps {
	filter: ListingFilter;
	onFilter: (filter: ListingFilter) => void;
	drawing: AreaDrawing;
	/** Whether the planning layer is on. */
	planning: boolean;
	onPlanning: (shown: boolean) => void;
	/** What is in sight. */
	view: MapViewport;
	/** Brings a part of the map into sight. */
	onGo: (box: MapBox) => void;
	/** Told what of the planning is to be drawn on the map. */
	onLayers: (layers: MapLayers) => void;
}

/** The tools over a search's map: where to look, and the planning. Comes after the map itself, see `useMapTools`. */
export function MapTools({ filter, onFilter, drawing, planning, onPlanning, view, onGo, onLayers }: MapToolsProps) {
	const [isOpen, setOpen] = useState(() => planning && matchMedia(WIDE).matches);
	// Who draws needs the room.
	const open = isOpen && !drawing.tool;
	return (
		<AreaTools
			area={areaOf(filter)}
			// Without its area the search stays where the map is.
			onArea={(area) => onFilter(area ? withArea(filter, area) : { ...withArea(filter, area), box: view.box })}
			drawing={drawing}
			center={centerOf(view.box)}
			locate={locate}
			renderPlaces={(close) => (
				<PlaceChoice
					filter={filter}
					onFilter={(next) => {
						close();
						onFilter(next);
					}}
				/>
			)}
			more={
				<PlanningTool
					open={open}
					onPress={() => {
						if (!open && !planning) onPlanning(true);
						drawing.cancel();
						setOpen(!open);
					}}
				/>
			}
			withCenter={open}
			panel={
				<PlanningLayer
					shown={planning}
					onShown={onPlanning}
					open={open}
					onOpen={setOpen}
					view={view}
					onGo={onGo}
					onLayers={onLayers}
				/>
			}
		/>
	);
}
