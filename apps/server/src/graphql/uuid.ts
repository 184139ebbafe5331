import { createHash } from 'node:crypto';

/** A UUID that says which text it was made of, and no more: version 5 by SHA-1, as others make it, or 8 by SHA-256 (RFC 9562). */
export function uuidOf(text: string, algorithm: 'sha1' | 'sha256'): string {
	const bytes = createHash(algorithm).update(text).digest().subarray(0, 16);
	bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | (algorithm === 'sha1' ? 0x50 : 0x80), 6);
	bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
	return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Whether a text is a UUID; anything else would make PostgreSQL throw where an id is compared. */
export function isUuid(text: string): boolean {
	return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
