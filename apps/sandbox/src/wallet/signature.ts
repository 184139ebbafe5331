import { createHmac, timingSafeEqual } from 'node:crypto';

/** Ways in which a signature is wrong. `key1` is right by the wrong one of ZaloPay's two keys. */
export const forgeries = ['bitflip', 'missing', 'empty', 'other_key', 'key1'] as const;
export type Forgery = (typeof forgeries)[number];

/** HMAC in small hexadecimal digits. */
export function hmac(algorithm: 'sha256' | 'sha512', key: string, text: string): string {
	return createHmac(algorithm, key).update(text).digest('hex');
}

/** Whether a signature is the expected one, in large or small digits. */
export function isSignature(given: unknown, expected: string): boolean {
	if (typeof given !== 'string') return false;
	return isSame(given.toLowerCase(), expected);
}

/** Whether two secrets are the same; takes as long for any of one length. */
export function isSame(given: string, expected: string): boolean {
	const [left, right] = [Buffer.from(given), Buffer.from(expected)];
	return left.length === right.length && timingSafeEqual(left, right);
}

/** A signature, or what stands in its place when it is forged; nothing when it is left out. */
export function signAs(
	forgery: Forgery | undefined,
	sign: (key: string) => string,
	{ key, key1 }: { key: string; key1?: string },
): string | undefined {
	if (forgery === 'missing') return undefined;
	if (forgery === 'empty') return '';
	if (forgery === 'other_key') return sign("somebody else's key");
	if (forgery === 'key1') return sign(key1 ?? "somebody else's key");
	const signature = sign(key);
	if (forgery === undefined) return signature;
	const last = Number.parseInt(signature.slice(-1), 16) ^ 1;
	return signature.slice(0, -1) + last.toString(16);
}
