import { formatMoney, formatNumber, withPlainSpaces } from '../format/format.ts';
import { readPrice } from '../listing/price.ts';

/** đồng: who writes less for a property, a loan or a part of them left the unit out, as in `2500`. */
export const PROPERTY_AMOUNT_MIN = 1_000_000;

const GROUPED = /^(\d+|\d{1,3}([., ])\d{3}(?:\2\d{3})*)$/;
const CURRENCY = /^₫ ?| ?(?:đồng|dong|vnđ|vnd|đ|₫|d)$/gi;

/**
 * Whole đồng from what somebody typed: `500000`, `500.000 ₫`, `200k`, `1tr5`, `1,5 triệu`. Undefined when it says none, or
 * could be two.
 */
export function readAmount(text: string): number | undefined {
	const written = text.normalize('NFKC').trim().replace(/\s+/g, ' ').replace(CURRENCY, '');
	if (GROUPED.test(written)) {
		const dong = Number(written.replace(/\D/g, ''));
		return Number.isSafeInteger(dong) ? dong : undefined;
	}
	const read = readPrice(text);
	return read?.unit === 'TOTAL' && !read.perMonth ? (read.price ?? undefined) : undefined;
}

/** Whole đồng as somebody would type them, so that they are read as the same: `5 triệu`, `5.200.001 đồng`. */
export function writeAmount(dong: number): string {
	const short = withPlainSpaces(formatMoney(dong, 'vn'));
	return readAmount(short) === dong ? short : `${formatNumber(dong, 'vn', 0)} đồng`;
}
