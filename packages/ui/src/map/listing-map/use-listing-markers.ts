import { formatMoney, formatMoneyRange, formatNumber } from '@ancu/forms/format';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import type { MapMarker } from '../../primitives/map/index.ts';
import { perMonth } from '../../translation/per-month.ts';
import { toKnownDigits } from '../known-digits.ts';
import type { MapCluster, MapListing } from '../map-model.ts';

interface UseListingMarkersOptions<Listing extends MapListing> {
	clusters: readonly MapCluster<Listing>[] | undefined;
	isApproximate: boolean;
	visitedIds: ReadonlySet<string> | undefined;
	savedIds: ReadonlySet<string> | undefined;
}

/** Clusters as markers, and which of them a marker stands for. */
export function useListingMarkers<Listing extends MapListing>({
	clusters,
	isApproximate,
	visitedIds,
	savedIds,
}: UseListingMarkersOptions<Listing>): {
	markers: readonly MapMarker[];
	byId: ReadonlyMap<string, MapCluster<Listing>>;
} {
	const { t } = useTranslation('map');
	const { t: inListing } = useTranslation('listing');
	const locale = useLocale();
	const byId = useMemo(() => new Map(clusters?.map((cluster) => [markerId(cluster), cluster])), [clusters]);
	const markers = useMemo(() => {
		const tag = (id: string, { lat, long }: MapCluster, listing: MapListing): MapMarker => {
			const { title, priceRaw, tradingType } = listing;
			const price = priceRaw === null ? negotiable : formatMoney(priceRaw, locale);
			const visited = visitedIds?.has(listing.id);
			const saved = savedIds?.has(listing.id);
			const label = () => {
				const said = priceRaw === null ? price : perMonth(inListing, price, tradingType);
				const name = t('listingMarker', { price: said, title });
				return [name, ...(saved ? [t('saved')] : []), ...(visited ? [t('visited')] : [])].join(', ');
			};
			return withLabel({ id, lat, long, kind: 'tag', text: price, visited, saved }, label);
		};
		const circle = (id: string, { lat, long, count, minPrice, maxPrice }: MapCluster): MapMarker => {
			const formatted = formatNumber(isApproximate ? toKnownDigits(count) : count, locale, 0);
			const label = () => {
				const listings = t(isApproximate ? 'aboutListings' : 'listings', { count, formatted });
				const range =
					minPrice === null || maxPrice === null
						? t('clusterNegotiable')
						: formatMoneyRange(toKnownDigits(minPrice), toKnownDigits(maxPrice), locale);
				return `${listings}, ${range}`;
			};
			return withLabel({ id, lat, long, kind: 'cluster', text: formatted, size: sizeOf(count) }, label);
		};
		const negotiable = inListing('negotiable');
		return [...byId].map(([id, cluster]) =>
			cluster.locationInfo ? tag(id, cluster, cluster.locationInfo) : circle(id, cluster),
		);
	}, [byId, isApproximate, locale, t, inListing, visitedIds, savedIds]);
	return { markers, byId };
}

// A listing keeps its marker while the map moves; so does a cluster that stays where it is.
function markerId({ locationInfo, lat, long }: MapCluster): string {
	return locationInfo?.id ?? `${lat.toFixed(5)},${long.toFixed(5)}`;
}

// Each step is ten times as many.
function sizeOf(count: number): MapMarker['size'] {
	return Math.min(5, String(count).length) as MapMarker['size'];
}

// Hundreds of sentences take longer than a frame: each is made when its marker is drawn, which is done in slices.
function withLabel(marker: Omit<MapMarker, 'label'>, words: () => string): MapMarker {
	let label: string | undefined;
	return {
		...marker,
		get label() {
			label ??= words();
			return label;
		},
	};
}
