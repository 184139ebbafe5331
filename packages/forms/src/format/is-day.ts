/** Whether a text is a day that the calendar has, YYYY-MM-DD. */
export function isDay(text: string): boolean {
	const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
	// Of 31 February some engines make 3 March.
	return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
