import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import type { LeafletMapProps } from './leaflet-map.tsx';

const LeafletMap = lazy(() => import('./leaflet-map.tsx').then((module) => ({ default: module.LeafletMap })));

export interface MapViewProps extends LeafletMapProps {
	/** Said while the map's own code is on its way. */
	loadingLabel: string;
}

/** A map. Its code is fetched when its place comes into sight, and never on the server. */
export function MapView({ loadingLabel, ...map }: MapViewProps) {
	const place = useRef<HTMLDivElement>(null);
	const [seen, setSeen] = useState(false);

	useEffect(() => {
		const element = place.current;
		if (!element || seen) return;
		const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { rootMargin: '200px' });
		observer.observe(element);
		return () => observer.disconnect();
	}, [seen]);

	const waiting = (
		<div role="status" className="cadastre flex size-full items-center justify-center gap-3 bg-sea text-ink-muted">
			<Spinner />
			{loadingLabel}
		</div>
	);
	return (
		<div ref={place} data-slot="map-view" className="size-full">
			{seen ? (
				<Suspense fallback={waiting}>
					<LeafletMap {...map} />
				</Suspense>
			) : (
				waiting
			)}
		</div>
	);
}
