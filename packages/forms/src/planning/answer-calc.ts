// One decimal: a zone of a thousandth of a plot still shows.
const STEPS = 1_000;

/**
 * Shares of a whole in percent with one decimal, in the order of `areas`, that add up to 100 exactly: what rounding leaves over
 * goes to the largest remainders. All zero when there is nothing to share.
 */
export function percentsOf(areas: readonly number[]): number[] {
	const whole = totalOf(areas);
	if (whole <= 0) return areas.map(() => 0);
	const exact = areas.map((area) => (area / whole) * STEPS);
	const steps = exact.map(Math.floor);
	const left = STEPS - steps.reduce((sum, step) => sum + step, 0);
	const byRemainder = exact
		.map((value, index) => ({ index, remainder: value - (steps[index] ?? 0) }))
		// Of equal ones the earlier first, so that two sides who calculate come to the same.
		.sort((a, b) => b.remainder - a.remainder || a.index - b.index);
	const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index));
	return steps.map((step, index) => (step + (raised.has(index) ? 1 : 0)) / 10);
}

/** Areas in m² added up, to the hundredth. */
export function totalOf(areas: readonly number[]): number {
	return Math.round(areas.reduce((sum, area) => sum + area, 0) * 100) / 100;
}
