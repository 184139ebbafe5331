import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

const TYPES = { webp: 'image/webp', avif: 'image/avif', svg: 'image/svg+xml', pdf: 'application/pdf' };
const KEY = new RegExp(`^(?:[a-z0-9_-]{1,100}/){0,4}[a-z0-9_-]{1,100}\\.(${Object.keys(TYPES).join('|')})$`);

/** A file as it comes out of a store. Whoever gets one reads it to its end or destroys it. */
export interface StoredFile {
	body: Readable;
	/** Bytes, where the store says it. */
	size: number | undefined;
}

/**
 * Where files are kept. A key is never used for other bytes again; its ending says the content type. Every function throws
 * when the store does not answer, or when a key is none (see `isFileKey`).
 */
export interface FileStore {
	/** Keeps a file: all of it, or nothing. */
	put: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
	/** Takes a file away. One that is not there is no failure. */
	remove: (key: string) => Promise<void>;
	/** Opens a file; undefined when there is none. */
	open: (key: string) => Promise<StoredFile | undefined>;
}

/** Whether a text can be a key: small letters, digits, `_` and `-`, folders by `/`, and one ending that we know. */
export function isFileKey(text: string): boolean {
	return KEY.test(text);
}

const PRIVATE = 'private/';

/** Whether a file is never served at `/files/<key>`, but by a signed address alone (see `private-file.ts`). */
export function isPrivateKey(key: string): boolean {
	return key.startsWith(PRIVATE);
}

/** A key for a private file that nobody can guess. */
export function newPrivateKey(ending: 'webp' | 'pdf'): string {
	return `${PRIVATE}${randomBytes(16).toString('hex')}.${ending}`;
}

/** The content type that a key's ending says. Throws when it is no key. */
export function contentTypeOf(key: string): string {
	const ending = KEY.exec(key)?.[1];
	if (!ending) throw new Error(`"${key}" is no key of a file. Keys look like photo/0a1b-960.webp.`);
	return TYPES[ending as keyof typeof TYPES];
}
