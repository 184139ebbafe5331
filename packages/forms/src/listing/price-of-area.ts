import { dividedBy, type Fraction, fractionOf, roundWhole, times } from '../tool/fraction.ts';

/** What an area costs at so much a m², in whole đồng, a half upwards. NaN where the area is no size or the money no whole amount. */
export function priceOfArea(unitPrice: number, area: number): number {
	return dong(unitPrice, area, times);
}

/** What a m² costs of an area that costs so much, in whole đồng, a half upwards. NaN where the area is no size or the money no whole amount. */
export function unitPriceOf(price: number, area: number): number {
	return dong(price, area, dividedBy);
}

/** Doubles would be a đồng off where a half is to be rounded. */
function dong(money: number, area: number, reckon: (money: Fraction, size: Fraction) => Fraction): number {
	// Beyond these a number is written by its exponent, and is no size of land.
	if (!(Number.isSafeInteger(money) && money >= 0 && area >= 1e-6 && area < 1e21)) return Number.NaN;
	return Number(roundWhole(reckon(fractionOf(money), fractionOf(area))));
}
