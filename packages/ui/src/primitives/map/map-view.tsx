import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { useLateComponent } from '../late-component/index.ts';
import { Spinner } from '../spinner/spinner.tsx';
import type { LeafletMapProps } from './leaflet-map.tsx';
import { MapSources } from './map-sources.tsx';

export interface MapViewProps extends Omit<LeafletMapProps, 'scalePlace'> {
	/** Said while the map's own code is on its way. */
	loadingLabel: string;
	/** Said when it did not come. */
	failedLabel: string;
	/** Name of the button that asks for it again. */
	retryLabel: string;
}

const loadMap = async () => (await import('./leaflet-map.tsx')).LeafletMap;

/** A map. Its code is fetched when its place comes into sight, and never on the server. */
export function MapView({ loadingLabel, failedLabel, retryLabel, ...map }: MapViewProps) {
	const place = useRef<HTMLDivElement>(null);
	const scalePlace = useRef<HTMLDivElement>(null);
	const [isSeen, setSeen] = useState(false);
	const { component: LeafletMap, failed, retry } = useLateComponent(loadMap, isSeen);

	useEffect(() => {
		const element = place.current;
		if (!element || isSeen) return;
		const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
			rootMargin: '200px',
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, [isSeen]);

	return (
		<div ref={place} tabIndex={-1} data-slot="map-view" className="relative isolate size-full outline-offset-[-2px]">
			{LeafletMap ? (
				<LeafletMap {...map} scalePlace={scalePlace} />
			) : (
				<div
					role="status"
					className="cadastre flex size-full flex-wrap content-center items-center justify-center gap-3 bg-sea text-ink-muted"
				>
					{failed ? (
						<>
							{failedLabel}
							<Button
								size="sm"
								variant="secondary"
								onClick={() => {
									// The button goes meanwhile.
									place.current?.focus();
									retry();
								}}
							>
								{retryLabel}
							</Button>
						</>
					) : (
						<>
							<Spinner />
							{loadingLabel}
						</>
					)}
				</div>
			)}
			<MapSources sources={map.baseMap.sources} scalePlace={scalePlace} />
		</div>
	);
}
