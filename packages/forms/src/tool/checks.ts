import * as z from 'zod/mini';
import type { Locale } from '../format/index.ts';
import { readYearlyRate } from '../invest/rate.ts';
import { readQuantity } from '../invest/schema.ts';
import { PROPERTY_AMOUNT_MIN, readAmount } from '../wallet/amount.ts';
import { readUnitPrice } from './unit-price.ts';

/** 100,000 tỷ: more than any property costs, and all sums stay exact. */
export const MONEY_MAX = 100_000_000_000_000;
/** đồng for a m²: the least that a listing may ask. */
const UNIT_MONEY_MIN = 1_000;
/** Months: forty years. */
export const TERM_MAX = 480;
/** Yearly, in basis points. */
export const RATE_MAX = 10_000;
/** Of a unit, as of hectares: more than a province has. */
export const AREA_MAX = 10_000_000;

/** A text that may be left out. */
export const optional = z.string().check(z.trim());
/** A text that may not. */
export const required = z.string().check(z.trim(), z.minLength(1, 'required'));

/** Holds for what is left empty, too: that is `required`'s to say. */
export function holds<Read>(read: (text: string) => Read | undefined, isRight: (value: Read) => boolean, code: string) {
	return z.refine<string>((text) => {
		const value = text === '' ? undefined : read(text);
		return value === undefined || isRight(value);
	}, code);
}

/** Whether there is anything to read in a text: 'invalid'. */
export function isRead<Read>(read: (text: string) => Read | undefined) {
	return z.refine<string>((text) => text === '' || read(text) !== undefined, 'invalid');
}

const amount = (read: (text: string) => number | undefined, least: number) =>
	[
		isRead(read),
		holds(read, (dong) => dong >= least, 'too_small'),
		holds(read, (dong) => dong <= MONEY_MAX, 'too_large'),
	] as const;
/** đồng of a property or a loan. */
export const money = amount(readAmount, PROPERTY_AMOUNT_MIN);
/** đồng for a m². */
export const unitMoney = amount(readUnitPrice, UNIT_MONEY_MIN);
/** Percent. */
export const rate = [
	isRead(readYearlyRate),
	holds(readYearlyRate, (bps) => bps >= 0, 'too_small'),
	holds(readYearlyRate, (bps) => bps <= RATE_MAX, 'too_large'),
] as const;
/** A whole number in a range. */
export const count = (min: number, max: number) =>
	[
		isRead(readQuantity),
		holds(readQuantity, (number) => number >= min, 'too_small'),
		holds(readQuantity, (number) => number <= max, 'too_large'),
	] as const;
/** More than none, as `readArea` reads it. */
export const area = (readArea: (text: string, locale: Locale) => string | undefined, locale: Locale) => {
	const read = (text: string) => readArea(text, locale);
	return [
		isRead(read),
		holds(read, (digits) => Number(digits) > 0, 'too_small'),
		holds(read, (digits) => Number(digits) <= AREA_MAX, 'too_large'),
	] as const;
};

/** A field that is not looked at. */
export const ignored = z.string();
