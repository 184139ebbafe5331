/**
 * A listing's rank is how often its number can be divided by four, five at most: a quarter of all listings has a rank of one
 * or more, a sixteenth two or more. Those of a rank and above are an even sample that is the same every time. The index
 * `listing_sample` is ordered by rank first, so that reading a sample costs as much as the sample holds.
 */
export const HIGHEST_RANK = 5;
/** Small enough steps to come near the most that may be read. */
const STEP = 0.9;

/** How many listings one of a sample stands for. */
export function weightOf(rank: number): number {
	return 4 ** rank;
}

/**
 * From which rank on each square is to be read so that all of them together give about `most` rows: sparse squares whole,
 * the more crowded ones the more thinly.
 */
export function chooseRanks(counts: ReadonlyMap<number, number>, most: number): Map<number, number> {
	const sizes = [...counts.values()];
	const rowsWith = (mostOfOne: number) =>
		sizes.reduce((rows, count) => rows + count / weightOf(rankFor(count, mostOfOne)), 0);
	let mostOfOne = most;
	while (mostOfOne > 1 && rowsWith(mostOfOne) > most) mostOfOne *= STEP;
	return new Map([...counts].map(([square, count]) => [square, rankFor(count, mostOfOne)]));
}

function rankFor(count: number, most: number): number {
	return Math.min(HIGHEST_RANK, Math.max(0, Math.ceil(Math.log(count / most) / Math.log(4))));
}
