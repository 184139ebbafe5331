import type { ListingCardFragment } from '@ancu/api/listing';
import type { ListingFilter } from '@ancu/forms/listing';
import { ListingCard } from '@ancu/ui/listing';
import { ListingMap, type MapArea, type MapBox, type MapLayers, useAreaDrawing, usePlace } from '@ancu/ui/map';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDebounced } from '../data/use-debounced.ts';
import { areaOf, withArea } from './area.ts';
import { ClusterListings } from './cluster-listings.tsx';
import { type Sight, useClusters } from './use-clusters.ts';
import { useMapTools } from './use-map-tools.ts';
import { useSavedIds } from './use-saved-ids.ts';
import { useVisited } from './use-visited.ts';

interface SearchMapProps {
	filter: ListingFilter;
	/** What is to be in sight. */
	box: MapBox;
	now: Date;
	/** Address of the list under another filter. */
	hrefOf: (filter: ListingFilter) => string;
	onMove?: (box: MapBox) => void;
	/** Changes the search by the tools on the map; left out, it has none. */
	onFilter?: (filter: ListingFilter) => void;
	/** Whether the planning layer is on. @default false */
	planning?: boolean;
	onPlanning?: (shown: boolean) => void;
	highlighted?: Pick<ListingCardFragment, 'id' | 'locationLat' | 'locationLong'> | null | undefined;
	onHighlight?: (id: string | null) => void;
	/** The list of what is in sight, over the lower edge. */
	drawer?: ReactNode;
}

/** The map of a search, with what lies in sight. */
export function SearchMap(props: SearchMapProps) {
	const {
		filter,
		now,
		hrefOf,
		onMove,
		onFilter,
		planning = false,
		onPlanning,
		highlighted,
		onHighlight,
		drawer,
	} = props;
	const { box, go } = usePlace(props.box);
	// Where a tool leads, as to a plot, is searched like where the person moved to.
	const isLed = useRef(false);
	const [sight, setSight] = useState<Sight>();
	// Between two turns of a wheel nothing is asked and the address stays; the first view is asked for at once.
	const settled = useDebounced(sight) ?? sight;
	const found = useClusters(filter, settled);
	const tellMoved = useEffectEvent((box: MapBox) => onMove?.(box));
	useEffect(() => {
		if (settled?.isMoved) tellMoved(settled.box);
	}, [settled]);
	const savedIds = useSavedIds(found.clusters?.map(({ locationInfo }) => locationInfo));
	const visitedIds = useVisited();
	const take = (area: MapArea) => {
		const next = withArea(filter, area);
		onFilter?.(next);
		return areaOf(next);
	};
	const drawing = useAreaDrawing(take);
	const [planned, setPlanned] = useState<MapLayers>();
	const Tools = useMapTools(sight !== undefined && onFilter !== undefined);
	return (
		<ListingMap
			{...found}
			box={box}
			clear={onFilter !== undefined && !filter.box && box === props.box}
			onView={(view) => {
				setSight({ ...view, isMoved: isLed.current });
				isLed.current = false;
			}}
			onMove={() => {
				isLed.current = false;
				setSight((now) => now && { ...now, isMoved: true });
			}}
			// An area is the search, wherever the map is: coming closer moves the map alone.
			onCloser={areaOf(filter) ? undefined : onMove}
			highlighted={highlighted}
			onHighlight={onHighlight}
			visitedIds={visitedIds}
			savedIds={savedIds}
			renderListing={(listing) => <ListingCard listing={listing} now={now} density="popup" />}
			renderCluster={({ count }, around) => (
				<ClusterListings filter={filter} box={around} count={count} hrefOf={hrefOf} />
			)}
			drawer={drawer}
			layers={{
				...planned,
				area: areaOf(filter),
				drawing: drawing.onMap,
				onAreaChange: onFilter && take,
			}}
		>
			{Tools && sight && onFilter && onPlanning && (
				<Tools
					filter={filter}
					onFilter={onFilter}
					drawing={drawing}
					planning={planning}
					onPlanning={onPlanning}
					view={sight}
					onGo={(place) => {
						isLed.current = true;
						go(place);
					}}
					onLayers={setPlanned}
				/>
			)}
		</ListingMap>
	);
}
