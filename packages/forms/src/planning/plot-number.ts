const NAME = String.raw`(?:TỜ(?:\s*BẢN\s*ĐỒ)?|THỬA(?:\s*ĐẤT)?|SỐ|SHEET|PLOT|NO\.?)`;
const NAMES = new RegExp(String.raw`^\s*(?:${NAME}|[\s:])+`, 'u');
const NAMES_APART = new RegExp(String.raw`^(?:${NAME}[\s:]+)+`, 'iu');

/**
 * A number of a sheet or a plot without what it is called: `Tờ bản đồ số 05` is `05`. What is written together stays, as the lot `NO-03`,
 * and so does what is nothing but a name.
 */
export function withoutName(text: string): string {
	return text.replace(NAMES_APART, '') || text;
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
