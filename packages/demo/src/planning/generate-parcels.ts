import { createRandom } from '../drawing/random.ts';
import { type Place, type Ring, ringAt } from './place.ts';
import { distance, lengthwise, part, type Quad } from './quad.ts';

/** A made-up plot. */
export interface SeedParcel {
	mapSheetNo: string;
	landPlotNo: string;
	landCode: string;
	/** Degrees. */
	ring: Ring;
}

/** Two rows of houses back to back, and the alley behind them, m. */
const ROWS_DEPTH = 34;
const ALLEY_WIDTH = 4;
const FIRST_SHEET = 12;
/** The last sheet was drawn again: its first numbers are those of the first sheet again. */
const REPEATED = 6;

/** Makes plots on blocks, a sheet a block, until there are so many. */
export function generateParcels(seed: number, place: Place, blocks: readonly Quad[], count: number): SeedParcel[] {
	const r = createRandom(seed);
	const parcels: SeedParcel[] = [];
	for (const [index, block] of blocks.entries()) {
		const sheet = String(FIRST_SHEET + index);
		const plots = plotsOf(lengthwise(block), () => r.between(4.2, 6.5)).slice(0, count - parcels.length);
		for (const [at, plot] of plots.entries()) {
			parcels.push({
				mapSheetNo: sheet,
				landPlotNo: String(at + 1),
				landCode: r.chance(0.93) ? 'ODT' : r.chance(0.6) ? 'CLN' : 'TMD',
				ring: ringAt(place, plot),
			});
		}
		if (parcels.length >= count) break;
	}
	for (const [at, parcel] of parcels.slice(-REPEATED).entries()) {
		parcel.mapSheetNo = String(FIRST_SHEET);
		parcel.landPlotNo = String(at + 1);
	}
	return parcels;
}

/** A plot of a street front and a depth, in metres, that stands for a listing's. */
export function parcelRing(place: Place, front: number, depth: number): Ring {
	const [x, y] = [front / 2, depth / 2];
	return ringAt(place, [
		{ x: -x, y: -y },
		{ x, y: -y },
		{ x, y },
		{ x: -x, y },
	]);
}

/** Plots of a block, row by row. */
function plotsOf(block: Quad, drawFront: () => number): Quad[] {
	const [a, b, c, d] = block;
	const depth = (distance(b, c) + distance(d, a)) / 2;
	const length = (distance(a, b) + distance(c, d)) / 2;
	const strips = Math.max(1, Math.round((depth + ALLEY_WIDTH) / (ROWS_DEPTH + ALLEY_WIDTH)));
	const row = (1 - ((strips - 1) * ALLEY_WIDTH) / depth) / strips / 2;
	const plots: Quad[] = [];
	for (let strip = 0; strip < strips; strip++) {
		const near = strip * (2 * row + ALLEY_WIDTH / depth);
		for (const from of [near, near + row]) {
			for (let left = 0; left < 1; ) {
				const front = drawFront() / length;
				// No sliver at the end of a row.
				const right = left + 2 * front > 1 ? 1 : left + front;
				plots.push(part(block, [left, right], [from, from + row]));
				left = right;
			}
		}
	}
	return plots;
}
