import { ListingCard, type ListingSummary } from '@ancu/ui/listing';
import { ListingMap, vietnamBox } from '@ancu/ui/map';
import { useMemo } from 'react';
import { boxAround } from './boxes.ts';

const REACH_DEGREES = 0.02;

interface PlaceMapProps {
	/** With its pin, in degrees. */
	listing: ListingSummary & { locationLat: number | null; locationLong: number | null };
	now: Date;
}

/** The map of one listing's page. */
export function PlaceMap({ listing, now }: PlaceMapProps) {
	const { locationLat: lat, locationLong: long } = listing;
	const box = useMemo(
		() => (lat === null || long === null ? vietnamBox : boxAround(lat, long, REACH_DEGREES)),
		[lat, long],
	);
	const clusters = useMemo(
		() =>
			lat === null || long === null
				? []
				: [{ lat, long, count: 1, minPrice: listing.priceRaw, maxPrice: listing.priceRaw, locationInfo: listing }],
		[listing, lat, long],
	);
	return (
		<ListingMap
			box={box}
			clusters={clusters}
			total={undefined}
			onView={() => undefined}
			renderListing={(shown) => <ListingCard listing={shown} now={now} density="popup" />}
		/>
	);
}
