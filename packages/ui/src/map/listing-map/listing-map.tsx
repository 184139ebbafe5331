import { formatMoney, formatNumber, type Locale } from '@ancu/forms/format';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../primitives/button/index.ts';
import { RetryIcon } from '../../primitives/icon/index.ts';
import { type MapBox, type MapMarker, MapView, type MapViewport } from '../../primitives/map/index.ts';
import { closer, type MapCluster, type MapListing } from '../map-model.ts';

/** A listing and where it lies. */
export interface HighlightedListing {
	id: string;
	locationLat: number | null;
	locationLong: number | null;
}

export interface ListingMapProps<Listing extends MapListing> {
	/** What is to be in sight. */
	box: MapBox;
	/** What lies in it; undefined while it loads for the first time. */
	clusters: readonly MapCluster<Listing>[] | undefined;
	/** Listings in sight. */
	total: number | undefined;
	/** What lies in it could not be loaded; what was there before stays. @default false */
	failed?: boolean | undefined;
	onRetry?: (() => void) | undefined;
	/** Told what is in sight, at first and after every move. */
	onView: (view: MapViewport) => void;
	/** Told the box after the person moved the map. */
	onMove?: ((box: MapBox) => void) | undefined;
	/** The listing that is pointed at, here or in the list. */
	highlighted?: HighlightedListing | null | undefined;
	onHighlight?: ((id: string | null) => void) | undefined;
	/** Ids of listings that were opened before. */
	visitedIds?: ReadonlySet<string> | undefined;
	/** The card of a listing whose marker was pressed. */
	renderListing: (listing: Listing) => ReactNode;
}

/** Listings on the map: prices where they stand alone, counts where they lie together. */
export function ListingMap<Listing extends MapListing>(props: ListingMapProps<Listing>) {
	const {
		box,
		clusters,
		total,
		failed = false,
		onRetry,
		onView,
		onMove,
		highlighted,
		onHighlight,
		visitedIds,
		renderListing,
	} = props;
	const { t } = useTranslation(['map', 'translation', 'listing']);
	const locale = useLocale();
	const [opened, setOpened] = useState<MapCluster<Listing>>();
	// A cluster leads closer at once; the address follows when the map has moved.
	const [target, setTarget] = useState<MapBox>();
	const [view, setView] = useState<MapViewport>();

	const byId = useMemo(() => new Map(clusters?.map((cluster) => [markerId(cluster), cluster])), [clusters]);
	const markers = useMemo(
		() =>
			[...byId].map(([id, cluster]): MapMarker => {
				const { lat, long, locationInfo, count, minPrice, maxPrice } = cluster;
				if (locationInfo) {
					const price = priceWords(locationInfo, locale, t('listing:negotiable'));
					return {
						id,
						lat,
						long,
						kind: 'tag',
						text: price,
						label: t('listingMarker', { price, title: locationInfo.title }),
						visited: visitedIds?.has(locationInfo.id),
					};
				}
				const formatted = formatNumber(count, locale, 0);
				const words = { formatted, min: formatMoney(minPrice ?? 0, locale), max: formatMoney(maxPrice ?? 0, locale) };
				const label = minPrice === null ? t('clusterMarkerNoPrice', words) : t('clusterMarker', words);
				return { id, lat, long, kind: 'cluster', text: formatted, label, size: count < 10 ? 1 : count < 100 ? 2 : 3 };
			}),
		[byId, locale, t, visitedIds],
	);
	const listing = opened?.locationInfo;

	return (
		<div data-slot="listing-map" className="relative size-full">
			<MapView
				label={t('label')}
				help={t('help')}
				loadingLabel={t('loading')}
				failedLabel={t('failed')}
				retryLabel={t('translation:retry')}
				labels={{ zoomIn: t('zoomIn'), zoomOut: t('zoomOut'), closePopup: t('translation:close') }}
				baseMap={{ sea: t('sea'), hoangSa: t('hoangSa'), truongSa: t('truongSa'), sources: t('sources') }}
				box={target ?? box}
				markers={markers}
				highlightedId={highlighted ? findMarker(byId, highlighted) : null}
				onView={(seen) => {
					setView(seen);
					onView(seen);
				}}
				onMove={({ box: moved }) => {
					setTarget(undefined);
					onMove?.(moved);
				}}
				onHighlight={onHighlight}
				onSelect={({ id }) => {
					const cluster = byId.get(id);
					if (cluster?.locationInfo) return setOpened(cluster);
					if (!cluster || !view) return;
					const next = closer(view.box, cluster.lat, cluster.long);
					if (onMove) onMove(next);
					else setTarget(next);
				}}
				popup={opened && listing ? { lat: opened.lat, long: opened.long, content: renderListing(listing) } : null}
				onPopupClose={() => setOpened(undefined)}
			/>
			<div className="pointer-events-none absolute inset-x-0 top-3 z-10 flex justify-center px-3">
				<p
					role="status"
					className="pointer-events-auto flex items-center gap-3 rounded-card border border-line bg-surface-raised px-3 py-1.5 text-sm shadow-float empty:hidden"
				>
					{failed ? (
						<>
							{t('error')}
							{onRetry && (
								<Button size="sm" variant="secondary" leadingIcon={<RetryIcon aria-hidden="true" />} onClick={onRetry}>
									{t('translation:retry')}
								</Button>
							)}
						</>
					) : (
						total !== undefined && t('inView', { count: total, formatted: formatNumber(total, locale, 0) })
					)}
				</p>
			</div>
		</div>
	);
}

/** The marker of a listing: its own, or that of the cluster it must be in, which is the nearest. */
function findMarker(
	byId: ReadonlyMap<string, MapCluster>,
	{ id, locationLat, locationLong }: HighlightedListing,
): string | null {
	if (byId.has(id)) return id;
	if (locationLat === null || locationLong === null) return null;
	let nearest: string | null = null;
	let least = Number.POSITIVE_INFINITY;
	for (const [markerId, { lat, long, count }] of byId) {
		const distance = (lat - locationLat) ** 2 + (long - locationLong) ** 2;
		if (count > 1 && distance < least) [nearest, least] = [markerId, distance];
	}
	return nearest;
}

// A listing keeps its marker while the map moves; a cluster is another one when its listings change.
function markerId({ locationInfo, lat, long, count }: MapCluster): string {
	return locationInfo?.id ?? `${count}@${lat.toFixed(5)},${long.toFixed(5)}`;
}

function priceWords({ priceRaw }: MapListing, locale: Locale, negotiable: string): string {
	return priceRaw === null ? negotiable : formatMoney(priceRaw, locale);
}
