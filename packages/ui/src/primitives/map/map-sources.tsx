import type { Ref } from 'react';
import { useMapTiles } from './map-tiles.tsx';

export interface MapSourcesProps {
	/** Where the built-in ground comes from. */
	sources: string;
	/** Where the scale is put, once there is a map. */
	scalePlace: Ref<HTMLDivElement>;
}

/** Who drew what a map shows, over its lower edge. Not Leaflet's: the server renders it, so that it does not wait for Leaflet. */
export function MapSources({ sources, scalePlace }: MapSourcesProps) {
	const words = [sources, useMapTiles()?.attribution].filter(Boolean).join(', ');
	return (
		// It ends before the buttons on the right, and above the handle of a drawer.
		<div className="pointer-events-none absolute right-17 bottom-0 left-0 z-10 text-xs text-ink-muted in-data-drawer:max-lg:bottom-14">
			{/* Above, however many lines there are; coming late, it shifts nothing. */}
			<div ref={scalePlace} className="absolute bottom-full left-1.25 mb-1.25" />
			{words && <p className="pointer-events-auto w-fit bg-surface-raised/82 px-1.5 py-px leading-[1.4]">{words}</p>}
		</div>
	);
}
