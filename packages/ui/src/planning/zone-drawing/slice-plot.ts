/** A part of a drawing, in percent of its width and height. */
export interface Slice {
	x: number;
	y: number;
	width: number;
	height: number;
}

/**
 * Cuts a rectangle into parts that are as large to each other as `areas`, in their order: always across the longer side, where both
 * halves come closest to each other. `ratio` is the width of the drawing by its height.
 */
export function slicePlot(
	areas: readonly number[],
	ratio: number,
	box: Slice = { x: 0, y: 0, width: 100, height: 100 },
): Slice[] {
	if (areas.length < 2) return areas.map(() => box);
	const cut = cutOf(areas);
	const share = sum(areas.slice(0, cut)) / sum(areas);
	const { x, y, width, height } = box;
	const [first, second] =
		width * ratio >= height
			? [
					{ ...box, width: width * share },
					{ ...box, x: x + width * share, width: width * (1 - share) },
				]
			: [
					{ ...box, height: height * share },
					{ ...box, y: y + height * share, height: height * (1 - share) },
				];
	return [...slicePlot(areas.slice(0, cut), ratio, first), ...slicePlot(areas.slice(cut), ratio, second)];
}

/** After how many areas the halves come closest to each other. */
function cutOf(areas: readonly number[]): number {
	const half = sum(areas) / 2;
	const distances = areas.slice(0, -1).map((_, index) => Math.abs(sum(areas.slice(0, index + 1)) - half));
	return distances.indexOf(Math.min(...distances)) + 1;
}

function sum(areas: readonly number[]): number {
	return areas.reduce((all, area) => all + area, 0);
}
