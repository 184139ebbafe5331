import type { Locale } from '../format/index.ts';
import { readDecimal } from './decimal.ts';

/** The legal units, as people write them behind a number. A sào or a công differs from place to place, so it is chosen. */
const endings = [
	{ unit: 'm2', ending: / ?m ?[2²]$/i },
	{ unit: 'ha', ending: / ?(?:ha|héc ?ta|hecta|hectares?)$/i },
] as const;

/** An area as somebody typed it: its number, and the unit where one is written behind it. */
export interface WrittenArea {
	number: string;
	unit: (typeof endings)[number]['unit'] | undefined;
}

/** Takes `100 m²` apart. */
export function splitArea(text: string): WrittenArea {
	const tidied = text.normalize('NFC').trim().replace(/\s+/g, ' ');
	const found = endings.find(({ ending }) => ending.test(tidied));
	return { number: found ? tidied.replace(found.ending, '') : tidied, unit: found?.unit };
}

/** An area for a field in m², as digits with a decimal point; undefined when it is none, or in another unit. */
export function readSquareMeters(text: string, locale: Locale): string | undefined {
	const { number, unit } = splitArea(text);
	return unit === undefined || unit === 'm2' ? readDecimal(number, locale) : undefined;
}

/** The number of an area in any unit, which `splitArea` tells where it is written. */
export function readAreaNumber(text: string, locale: Locale): string | undefined {
	return readDecimal(splitArea(text).number, locale);
}
