import { toVietnamTime } from '../format/vietnam-time.ts';

/** Whose card it is; `napas` are the domestic ones. */
export type CardBrand = 'napas' | 'visa' | 'mastercard' | 'jcb';

const brands: readonly (readonly [brand: CardBrand, start: RegExp, whole: RegExp])[] = [
	['napas', /^9704/, /^\d{16,19}$/],
	['visa', /^4/, /^\d{16}$/],
	['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, /^\d{16}$/],
	['jcb', /^35(2[89]|[3-8])/, /^\d{16}$/],
];

/** The digits of a text, full-width ones made plain. */
export function digitsOf(text: string): string {
	return text.normalize('NFKC').replace(/\D/g, '');
}

/** Whose card a number is, as soon as its first digits say so. */
export function brandOf(number: string): CardBrand | undefined {
	const digits = digitsOf(number);
	return brands.find(([, start]) => start.test(digits))?.[0];
}

/** Whether a number is that of a Vietnamese bank's own card. */
export function isDomestic(number: string): boolean {
	return brandOf(number) === 'napas';
}

/** What is wrong with a card's number; undefined when nothing is. */
export function faultOfNumber(number: string): 'required' | 'unsupported' | 'incomplete' | 'invalid' | undefined {
	const digits = digitsOf(number);
	if (digits === '') return 'required';
	// Too little to tell whose it is.
	if (digits.length < 4) return 'incomplete';
	const [, , whole] = brands.find(([, start]) => start.test(digits)) ?? [];
	if (!whole) return 'unsupported';
	if (!whole.test(digits)) return digits.length < 16 ? 'incomplete' : 'invalid';
	return hasCheckDigit(digits) ? undefined : 'invalid';
}

/** ISO/IEC 7812-1, annex B (Luhn). */
function hasCheckDigit(digits: string): boolean {
	const sum = [...digits].reverse().reduce((total, digit, index) => {
		const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
		return total + (value > 9 ? value - 9 : value);
	}, 0);
	return sum % 10 === 0;
}

/** A card's number as it stands on the card: in fours, `9704 1985 2619 1432 198`. Digits that are too many stay. */
export function formatCardNumber(text: string): string {
	return (digitsOf(text).match(/\d{1,4}/g) ?? []).join(' ');
}

/** A card's month as it stands on the card, `07/28`, from what is typed or filled in: `7/28`, `0728`, `07/2028`. */
export function formatCardMonth(text: string): string {
	const typed = text.normalize('NFKC');
	// A month that begins with 2 to 9 has no second digit, and who types a slash has ended it.
	const digits = digitsOf(/^\s*([2-9]|\d\s*[/.-])/.test(typed) ? `0${typed.trim()}` : typed);
	const year = digits.slice(2);
	if (year) return `${digits.slice(0, 2)}/${year.length > 2 ? year.replace(/^20(?=\d\d$)/, '') : year}`;
	return /\d\s*[/.-]\s*$/.test(typed) ? `${digits}/` : digits;
}

/** Whether a text is a month and a year: `07/28`. */
export function isCardMonth(text: string): boolean {
	return /^(0[1-9]|1[0-2])\/\d{2}$/.test(text);
}

/** Whether a card's last month, `07/28`, is over at a moment, in Vietnam. */
export function isMonthOver(month: string, now: Date): boolean {
	const [at = 0, year = 0] = month.split('/').map(Number);
	return toVietnamTime(now).getTime() >= Date.UTC(2000 + year, at, 1);
}

/** The bank that issued a domestic card, by its number at NAPAS, which the card's begins with. */
export function bankBinOf(number: string): string | undefined {
	const digits = digitsOf(number);
	return isDomestic(digits) && digits.length >= 6 ? digits.slice(0, 6) : undefined;
}
