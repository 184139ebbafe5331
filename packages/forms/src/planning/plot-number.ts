const NAMES = /^\s*(?:TỜ(?:\s*BẢN\s*ĐỒ)?|THỬA(?:\s*ĐẤT)?|SỐ|SHEET|PLOT|NO\.?|[\s:])+/iu;

/** A number of a sheet or a plot without what it is called: `Tờ bản đồ số 05` is `05`. What is nothing but a name stays. */
export function withoutName(text: string): string {
	return text.replace(NAMES, '') || text;
}

/**
 * The number of a map sheet or a plot as it is compared: `Tờ bản đồ số 05`, `5` and ` 05 ` are one, so are `12a` and `12A`. Numbers are text:
 * sheets are called `DC-12`, plots `105-2`. Empty for what is no number, zero too.
 */
export function toPlotNumber(text: string): string {
	const bare = text
		.normalize('NFKC')
		.toUpperCase()
		.replace(NAMES, '')
		.replace(/[\s\p{Cc}]+/gu, '')
		.replace(/[‐-―−]/g, '-')
		.replace(/(?<!\d)0+(?=\d)/g, '');
	return bare === '0' ? '' : bare;
}
