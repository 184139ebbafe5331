import type { ListingCardFragment, PublicListingFragment } from '@ancu/api/listing';

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

/** The site and its search, as schema.org's WebSite and Organization. */
export function siteData(description: string): object {
	return {
		'@graph': [
			{
				'@type': 'WebSite',
				name: 'An Cư',
				url: '/',
				description,
				inLanguage: ['vi', 'en'],
				potentialAction: {
					'@type': 'SearchAction',
					target: { '@type': 'EntryPoint', urlTemplate: '/search?q={search_term_string}' },
					'query-input': 'required name=search_term_string',
				},
			},
			{ '@type': 'Organization', name: 'An Cư', url: '/', logo: '/icon.svg' },
		],
	};
}

/** One listing, as schema.org's RealEstateListing. */
export function listingData(
	listing: Pick<
		PublicListingFragment,
		| 'title'
		| 'sequenceId'
		| 'createdAt'
		| 'tradingType'
		| 'priceRaw'
		| 'photos'
		| 'address'
		| 'currentWard'
		| 'currentProvince'
		| 'locationLat'
		| 'locationLong'
	>,
): object {
	const { title, sequenceId, createdAt, tradingType, priceRaw, photos, locationLat, locationLong } = listing;
	return {
		'@type': 'RealEstateListing',
		name: title,
		url: `/real-estate/${sequenceId}`,
		datePosted: createdAt,
		// The rest is for those who are signed in.
		isAccessibleForFree: false,
		image: photos.map(({ url }) => url),
		...(priceRaw !== null && { offers: offer(priceRaw, tradingType) }),
		contentLocation: {
			'@type': 'Place',
			address: postalAddress(listing),
			...(locationLat !== null && {
				geo: { '@type': 'GeoCoordinates', latitude: locationLat, longitude: locationLong },
			}),
		},
	};
}

/** Where it lies: as its address says it, in the units in force. */
function postalAddress({
	address,
	currentWard,
	currentProvince,
}: Pick<PublicListingFragment, 'address' | 'currentWard' | 'currentProvince'>): object {
	return {
		'@type': 'PostalAddress',
		streetAddress: address,
		...(currentWard && { addressLocality: currentWard }),
		...(currentProvince && { addressRegion: currentProvince }),
		addressCountry: 'VN',
	};
}

/** What it costs, as schema.org's Offer: of a rent, each month. */
function offer(price: number, tradingType: string): object {
	if (tradingType !== 'RENT') return { '@type': 'Offer', price, priceCurrency: 'VND' };
	return {
		'@type': 'Offer',
		businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
		priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'VND', unitCode: 'MON' },
	};
}
