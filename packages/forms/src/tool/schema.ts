import * as z from 'zod/mini';
import type { Locale } from '../format/index.ts';
import { readAmount } from '../wallet/amount.ts';
import { areaUnits } from './area-units.ts';
import { type BirthDate, readBirthDate } from './birth-date.ts';
import { area, holds, ignored, isRead, money, required, unitMoney } from './checks.ts';
import { genders } from './destiny.ts';
import { LUNAR_YEAR_MAX, LUNAR_YEAR_MIN } from './lunar-year.ts';
import { type PriceFacts, readUnitPrice } from './unit-price.ts';
import { readAreaNumber, readSquareMeters, splitArea } from './written-area.ts';

/** Price, area and price per m² as they are typed; which of them is looked for. */
export interface PriceDraft {
	find: PriceFacts['find'];
	price: string;
	area: string;
	unitPrice: string;
}

/** Two of price, area and price per m²; what stands in the third field is not looked at. */
export function priceSchema(locale: Locale): z.ZodMiniType<PriceFacts, PriceDraft> {
	const known = {
		price: required.check(...money),
		area: required.check(...area(readSquareMeters, locale)),
		unitPrice: required.check(...unitMoney),
	};
	return z.pipe(
		z.discriminatedUnion('find', [
			z.object({ ...known, find: z.literal('unitPrice'), unitPrice: ignored }),
			z.object({ ...known, find: z.literal('price'), price: ignored }),
			z.object({ ...known, find: z.literal('area'), area: ignored }),
		]),
		z.transform((draft: PriceDraft): PriceFacts => {
			const price = readAmount(draft.price) ?? 0;
			const unitPrice = readUnitPrice(draft.unitPrice) ?? 0;
			const digits = readSquareMeters(draft.area, locale) ?? '0';
			if (draft.find === 'area') return { find: 'area', price, unitPrice };
			return draft.find === 'price'
				? { find: 'price', unitPrice, area: digits }
				: { find: 'unitPrice', price, area: digits };
		}),
	) as z.ZodMiniType<PriceFacts, PriceDraft>;
}

/** An area in a unit, as it is typed. Whoever writes the unit behind the number has chosen it. */
export function unitsSchema(locale: Locale) {
	return z.pipe(
		z.object({ value: required.check(...area(readAreaNumber, locale)), unit: z.enum(areaUnits) }),
		z.transform(({ value, unit }) => ({
			/** Digits with a decimal point. */
			value: readAreaNumber(value, locale) ?? '0',
			unit: splitArea(value).unit ?? unit,
		})),
	);
}
export type UnitsDraft = z.input<ReturnType<typeof unitsSchema>>;
export type UnitsValues = z.output<ReturnType<typeof unitsSchema>>;

/** Somebody's birth, as it is typed. */
export const directionSchema = z.object({
	/** DD/MM/YYYY, or a lunar year alone. */
	born: z.pipe(
		required.check(
			isRead(readBirthDate),
			holds(readBirthDate, ({ year }) => year >= LUNAR_YEAR_MIN, 'too_small'),
			holds(readBirthDate, ({ year }) => year <= LUNAR_YEAR_MAX, 'too_large'),
		),
		z.transform((text: string): BirthDate => readBirthDate(text) ?? { year: LUNAR_YEAR_MIN, day: undefined }),
	),
	gender: z.enum(genders),
});
export type DirectionDraft = z.input<typeof directionSchema>;
export type DirectionValues = z.output<typeof directionSchema>;
