/** A year that was typed in part begins with zeros, as browsers give it: 0024. */
const DAY = /^[1-9]\d{3}-\d{2}-\d{2}$/;

/** Whether a text is a day that the calendar has, YYYY-MM-DD, with a year that was typed whole. */
export function isDay(text: string): boolean {
	const moment = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
	// Of 31 February some engines make 3 March.
	return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
