import { fold } from '../text/fold.ts';

/** Text as the readers of quantities compare it: folded, full-width digits and `²` made plain, single spaces. */
export function plain(text: string): string {
	return fold(text.normalize('NFKC')).replaceAll('₫', 'd').replace(/\s+/g, ' ').trim();
}

/** A number as it was written, before anybody decides what its one separator means. */
export interface WrittenNumber {
	/** Digits, with a decimal point where there are decimals for sure. */
	value: string;
	/**
	 * One point or comma before exactly three digits (`2.350`, `2,350`): Vietnamese groups thousands by points and marks
	 * decimals by commas, and people write it the other way round too. `value` is without it then.
	 */
	unsure?: '.' | ',';
}

const GROUPED = /^[1-9]\d{0,2}([., ])\d{3}(?:\1\d{3})*$/;

/** Reads the digits and separators of one number; `undefined` when they make none (`1.2.3`). */
export function readNumber(written: string): WrittenNumber | undefined {
	if (/^\d+$/.test(written)) return { value: written };
	if (GROUPED.test(written)) {
		const value = written.replace(/\D/g, '');
		const [mark, ...more] = written.replace(/\d/g, '');
		return more.length === 0 && mark !== ' ' ? { value, unsure: mark as '.' | ',' } : { value };
	}
	// Whichever separator comes last marks decimals; the other one groups what stands before.
	const [, whole = '', mark = '', decimals = ''] = /^(\d[\d., ]*)([.,])(\d+)$/.exec(written) ?? [];
	if (!mark || whole.includes(mark) || (/\D/.test(whole) && !GROUPED.test(whole))) return undefined;
	return { value: `${whole.replace(/\D/g, '')}.${decimals}` };
}

/** A number, where a language groups thousands by `grouping`, as digits with a decimal point. */
export function settleBy({ value, unsure }: WrittenNumber, grouping: string): string {
	return unsure && unsure !== grouping ? asDecimals(value) : value;
}

/** The digits of an unsure number as decimals: `2350` is 2.350. */
export function asDecimals(value: string): string {
	return `${value.slice(0, -3)}.${value.slice(-3)}`;
}

/**
 * A number as a field begins with it. Without grouping: "1.250" would be read as either. Of three decimals it is the same; four are
 * decimals to every reader.
 */
export function writeNumber(value: number): string {
	return String(value)
		.replace('.', ',')
		.replace(/,\d{3}$/, '$&0');
}
