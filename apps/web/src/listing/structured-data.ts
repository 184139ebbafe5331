import type { ListingCardFragment } from '@ancu/api/listing';

/** A page of listings, as schema.org's ItemList. */
export function listingListData(listings: readonly Pick<ListingCardFragment, 'sequenceId' | 'title'>[]): object {
	return {
		'@type': 'ItemList',
		itemListElement: listings.map(({ sequenceId, title }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: title,
			url: `/real-estate/${sequenceId}`,
		})),
	};
}

/** One listing, as schema.org's RealEstateListing. */
export function listingData(
	listing: Pick<
		ListingCardFragment,
		'title' | 'sequenceId' | 'createdAt' | 'priceRaw' | 'photos' | 'address' | 'locationLat' | 'locationLong'
	>,
): object {
	const { title, sequenceId, createdAt, priceRaw, photos, address, locationLat, locationLong } = listing;
	return {
		'@type': 'RealEstateListing',
		name: title,
		url: `/real-estate/${sequenceId}`,
		datePosted: createdAt,
		image: photos.map(({ url }) => url),
		...(priceRaw !== null && { offers: { '@type': 'Offer', price: priceRaw, priceCurrency: 'VND' } }),
		contentLocation: {
			'@type': 'Place',
			address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'VN' },
			...(locationLat !== null && {
				geo: { '@type': 'GeoCoordinates', latitude: locationLat, longitude: locationLong },
			}),
		},
	};
}
