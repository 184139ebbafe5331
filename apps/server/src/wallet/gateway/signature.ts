import { createHmac, timingSafeEqual } from 'node:crypto';

type Algorithm = 'sha256' | 'sha512';

const bytes = { sha256: 32, sha512: 64 };

/** HMAC of a text (UTF-8) in lower-case hexadecimal digits. */
export function sign(algorithm: Algorithm, key: string, text: string): string {
	return createHmac(algorithm, key).update(text).digest('hex');
}

/** Whether a signature in hexadecimal digits, of either case, is that of the text. None at all never is. */
export function isSigned(algorithm: Algorithm, key: string, text: string, signature: string | undefined): boolean {
	if (!signature || signature.length !== bytes[algorithm] * 2 || !/^[0-9a-f]+$/i.test(signature)) return false;
	return timingSafeEqual(createHmac(algorithm, key).update(text).digest(), Buffer.from(signature, 'hex'));
}
