import type { TradingType } from './vocabulary.ts';

/** Both ends of a range, or one. */
export interface NumberRange {
	min?: number | undefined;
	max?: number | undefined;
}

const THOUSAND = 1_000;
const MILLION = 1_000_000;
const BILLION = 1_000_000_000;

/** Ranges of price that people choose between, in đồng: for a sale the price of the whole, for a rent a month's. */
export function priceRanges(tradingType: TradingType | undefined): readonly NumberRange[] {
	return tradingType === 'RENT' ? between([3, 5, 10, 15, 20, 40], MILLION) : between([1, 2, 3, 5, 7, 10, 20], BILLION);
}

/** Ranges of price per m² that people choose between, in đồng; of a rent a month's. */
export function unitPriceRanges(tradingType: TradingType | undefined): readonly NumberRange[] {
	return tradingType === 'RENT' ? between([100, 200, 300, 500], THOUSAND) : between([30, 60, 100, 150, 250], MILLION);
}

/** Areas that people choose between, in m². */
export const areaRanges: readonly NumberRange[] = between([30, 50, 80, 100, 150, 250, 500]);

/** Numbers of rooms or floors that people choose between: at least so many. */
export const countSteps: readonly number[] = [1, 2, 3, 4, 5];

/** Widths along the street that people choose between, in m: at least so wide. */
export const frontageSteps: readonly number[] = [3, 4, 5, 6, 8, 10, 15, 20];

/** How many days back people look. */
export const postedSteps: readonly number[] = [1, 3, 7, 30, 90];

/** Under the first, between each two, over the last. */
function between(steps: readonly number[], unit = 1): NumberRange[] {
	const limits = steps.map((step) => step * unit);
	return [...limits, undefined].map((max, index) => ({ min: limits[index - 1], max }));
}

/** The same range from its lower end, where somebody wrote the higher one first. */
export function inOrder({ min, max }: NumberRange): NumberRange {
	return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max };
}
