import { line, poly } from './pen.ts';
import { GROUND } from './stage.ts';

/** One side of a building going back to its vanishing point at the height of the eye. */
export interface Side {
	/** The near edge. */
	x: number;
	/** Width on the sheet, negative to the left. */
	run: number;
	/** How much of the way to the vanishing point the far edge lies, 0 to 1. */
	depth: number;
}

const EYE = GROUND - 34;

/** Where a height of the near edge comes to lie at a share of the side. */
export function recede(side: Side, y: number, share: number): readonly [number, number] {
	return [side.x + side.run * share, y + (EYE - y) * side.depth * share];
}

/** Upright lines that part a side into equal bays. */
export function pierLines(side: Side, top: number, bottom: number, bays: number): string {
	let d = '';
	for (let i = 1; i < bays; i++) {
		const [x, y] = recede(side, top, i / bays);
		d += line(x, y, x, recede(side, bottom, i / bays)[1]);
	}
	return d;
}

/** Path data of a side between two heights of its near edge. */
export function sideOutline(side: Side, top: number, bottom: number): string {
	return poly([[side.x, bottom], recede(side, bottom, 1), recede(side, top, 1), [side.x, top]]);
}
