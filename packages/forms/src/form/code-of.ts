/** The code of a field's error; of a list, that of its first entry that has one. */
export function codeOf(error: unknown): string | undefined {
	if (Array.isArray(error)) return error.map(codeOf).find(Boolean);
	if (typeof error !== 'object' || error === null) return undefined;
	const { message, root } = error as { message?: string; root?: { message?: string } };
	return message ?? root?.message;
}
