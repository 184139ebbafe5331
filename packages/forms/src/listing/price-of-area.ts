import { dividedBy, type Fraction, fractionOf, roundWhole, times } from '../tool/fraction.ts';

/** What an area costs at so much a m², in whole đồng, a half upwards. NaN where the area is no size. */
export function priceOfArea(unitPrice: number, area: number): number {
	return dong(area, (size) => times(fractionOf(unitPrice), size));
}

/** What a m² costs of an area that costs so much, in whole đồng, a half upwards. NaN where the area is no size. */
export function unitPriceOf(price: number, area: number): number {
	return dong(area, (size) => dividedBy(fractionOf(price), size));
}

/** Doubles would be a đồng off where a half is to be rounded. */
function dong(area: number, reckon: (size: Fraction) => Fraction): number {
	// Beyond these a number is written by its exponent, and is no size of land.
	if (!(area >= 1e-6 && area < 1e21)) return Number.NaN;
	return Number(roundWhole(reckon(fractionOf(area))));
}
