import { groupingMark, type Locale } from '../format/index.ts';
import { readNumber, settleBy } from '../listing/quantity.ts';

const DECIMALS_MAX = 4;

/**
 * A number as somebody typed it, as digits with a decimal point: `1.234,5` is `1234.5`, and so is `1,234.5`. Only `1.234` and
 * `1,234` can be read two ways: there the language decides. Undefined when it is none, or has more than four decimals.
 */
export function readDecimal(text: string, locale: Locale): string | undefined {
	const number = readNumber(text.normalize('NFC').replace(/\s+/g, ' ').trim());
	if (!number) return undefined;
	const [whole = '', decimals = ''] = settleBy(number, groupingMark(locale)).split('.');
	const kept = decimals.replace(/0+$/, '');
	if (kept.length > DECIMALS_MAX) return undefined;
	const digits = whole.replace(/^0+(?=\d)/, '');
	return kept ? `${digits}.${kept}` : digits;
}
