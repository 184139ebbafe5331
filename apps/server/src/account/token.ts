import { createHash, randomBytes } from 'node:crypto';

/** An unguessable text to hand out, and what is kept of it. */
export function newToken(): { token: string; hash: Buffer } {
	const token = randomBytes(32).toString('base64url');
	return { token, hash: hashToken(token) };
}

/** What is kept of a token: whoever reads the database cannot use it. */
export function hashToken(token: string): Buffer {
	return createHash('sha256').update(token).digest();
}
