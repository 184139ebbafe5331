import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import ece from 'http_ece';

/** Keys of a browser's subscription, which its pushes are encrypted with (RFC 8291). */
export interface PushKeys {
	pair: ECDH;
	/** 16 bytes, base64url. */
	auth: string;
}

export function newPushKeys(): PushKeys {
	const pair = createECDH('prime256v1');
	pair.generateKeys();
	return { pair, auth: randomBytes(16).toString('base64url') };
}

/** The public part, as a browser gives it to a website: an uncompressed point, base64url. */
export function publicKeyOf({ pair }: PushKeys): string {
	return pair.getPublicKey('base64url');
}

/** The text of a push, as the browser reads it; throws when it was not encrypted for these keys. */
export function decryptPush({ pair, auth }: PushKeys, body: Buffer): string {
	return ece.decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString();
}
