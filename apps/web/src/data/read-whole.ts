/** A whole number above zero that an address bears; undefined where it is none. */
export function readWhole(text: string | null): number | undefined {
	const number = Number(text);
	return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
