import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readKeys } from '../read-keys.ts';

/** Keys of the variable; undefined when it is empty. */
export function readSigningKeys(variable: string | undefined): string[] | undefined {
	const keys = readKeys(variable);
	return keys.length > 0 ? keys : undefined;
}

/** What is wrong with the variable, in words for whoever runs the server. */
export function problemsOfSigningKeys(variable: string | undefined): string[] {
	const isWrong = (key: string) => {
		try {
			return openSigningKey(key).asymmetricKeyType !== 'ed25519';
		} catch {
			return true;
		}
	};
	const keys = readKeys(variable);
	return variable && (keys.length === 0 || keys.some(isWrong))
		? ['SIGNING_KEY: an Ed25519 key as base64 of PKCS #8 (openssl genpkey -algorithm ed25519 -outform DER | base64)']
		: [];
}

/** Throws when the text is no private key as base64 of PKCS #8. */
export function openSigningKey(key: string): KeyObject {
	return createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' });
}

/** A new Ed25519 key. */
export function newSigningKey(): string {
	return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
}
