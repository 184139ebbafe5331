import { serverDate } from '@ancu/forms/format';
import { ListingPagePreview } from '@ancu/ui/listing';
import { hasPin, PlaceMap } from '../map/place-map.tsx';
import { type PreviewProps, usePreviewedListing } from './use-previewed-listing.ts';

/** A draft as its page will show it, on the map where it has a pin. */
export function PagePreview(props: PreviewProps) {
	const listing = usePreviewedListing(props);
	const { locationLat, locationLong } = props.draft;
	const placed = { ...listing, locationLat, locationLong };
	return (
		<ListingPagePreview listing={listing} map={hasPin(placed) && <PlaceMap listing={placed} now={serverDate()} />} />
	);
}
