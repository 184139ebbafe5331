import type { MapInsets } from '../../primitives/map/index.ts';

/** From so many rem on the tools of a map stand side by side above it; on a narrower one they stand below each other at its left. */
const WIDE = 57.5;

/** In rem: what the map says of itself and its tools; at the foot of a narrow one a drawer or a button. */
const beside = { top: 3.5, right: 0.5, bottom: 4.5, left: 3.75 };
const below = { top: 6.75, right: 1, bottom: 2.5, left: 1 };

/** Room that tools and words take along the edges of a map that is so many px wide. */
export function mapInsets(width: number): MapInsets {
	const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
	const { top, right, bottom, left } = width < WIDE * rem ? beside : below;
	return { top: top * rem, right: right * rem, bottom: bottom * rem, left: left * rem };
}
