/** An exact number: one whole over another, never negative. `under` is 1 or more. */
export interface Fraction {
	over: bigint;
	under: bigint;
}

const DECIMAL = /^(\d+)(?:\.(\d+))?$/;

/** The exact value of digits with a decimal point, `1234.5`, or of a safe whole number. Throws a RangeError for anything else. */
export function fractionOf(written: string | number): Fraction {
	const [, whole, decimals = ''] = DECIMAL.exec(String(written)) ?? [];
	if (whole === undefined) throw new RangeError(`${written} is no decimal number.`);
	return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) };
}

/** The product. */
export function times(one: Fraction, other: Fraction): Fraction {
	return { over: one.over * other.over, under: one.under * other.under };
}

/** `by` must not be 0. */
export function dividedBy(one: Fraction, by: Fraction): Fraction {
	if (by.over === 0n) throw new RangeError('Nothing is divided by 0.');
	return { over: one.over * by.under, under: one.under * by.over };
}

/** Whether two are the same number, however they are written. */
export function isSame(one: Fraction, other: Fraction): boolean {
	return one.over * other.under === other.over * one.under;
}

/** To the nearest whole number, a half upwards. */
export function roundWhole({ over, under }: Fraction): bigint {
	return (2n * over + under) / (2n * under);
}

/** A number for the eye. */
export interface Rounded {
	value: number;
	/** Nothing was rounded away. */
	isExact: boolean;
}

/** To so many decimals, a half upwards. Exact in `value` while it has 15 digits at most. */
export function roundTo(fraction: Fraction, digits: number): Rounded {
	const scale = 10n ** BigInt(digits);
	const scaled = roundWhole({ over: fraction.over * scale, under: fraction.under });
	// Read from digits: a division of doubles may be off in the last place.
	return { value: Number(`${scaled}e-${digits}`), isExact: isSame({ over: scaled, under: scale }, fraction) };
}
