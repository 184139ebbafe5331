/**
 * What a document is called on the wire in place of its text: 53 bits of its text (cyrb53), 14 hexadecimal digits. It only picks
 * among documents that the server already knows, so it need not resist anybody. `scripts/make-documents.ts` writes the server's
 * list by this function.
 */
export function documentId(text: string): string {
	let one = 0xdeadbeef;
	let other = 0x41c6ce57;
	for (let at = 0; at < text.length; at++) {
		const code = text.charCodeAt(at);
		one = Math.imul(one ^ code, 2_654_435_761);
		other = Math.imul(other ^ code, 1_597_334_677);
	}
	one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
	other = Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
	return (4_294_967_296 * (2_097_151 & other) + (one >>> 0)).toString(16).padStart(14, '0');
}
