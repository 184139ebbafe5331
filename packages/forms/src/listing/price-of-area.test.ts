import { describe, expect, it } from 'vitest';
import { priceOfArea, unitPriceOf } from './price-of-area.ts';

describe('the price of an area', () => {
	it.each([
		[100_000_000, 48, 4_800_000_000],
		// As a double it is a hair below the half.
		[394_100_830, 563.55, 222_095_522_747],
		[1, 0.5, 1],
		[1, Number.NaN, Number.NaN],
		[1, 1e300, Number.NaN],
		[-5, 50, Number.NaN],
		[0.5, 50, Number.NaN],
		[1e22, 50, Number.NaN],
	])('at %d a m² for %d m² is %d', (unitPrice, area, price) => expect(priceOfArea(unitPrice, area)).toBe(price));
});

describe('the price of a m²', () => {
	it.each([
		// Half upwards, as forms say it, where a database would round to the even one.
		[10_000_001, 2, 5_000_001],
		[5_200_000_000, 48, 108_333_333],
		[1, 0, Number.NaN],
	])('where %d buys %d m² is %d', (price, area, unitPrice) => expect(unitPriceOf(price, area)).toBe(unitPrice));
});
