import { ListingCard, type ListingSummary } from '@ancu/ui/listing';
import { ListingMap } from '@ancu/ui/map';
import { useMemo } from 'react';
import { boxAround } from './boxes.ts';

const REACH_DEGREES = 0.02;

/** Where a listing lies, in degrees. */
interface Pin {
	locationLat: number;
	locationLong: number;
}

/** Whether a listing says where it lies: only then there is a map of its place. */
export function hasPin<Listing extends { [Part in keyof Pin]: number | null }>(
	listing: Listing,
): listing is Listing & Pin {
	return listing.locationLat !== null && listing.locationLong !== null;
}

interface PlaceMapProps {
	listing: ListingSummary & Pin;
	now: Date;
}

/** The map of one listing's page. */
export function PlaceMap({ listing, now }: PlaceMapProps) {
	const { locationLat: lat, locationLong: long } = listing;
	const box = useMemo(() => boxAround(lat, long, REACH_DEGREES), [lat, long]);
	const clusters = useMemo(
		() => [{ lat, long, count: 1, minPrice: listing.priceRaw, maxPrice: listing.priceRaw, locationInfo: listing }],
		[listing, lat, long],
	);
	return (
		<ListingMap
			inPage
			box={box}
			clusters={clusters}
			total={undefined}
			onView={() => undefined}
			renderListing={(shown) => <ListingCard listing={shown} now={now} density="popup" />}
		/>
	);
}
