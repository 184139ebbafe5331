/** A random UUID. Not by `crypto.randomUUID`, which pages without TLS lack, as those of a computer in the house that a phone tries. */
export function newKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	// Version 4 and the variant of RFC 9562.
	const hex = Array.from(bytes, (byte, at) =>
		(at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'),
	).join('');
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
