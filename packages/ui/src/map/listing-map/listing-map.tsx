import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../primitives/button/index.ts';
import { FullScreenIcon, LeaveFullScreenIcon } from '../../primitives/icon/index.ts';
import { type MapBox, MapView, type MapViewProps, type MapViewport } from '../../primitives/map/index.ts';
import { boxOfInseparable, closer, type MapCluster, type MapListing } from '../map-model.ts';
import { useFullScreen } from '../use-full-screen.ts';
import { usePlace } from '../use-place.ts';
import { findMarker, type HighlightedListing } from './find-marker.ts';
import { mapInsets } from './map-insets.ts';
import { MapStatus } from './map-status.tsx';
import { useListingMarkers } from './use-listing-markers.ts';

/** Layers of a map, and what a press on the map itself does. */
export type MapLayers = Pick<
	MapViewProps,
	'area' | 'onAreaChange' | 'drawing' | 'zones' | 'zoneOpacity' | 'shapes' | 'onPress'
>;

export interface ListingMapProps<Listing extends MapListing> {
	/** What is to be in sight. */
	box: MapBox;
	/** The box is to be seen whole beside the tools over the map, as where results lie; else it fills the map, as what a person saw before. @default false */
	clear?: boolean | undefined;
	/** It stands in a page that scrolls: the wheel moves the page until somebody is in the map, or it fills the screen. @default false */
	inPage?: boolean | undefined;
	/** What lies in it; undefined while it loads for the first time. */
	clusters: readonly MapCluster<Listing>[] | undefined;
	/** Listings in sight. */
	total: number | undefined;
	/** Counts are estimates, and said so. @default false */
	isApproximate?: boolean | undefined;
	/** What is shown is of the part before; what lies in this one is on its way. @default false */
	loading?: boolean | undefined;
	/** What lies in it could not be loaded; what was there before stays. @default false */
	failed?: boolean | undefined;
	onRetry?: (() => void) | undefined;
	/** Told what is in sight, at first and after every move. */
	onView: (view: MapViewport) => void;
	/** Told the box after the person moved the map, and where it got larger or smaller since. */
	onMove?: ((box: MapBox) => void) | undefined;
	/** Told the box that a pressed cluster leads to, which is to be in sight next. Left out, the map goes there by itself. */
	onCloser?: ((box: MapBox) => void) | undefined;
	/** The listing that is pointed at, here or in the list. */
	highlighted?: HighlightedListing | null | undefined;
	onHighlight?: ((id: string | null) => void) | undefined;
	/** Ids of listings that were opened before. */
	visitedIds?: ReadonlySet<string> | undefined;
	/** Ids of the listings that the person saved. */
	savedIds?: ReadonlySet<string> | undefined;
	/** The card of a listing whose marker was pressed. */
	renderListing: (listing: Listing) => ReactNode;
	/** The list of a cluster that no zoom tells apart, and the box that holds it. Left out, a press only comes closer. */
	renderCluster?: ((cluster: MapCluster<Listing>, box: MapBox) => ReactNode) | undefined;
	/** What lies between the ground and the markers: an area and how it is drawn, zones, outlines. */
	layers?: MapLayers | undefined;
	/** Tools over the map, in its frame. */
	children?: ReactNode;
	/** The list of what is in sight, over the lower edge. */
	drawer?: ReactNode;
}

/** Listings on the map: prices where they stand alone, counts where they lie together. */
export function ListingMap<Listing extends MapListing>(props: ListingMapProps<Listing>) {
	const {
		box,
		clear = false,
		inPage = false,
		clusters,
		total,
		isApproximate = false,
		loading = false,
		failed = false,
		onRetry,
		onView,
		onMove,
		onCloser,
		highlighted,
		onHighlight,
		visitedIds,
		savedIds,
		renderListing,
		renderCluster,
		layers,
		children,
		drawer,
	} = props;
	const { t } = useTranslation(['map', 'translation']);
	const frame = useRef<HTMLDivElement>(null);
	const behind = useRef<HTMLSpanElement>(null);
	const behindId = useId();
	const fullScreen = useFullScreen(frame);
	const [opened, setOpened] = useState<{ cluster: MapCluster<Listing>; box?: MapBox | undefined }>();
	const place = usePlace(box);
	const view = useRef<MapViewport>(undefined);
	const { markers, byId } = useListingMarkers({ clusters, isApproximate, visitedIds, savedIds });

	function select(id: string): void {
		const cluster = byId.get(id);
		if (!cluster || !view.current) return;
		const { lat, long, locationInfo } = cluster;
		const box = locationInfo || !renderCluster ? undefined : boxOfInseparable(cluster, view.current);
		if (locationInfo || box) setOpened({ cluster, box });
		else (onCloser ?? place.go)(closer(view.current.box, lat, long));
	}

	function contentOf({ cluster, box }: NonNullable<typeof opened>): ReactNode {
		if (cluster.locationInfo) return renderListing(cluster.locationInfo);
		return box && renderCluster?.(cluster, box);
	}

	return (
		<div
			ref={frame}
			data-slot="listing-map"
			data-drawer={drawer ? '' : undefined}
			// Filling the screen without the browser's help it is a popover, whose own looks are undone here.
			className={`overflow-hidden bg-sea text-ink ${fullScreen.isFull ? 'fixed inset-0 z-50 m-0 size-full max-h-none max-w-none border-0 p-0' : 'relative size-full'}`}
		>
			<a
				href={`#${behindId}`}
				onClick={(event) => {
					// Not a place of the page that one goes back to.
					event.preventDefault();
					behind.current?.focus();
				}}
				className="absolute z-20 rounded-card bg-ink px-4 py-2 font-bold text-ink-on not-focus:sr-only top-1 left-1"
			>
				{t('skip')}
			</a>
			<MapView
				{...layers}
				inPage={inPage && !fullScreen.isFull ? { twoFingers: t('twoFingers') } : undefined}
				label={t('label')}
				help={t('help')}
				loadingLabel={t('loading')}
				failedLabel={t('failed')}
				retryLabel={t('translation:retry')}
				labels={{ zoomIn: t('zoomIn'), zoomOut: t('zoomOut'), closePopup: t('translation:close') }}
				baseMap={{ sea: t('sea'), hoangSa: t('hoangSa'), truongSa: t('truongSa'), sources: t('sources') }}
				box={place.box}
				// What the map leads to itself is a part of what it shows.
				insets={clear && place.box === box ? mapInsets : undefined}
				markers={markers}
				highlightedId={highlighted ? findMarker(byId, highlighted) : null}
				onView={(seen) => {
					view.current = seen;
					onView(seen);
				}}
				onMove={({ box: moved }) => onMove?.(moved)}
				onHighlight={onHighlight}
				onSelect={({ id }) => select(id)}
				popup={opened && { lat: opened.cluster.lat, long: opened.cluster.long, content: contentOf(opened) }}
				onPopupClose={() => setOpened(undefined)}
			/>
			{children}
			{drawer}
			<MapStatus total={total} isApproximate={isApproximate} loading={loading} failed={failed} onRetry={onRetry} />
			<div className="absolute top-3 right-3 z-10 rounded-card shadow-float">
				<IconButton
					variant="secondary"
					aria-label={t(fullScreen.isFull ? 'leaveFullScreen' : 'fullScreen')}
					icon={fullScreen.isFull ? <LeaveFullScreenIcon aria-hidden="true" /> : <FullScreenIcon aria-hidden="true" />}
					onClick={fullScreen.toggle}
				/>
			</div>
			<span ref={behind} id={behindId} tabIndex={-1} />
		</div>
	);
}
