import { readPrice } from '../listing/price.ts';
import { readAmount } from '../wallet/amount.ts';
import { type AreaUnit, areaUnits, sizeOf } from './area-units.ts';
import { dividedBy, type Fraction, fractionOf, roundTo, roundWhole, times } from './fraction.ts';

/** What of price, area and price per m² is looked for. */
export const priceQuestions = ['unitPrice', 'price', 'area'] as const;
export type PriceQuestion = (typeof priceQuestions)[number];

/** A price, its area, and what they make a square metre cost. */
export interface PricedArea {
	/** Whole đồng. */
	price: number;
	/** m². */
	area: number;
	/** Whole đồng for a m². */
	unitPrice: number;
}

/** What is known: two of the three. Areas are above 0, with four decimals at most; prices whole đồng above 0. */
export type PriceFacts =
	| { find: 'unitPrice'; price: number; area: string }
	| { find: 'price'; unitPrice: number; area: string }
	| { find: 'area'; price: number; unitPrice: number };

/** Whole đồng for a m² from what somebody typed, the measure with it or without: `50 triệu`, `50tr/m2`, `50 triệu/m²`. */
export function readUnitPrice(text: string): number | undefined {
	const read = readPrice(text);
	return read?.unit === 'PER_M2' && !read.perMonth ? (read.price ?? undefined) : readAmount(text);
}

/** The third of price, area and price per m², from the two others. Money is rounded to the đồng, an area to 0.01 m². */
export function pricedAreaOf(facts: PriceFacts): PricedArea {
	if (facts.find === 'area') {
		const { price, unitPrice } = facts;
		return { price, unitPrice, area: roundTo(dividedBy(fractionOf(price), fractionOf(unitPrice)), 2).value };
	}
	const area = fractionOf(facts.area);
	const known = { area: Number(facts.area) };
	return facts.find === 'price'
		? { ...known, unitPrice: facts.unitPrice, price: dong(times(fractionOf(facts.unitPrice), area)) }
		: { ...known, price: facts.price, unitPrice: dong(dividedBy(fractionOf(facts.price), area)) };
}

/** What one unit costs where a m² costs so much, in whole đồng. */
export function priceOfUnit(unitPrice: number, unit: AreaUnit): number {
	return dong(times(fractionOf(unitPrice), sizeOf(unit)));
}

/** The units by which people would price so much land: those that it is one of, at least. m² is not among them. */
export function pricedUnits(area: number): AreaUnit[] {
	return areaUnits.filter((unit) => {
		const { over, under } = sizeOf(unit);
		return unit !== 'm2' && !unit.startsWith('thuoc') && Number(over) <= area * Number(under);
	});
}

function dong(exact: Fraction): number {
	return Number(roundWhole(exact));
}
