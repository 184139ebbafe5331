import { useState } from 'react';
import type { MapBox } from '../primitives/map/index.ts';

/** The part of the map in sight: what the page asks for, until something on the map leads elsewhere; then until the page asks again. */
export function usePlace(asked: MapBox): { box: MapBox; go: (box: MapBox) => void } {
	const [gone, setGone] = useState<{ to: MapBox; from: string }>();
	const key = JSON.stringify(asked);
	return {
		box: gone?.from === key ? gone.to : asked,
		go: (to) => setGone({ to, from: key }),
	};
}
