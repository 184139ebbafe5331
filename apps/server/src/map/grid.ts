import { type GeoBox, GRID_PIXELS } from '@ancu/forms/map';
import { cellAt, column, LEVELS, row } from './cell.ts';

/** A square is a quarter of a tile, which is two levels more than the tile's own. */
const LEVELS_PER_ZOOM = Math.log2(256 / GRID_PIXELS);
/** The whole world has few enough squares here. */
export const COARSEST = 4;
/** The finest squares that are counted beforehand: those of zoom 15, 300 m. Closer, a screen holds few enough listings to count them. */
export const FINEST_COUNTED = 17;
/** About so many squares are on a screen at most, and so many clusters in an answer. */
const SQUARES_MOST = 400;

/** Squares of the map, of a level: 4^level of them are the world. */
export interface Grid {
	level: number;
	/** Ascending, in the order of their cells. */
	squares: readonly number[];
	/** Those that reach over the edge of the box. */
	edge: ReadonlySet<number>;
}

/** Squares or cells from one number to another, both included. */
export type NumberRange = [first: number, last: number];

/**
 * The level of a grid of 64 pixels at a zoom of 256-pixel tiles; a coarser one for a box that no screen shows. It follows
 * from the size of the box alone, so that it stays the same while the map is moved.
 */
export function gridLevel(box: GeoBox, zoom: number): number {
	const width = column(box.east) - column(box.west);
	const height = row(box.south) - row(box.north);
	let level = Math.min(LEVELS, Math.max(COARSEST, zoom + LEVELS_PER_ZOOM));
	while (level > COARSEST && (width / side(level) + 1) * (height / side(level) + 1) > SQUARES_MOST) level--;
	return level;
}

/** The squares of a level that hold a box. */
export function gridOf(box: GeoBox, level: number): Grid {
	const size = side(level);
	const [left, right] = [column(box.west), column(box.east)].map((x) => Math.floor(x / size)) as NumberRange;
	const [top, bottom] = [row(box.north), row(box.south)].map((y) => Math.floor(y / size)) as NumberRange;
	const squares: number[] = [];
	const edge = new Set<number>();
	for (let x = left; x <= right; x++) {
		for (let y = top; y <= bottom; y++) {
			const square = cellAt(x * size, y * size) / cellsIn(level);
			squares.push(square);
			if (x === left || x === right || y === top || y === bottom) edge.add(square);
		}
	}
	return { level, squares: squares.sort((a, b) => a - b), edge };
}

/** The box that the squares of a level around a box make up. */
export function snapBox(box: GeoBox, level: number): GeoBox {
	const size = side(level);
	const before = (index: number) => Math.floor(index / size) * size;
	return {
		south: latOf(before(row(box.south)) + size),
		west: longOf(before(column(box.west))),
		north: latOf(before(row(box.north))),
		east: longOf(before(column(box.east)) + size),
	};
}

/** Ascending numbers as ranges. */
export function toRanges(numbers: readonly number[]): NumberRange[] {
	const ranges: NumberRange[] = [];
	for (const number of numbers) {
		const last = ranges.at(-1);
		if (last && last[1] === number - 1) last[1] = number;
		else ranges.push([number, number]);
	}
	return ranges;
}

/** The cells of a range of squares. */
export function toCells([first, last]: NumberRange, level: number): NumberRange {
	return [first * cellsIn(level), (last + 1) * cellsIn(level) - 1];
}

/** How many bits of a cell to drop to get its square. */
export function shiftOf(level: number): number {
	return 2 * (LEVELS - level);
}

/** Cells in a square. */
function cellsIn(level: number): number {
	return 4 ** (LEVELS - level);
}

/** Cells along a side of a square. */
function side(level: number): number {
	return 2 ** (LEVELS - level);
}

function longOf(x: number): number {
	return (x / 2 ** LEVELS) * 360 - 180;
}

function latOf(y: number): number {
	return (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** LEVELS))) * 180) / Math.PI;
}
