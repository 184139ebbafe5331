/** Tells of fields that are lists of more than texts what may stand in them. */
export type EntryKinds = Readonly<Record<string, (entry: unknown) => boolean>>;

/** Whether something that was kept can stand in a field of a draft in which an empty one is `empty`. */
export function isOfKind(value: unknown, field: string, empty: unknown, kinds: EntryKinds): boolean {
	if (field === 'system') return value === 'legacy' || value === 'current';
	if (empty === null) return value === null || typeof value === 'number';
	if (Array.isArray(empty)) return Array.isArray(value) && value.every(kinds[field] ?? isText);
	return typeof value === typeof empty;
}

/** A draft of what was kept, of whatever age: what is not there or of another kind is as in `base`, empty by default. */
export function keptDraft<Draft extends object>(
	kept: Readonly<Record<string, unknown>>,
	empty: Draft,
	kinds: EntryKinds,
	base = empty,
): Draft {
	const fields = Object.entries(empty).map(([field, none]) => {
		const value = kept[field];
		return [field, isOfKind(value, field, none, kinds) ? value : base[field as keyof Draft]];
	});
	return Object.fromEntries(fields) as Draft;
}

function isText(entry: unknown): boolean {
	return typeof entry === 'string';
}
