import { groupingMark, type Locale } from '../format/index.ts';
import { readArea } from './area.ts';
import { readPrice } from './price.ts';

/** Why a limit could not be read; words for it are in the texts of the filter. */
export type LimitFault = 'price' | 'isPerSquareMeter' | 'unitPrice' | 'area';

/** A limit as somebody wrote it: nothing, a number, or something that they must say otherwise. */
export type ReadLimit = { value: number | undefined; fault?: undefined } | { value?: undefined; fault: LimitFault };

const nothing: ReadLimit = { value: undefined };

/** The price of the whole, in đồng: `5 tỷ 2`, `800tr`. */
export function readPriceLimit(text: string): ReadLimit {
	if (!text.trim()) return nothing;
	const read = readPrice(text);
	if (!read || read.price === null) return { fault: 'price' };
	return read.unit === 'PER_M2' ? { fault: 'isPerSquareMeter' } : { value: read.price };
}

/** A price per m², in đồng: `45tr/m²`, or `45tr`, since the field says the rest. */
export function readUnitPriceLimit(text: string): ReadLimit {
	if (!text.trim()) return nothing;
	const price = readPrice(text)?.price;
	return price == null ? { fault: 'unitPrice' } : { value: price };
}

/** An area, in m²: `80`, `5x20`, `0,5 ha`, and `12,345` as the language of the page means it. */
export function readAreaLimit(text: string, locale: Locale): ReadLimit {
	if (!text.trim()) return nothing;
	const area = readArea(text, groupingMark(locale));
	return area === undefined ? { fault: 'area' } : { value: area };
}
