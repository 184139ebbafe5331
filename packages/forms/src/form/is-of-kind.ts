/** Tells of fields that are lists of more than texts what may stand in them. */
export type EntryKinds = Readonly<Record<string, (entry: unknown) => boolean>>;

/** Whether something that was kept can stand in a field of a draft in which an empty one is `empty`. */
export function isOfKind(value: unknown, field: string, empty: unknown, kinds: EntryKinds): boolean {
	if (field === 'system') return value === 'legacy' || value === 'current';
	if (empty === null) return value === null || typeof value === 'number';
	if (Array.isArray(empty)) return Array.isArray(value) && value.every(kinds[field] ?? isText);
	return typeof value === typeof empty;
}

function isText(entry: unknown): boolean {
	return typeof entry === 'string';
}
