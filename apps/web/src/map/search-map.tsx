import type { ListingCardFragment } from '@ancu/api/listing';
import { useMapClustersQuery } from '@ancu/api/map';
import { type ListingFilter, withoutFields } from '@ancu/forms/listing';
import { ListingCard } from '@ancu/ui/listing';
import { ListingMap, type MapBox, type MapViewport } from '@ancu/ui/map';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { toServerFilter } from '../listing/listing-query.ts';
import { intersect } from './boxes.ts';
import { useVisited } from './use-visited.ts';

interface SearchMapProps {
	filter: ListingFilter;
	/** What is to be in sight. */
	box: MapBox;
	now: Date;
	onMove?: (box: MapBox) => void;
	highlighted?: Pick<ListingCardFragment, 'id' | 'locationLat' | 'locationLong'> | null | undefined;
	onHighlight?: (id: string | null) => void;
}

/** The map of a search, with what lies in sight. */
export function SearchMap({ filter, box, now, onMove, highlighted, onHighlight }: SearchMapProps) {
	const [view, setView] = useState<MapViewport>();
	// A box that came with the address may be smaller than what this screen shows: the list holds the box, so must the map.
	const [moved, setMoved] = useState(false);
	const visitedIds = useVisited();
	const { data, isError, isPlaceholderData, refetch } = useMapClustersQuery(
		{
			box: intersect(view?.box ?? box, moved ? undefined : filter.box),
			// Rounded down, so that what lies side by side has room.
			zoom: Math.floor(view?.zoom ?? 5),
			filter: toServerFilter(withoutFields(filter, 'box')),
			search: filter.search,
		},
		{ enabled: view !== undefined, placeholderData: keepPreviousData },
	);
	return (
		<ListingMap
			box={box}
			clusters={data?.getAllLocationInfoCluster.data}
			total={isPlaceholderData ? undefined : data?.getAllLocationInfoCluster.total}
			failed={isError}
			onRetry={refetch}
			onView={(seen) => {
				setView(seen);
				setMoved(false);
			}}
			onMove={
				onMove &&
				((seen) => {
					setMoved(true);
					onMove(seen);
				})
			}
			highlighted={highlighted}
			onHighlight={onHighlight}
			visitedIds={visitedIds}
			renderListing={(listing) => <ListingCard listing={listing} now={now} density="popup" />}
		/>
	);
}
