import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** A picture as its points: three bytes each, row by row. */
export interface Pixels {
	width: number;
	height: number;
	data: Uint8Array;
}

/** A square of a picture, by column and row. */
export interface Square {
	column: number;
	row: number;
}

/** Side of a square, in points. */
export const SIDE = 64;

/**
 * How far a square may be off and still count as the same, in steps of its measures: a sixteenth of a level of 255, on the
 * average over the square. Five black points on white are more, and so is a hairline; a few edges that are off by one level,
 * as a busy browser draws them now and then, are not.
 */
export const TOLERANCE = 4;

const STEPS = 16;
/** Brightness, and where in the square it lies, across and down. */
const MEASURES = 3;

/** What is drawn in each square of a picture, in some hundred letters. Exact enough to compare, of no use to look at. */
export function signatureOf({ width, height, data }: Pixels): string {
	const columns = Math.ceil(width / SIDE);
	const rows = Math.ceil(height / SIDE);
	const sums = new Float64Array(columns * rows * MEASURES);
	for (let y = 0; y < height; y++) {
		const down = centred(y);
		for (let x = 0; x < width; x++) {
			const at = (y * width + x) * 3;
			// No weight twice: colours that are swapped are seen.
			const level = ((data[at] ?? 0) * 5 + (data[at + 1] ?? 0) * 7 + (data[at + 2] ?? 0) * 4) / 16;
			const to = (Math.floor(y / SIDE) * columns + Math.floor(x / SIDE)) * MEASURES;
			sums[to] = (sums[to] ?? 0) + level;
			sums[to + 1] = (sums[to + 1] ?? 0) + level * centred(x);
			sums[to + 2] = (sums[to + 2] ?? 0) + level * down;
		}
	}
	const steps = Int16Array.from(sums, (sum) => Math.round((sum * STEPS) / SIDE ** 2));
	return deflateRawSync(Buffer.concat([Uint8Array.of(columns, rows), new Uint8Array(steps.buffer)]), {
		level: 9,
	}).toString('base64url');
}

/** The squares in which two pictures differ, of those that both have and those that only the taller one has. */
export function squaresThatDiffer(before: string, after: string): Square[] {
	const one = read(before);
	const other = read(after);
	const found: Square[] = [];
	for (let row = 0; row < Math.max(one.rows, other.rows); row++)
		for (let column = 0; column < Math.max(one.columns, other.columns); column++)
			if (!isSame(one.at({ column, row }), other.at({ column, row }))) found.push({ column, row });
	return found;
}

/** From -1 to 1 over a square. */
function centred(at: number): number {
	return ((at % SIDE) - (SIDE - 1) / 2) / (SIDE / 2);
}

function read(signature: string) {
	const bytes = inflateRawSync(Buffer.from(signature, 'base64url'));
	const [columns = 0, rows = 0] = bytes;
	const steps = Array.from({ length: columns * rows * MEASURES }, (_, index) => bytes.readInt16LE(2 + index * 2));
	return {
		columns,
		rows,
		at({ column, row }: Square): number[] | undefined {
			const start = (row * columns + column) * MEASURES;
			return column < columns && row < rows ? steps.slice(start, start + MEASURES) : undefined;
		},
	};
}

function isSame(one: number[] | undefined, other: number[] | undefined): boolean {
	if (!one || !other) return false;
	return one.every((step, index) => Math.abs(step - (other[index] ?? 0)) <= TOLERANCE);
}
