/** Whether a day was typed in part: the browser gives none then, and of a year in part one of long ago, before the input's `min`. */
export function isDateInPart({ validity }: HTMLInputElement): boolean {
	return validity.badInput || validity.rangeUnderflow;
}
