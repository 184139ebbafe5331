import type { GeoBox } from '@ancu/forms/map';
import { column, LEVELS, row } from '../map/cell.ts';

/** So many ranges at most: each is one descent of an index, and what they hold too much is left out row by row. */
const MOST = 16;

/** Cells from one number to another, both included. */
export type CellRange = readonly [from: number, to: number];

interface Square {
	/** Its first cell. */
	first: number;
	/** Cells along a side are two to the power of this. */
	power: number;
	/** Its column and row among the squares of its size. */
	x: number;
	y: number;
}

/** Ranges of cells that hold a box, and little more: squares of the map, the largest ones on the edge split again and again. */
export function cellsOfBox({ south, west, north, east }: GeoBox): CellRange[] {
	const [left, right] = [column(west), column(east)];
	const [top, bottom] = [row(north), row(south)];
	const whole: Square = { first: 0, power: LEVELS, x: 0, y: 0 };
	const inside: Square[] = [];
	let edge = [whole];
	for (;;) {
		const next: Square[] = [];
		const held: Square[] = [];
		for (const square of edge.flatMap(split)) {
			const size = 2 ** square.power;
			const [fromX, fromY] = [square.x * size, square.y * size];
			const [toX, toY] = [fromX + size - 1, fromY + size - 1];
			if (toX < left || right < fromX || toY < top || bottom < fromY) continue;
			const isInside = left <= fromX && toX <= right && top <= fromY && toY <= bottom;
			(isInside ? held : next).push(square);
		}
		if (join([...inside, ...held, ...next]).length > MOST) break;
		inside.push(...held);
		edge = next;
		if (edge.length === 0 || edge[0]?.power === 0) break;
	}
	return join([...inside, ...edge]);
}

function split({ first, power, x, y }: Square): Square[] {
	const quarter = 4 ** (power - 1);
	// In the order of the cells: x is the lower bit.
	return [0, 1, 2, 3].map((part) => ({
		first: first + part * quarter,
		power: power - 1,
		x: x * 2 + (part & 1),
		y: y * 2 + (part >> 1),
	}));
}

function join(squares: readonly Square[]): CellRange[] {
	const ranges: [number, number][] = [];
	for (const { first, power } of squares.toSorted((a, b) => a.first - b.first)) {
		const last = ranges.at(-1);
		if (last && last[1] === first - 1) last[1] = first + 4 ** power - 1;
		else ranges.push([first, first + 4 ** power - 1]);
	}
	return ranges;
}
