declare module 'http_ece' {
	import type { ECDH } from 'node:crypto';

	interface Parameters {
		version: 'aes128gcm';
		privateKey: ECDH;
		/** Base64url, or the bytes. */
		authSecret: string | Buffer;
		/** For encrypting: the reader's public key, and a salt of 16 bytes. */
		dh?: string | Buffer;
		salt?: string | Buffer;
	}

	/** Throws when it was not encrypted for this key. */
	export function decrypt(body: Buffer, parameters: Parameters): Buffer;
	export function encrypt(plaintext: Buffer, parameters: Parameters): Buffer;
}
