import { serverDate } from '@ancu/forms/format';
import { ListingPagePreview } from '@ancu/ui/listing';
import { PlaceMap } from '../map/place-map.tsx';
import { type PreviewProps, usePreviewedListing } from './use-previewed-listing.ts';

/** A draft as its page will show it, on the map where it has a pin. */
export function PagePreview(props: PreviewProps) {
	const listing = usePreviewedListing(props);
	const { locationLat, locationLong } = props.draft;
	return (
		<ListingPagePreview
			listing={listing}
			map={
				locationLat !== null &&
				locationLong !== null && <PlaceMap listing={{ ...listing, locationLat, locationLong }} now={serverDate()} />
			}
		/>
	);
}
