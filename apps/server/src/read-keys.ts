/** Keys of a variable that may have several, with commas between. */
export function readKeys(variable: string | undefined): string[] {
	return variable?.split(',').flatMap((key) => key.trim() || []) ?? [];
}
