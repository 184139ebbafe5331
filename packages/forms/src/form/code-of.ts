/** The code of what a form says is wrong with a field; of a list that of the first entry, or of the whole. */
export function codeOf(error: unknown): string | undefined {
	if (Array.isArray(error)) return error.map(codeOf).find(Boolean);
	if (typeof error !== 'object' || error === null) return undefined;
	const { message, root } = error as { message?: string; root?: { message?: string } };
	return message ?? root?.message;
}
