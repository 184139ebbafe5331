const RATE = /^([+-]?) ?(\d{1,6})(?:[.,](\d{1,2}))? ?%?(?: ?(?:\/|một|mỗi|per|a) ?(?:năm|year))?$/i;

/** A rate in basis points from percent as somebody typed them, with two decimals at most: `1,5`, `-10 %`, `8,5%/năm`. Undefined when it is none. */
export function readRate(text: string): number | undefined {
	const written = text.normalize('NFKC').trim().replace(/\s+/g, ' ').replace(/^[−–]/, '-');
	const [, sign, whole, decimals = ''] = RATE.exec(written) ?? [];
	if (whole === undefined) return undefined;
	const bps = Number(whole + decimals.padEnd(2, '0'));
	return sign === '-' && bps > 0 ? -bps : bps;
}

/** A rate in basis points as percent that `readRate` reads: `1,5`. */
export function writeRate(bps: number): string {
	return String(bps / 100).replace('.', ',');
}
