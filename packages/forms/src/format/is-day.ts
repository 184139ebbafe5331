/** The year that somebody typed the last two digits of, as browsers give it: 0024. */
const YEAR_IN_PART = /^0/;

/** Whether a text is a day that the calendar has, YYYY-MM-DD, with a year that was typed whole. */
export function isDay(text: string): boolean {
	if (YEAR_IN_PART.test(text)) return false;
	const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
	// Of 31 February some engines make 3 March.
	return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
