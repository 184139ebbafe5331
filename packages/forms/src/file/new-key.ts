/** A key that nothing else has. Not `crypto.randomUUID`, which pages without TLS lack, as those of a computer in the house that a phone tries. */
export function newKey(): string {
	return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
