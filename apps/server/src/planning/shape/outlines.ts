import type { Shape } from './shape.ts';
import { simplify } from './simplify.ts';

/** Zooms that outlines are kept for: each serves the zooms up to it, the last one all above. */
const outlineZooms = [12, 14, 16, 18] as const;
export type OutlineZoom = (typeof outlineZooms)[number];

/** Metres a pixel at zoom 0 of 256-pixel tiles, in the middle of Vietnam (16° north). */
const METRES_PER_PIXEL = 150_480;

/** m. */
export function pixelAt(zoom: number): number {
	return METRES_PER_PIXEL / 2 ** zoom;
}

export function outlineZoomFor(zoom: number): OutlineZoom {
	return outlineZooms.find((each) => each >= zoom) ?? 18;
}

/** A shape as GeoJSON text for each of the zooms, half a pixel off at most. */
export function outlinesOf(shape: Shape): Record<`outline_${OutlineZoom}`, string> {
	const [outline_12, outline_14, outline_16, outline_18] = outlineZooms.map((zoom) =>
		JSON.stringify(simplify(shape, pixelAt(zoom) / 2)),
	);
	return { outline_12, outline_14, outline_16, outline_18 } as Record<`outline_${OutlineZoom}`, string>;
}
