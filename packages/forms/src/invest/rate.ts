const RATE = /^([+-]?) ?(\d{1,6})(?:[.,](\d{1,2}))? ?%?$/;
const A_YEAR = /(?:\/|một|mỗi|per|a)\s*(?:năm|year)\s*$/i;

/**
 * A rate in basis points from percent as somebody typed them, with two decimals at most: `1,5`, `-10 %`. Undefined when it is none, as
 * `8,5%/năm`, where a whole is asked for.
 */
export function readRate(text: string): number | undefined {
	const written = text.normalize('NFKC').trim().replace(/\s+/g, ' ').replace(/^[−–]/, '-');
	const [, sign, whole, decimals = ''] = RATE.exec(written) ?? [];
	if (whole === undefined) return undefined;
	const bps = Number(whole + decimals.padEnd(2, '0'));
	return sign === '-' && bps > 0 ? -bps : bps;
}

/** The same of a year's rate, which may say that it is one: `8,5%/năm`. */
export function readYearlyRate(text: string): number | undefined {
	return readRate(text.normalize('NFKC').replace(A_YEAR, ''));
}

/** A rate in basis points as percent that `readRate` reads: `1,5`. */
export function writeRate(bps: number): string {
	return String(bps / 100).replace('.', ',');
}
