/** How often the map is quartered until its squares are cells. */
export const LEVELS = 24;
const SIDE = 2 ** LEVELS;
// Web Mercator ends here; Vietnam does not come near.
const LAT_MAX = 85.05112878;

/**
 * A point as one number: its Web Mercator square at level 24 (about 2.4 m), the bits of x and y interleaved. A square of
 * any level is a contiguous range of cells, so "which square of the grid" is a shift and "what lies in it" is a range.
 */
export function toCell(lat: number, long: number): number {
	return cellAt(column(long), row(lat));
}

/** The cell of a column, from the west, and a row, from the north. */
export function cellAt(x: number, y: number): number {
	// 48 bits do not fit in the 32 of the bitwise operators: two halves of 12 levels each.
	return interleave(x >>> 12, y >>> 12) * 2 ** LEVELS + interleave(x & 0xfff, y & 0xfff);
}

/** Which column of cells a longitude lies in. */
export function column(long: number): number {
	return clamp(Math.floor(((long + 180) / 360) * SIDE));
}

/** Which row of cells a latitude lies in. */
export function row(lat: number): number {
	const angle = (Math.min(LAT_MAX, Math.max(-LAT_MAX, lat)) * Math.PI) / 180;
	return clamp(Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * SIDE));
}

function clamp(index: number): number {
	return Math.min(SIDE - 1, Math.max(0, index));
}

function interleave(x: number, y: number): number {
	return spread(x) | (spread(y) << 1);
}

// Puts a zero between every two of 12 bits.
function spread(bits: number): number {
	let value = bits;
	value = (value | (value << 8)) & 0x00ff00ff;
	value = (value | (value << 4)) & 0x0f0f0f0f;
	value = (value | (value << 2)) & 0x33333333;
	value = (value | (value << 1)) & 0x55555555;
	return value;
}
