import type { Random } from '../../drawing/random.ts';

const thousand = 1e3;
const million = 1e6;
const billion = 1e9;

function toStep(value: number, step: number): number {
	return Math.max(step, Math.round(value / step) * step);
}

/** Rounds the price of something for sale the way people do: 850 triệu, 4,25 tỷ, 18,5 tỷ. */
export function roundSale(r: Random, value: number): number {
	if (value < 300 * million) return toStep(value, 5 * million);
	if (value < billion) return toStep(value, 10 * million);
	if (value < 3 * billion) return toStep(value, r.chance(0.6) ? 50 * million : 10 * million);
	if (value < 10 * billion) return toStep(value, r.chance(0.35) ? 50 * million : 100 * million);
	if (value < 30 * billion) return toStep(value, r.chance(0.4) ? 100 * million : 500 * million);
	if (value < 100 * billion) return toStep(value, r.chance(0.4) ? 500 * million : billion);
	return toStep(value, 5 * billion);
}

/** Rounds a month's rent: 1,8 triệu, 12,5 triệu, 45 triệu. */
export function roundRent(r: Random, value: number): number {
	if (value < 3 * million) return toStep(value, 100 * thousand);
	if (value < 20 * million) return toStep(value, 500 * thousand);
	if (value < 50 * million) return toStep(value, r.chance(0.5) ? million : 5 * million);
	if (value < 200 * million) return toStep(value, 5 * million);
	return toStep(value, 10 * million);
}

/** Rounds the price or rent of a square metre: 85 nghìn, 6,5 triệu, 117,8 triệu. */
export function roundPerSquareMetre(r: Random, value: number): number {
	if (value < 100 * thousand) return toStep(value, 5 * thousand);
	if (value < million) return toStep(value, 10 * thousand);
	if (value < 10 * million) return toStep(value, r.chance(0.7) ? 500 * thousand : 100 * thousand);
	if (value < 50 * million) return toStep(value, r.chance(0.7) ? 500 * thousand : 100 * thousand);
	return toStep(value, r.chance(0.7) ? million : 100 * thousand);
}
