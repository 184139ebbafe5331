import { createECDH } from 'node:crypto';
import ece from 'http_ece';
import { describe, expect, it } from 'vitest';
import { decryptPush, newPushKeys, publicKeyOf } from './push-keys.ts';
import vectors from './vectors/webpush.json' with { type: 'json' };

const { plaintext, ua_private, ua_public, auth, as_private, salt, body } = vectors.rfc8291;

function pairOf(privateKey: string) {
	const pair = createECDH('prime256v1');
	pair.setPrivateKey(privateKey, 'base64url');
	return pair;
}

describe('keys of a browser', () => {
	it('read what RFC 8291 wrote', () => {
		const keys = { pair: pairOf(ua_private), auth };
		expect(publicKeyOf(keys)).toBe(ua_public);
		expect(decryptPush(keys, Buffer.from(body, 'base64url'))).toBe(plaintext);
		const written = ece.encrypt(Buffer.from(plaintext), {
			version: 'aes128gcm',
			privateKey: pairOf(as_private),
			dh: ua_public,
			authSecret: auth,
			salt,
		});
		expect(written.toString('base64url')).toBe(body);
	});

	it('are another browser’s each time, and read nothing that was written for another', () => {
		const keys = newPushKeys();
		expect(Buffer.from(publicKeyOf(keys), 'base64url')).toHaveLength(65);
		expect(Buffer.from(keys.auth, 'base64url')).toHaveLength(16);
		expect(publicKeyOf(newPushKeys())).not.toBe(publicKeyOf(keys));
		expect(() => decryptPush(keys, Buffer.from(body, 'base64url'))).toThrow();
	});
});
