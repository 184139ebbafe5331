import type { TradingType } from './vocabulary.ts';

const MILLION = 1_000_000;
const BILLION = 1_000_000_000;

/** Prices that people choose between, in đồng: for a sale the price of the whole, for a rent a month's. */
export function priceSteps(tradingType: TradingType | undefined): readonly number[] {
	if (tradingType === 'RENT') return [2, 3, 5, 8, 10, 15, 20, 30, 50, 100].map((step) => step * MILLION);
	return [0.5, 1, 1.5, 2, 3, 4, 5, 7, 10, 15, 20, 30, 50, 100].map((step) => step * BILLION);
}

/** Areas that people choose between, in m². */
export const areaSteps: readonly number[] = [20, 30, 50, 80, 100, 150, 200, 300, 500, 1_000];

/** Numbers of bedrooms that people choose between. */
export const bedroomSteps: readonly number[] = [1, 2, 3, 4, 5];
