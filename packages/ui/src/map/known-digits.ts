/** A figure to three digits: `12.345` is said as `12.300`, which promises no more than is known. */
export function toKnownDigits(value: number): number {
	return Number(value.toPrecision(3));
}
