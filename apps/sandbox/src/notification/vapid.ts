import { importJWK, jwtVerify } from 'jose';
import * as z from 'zod/mini';

const AGE_S_MAX = 24 * 3_600;

const claimsSchema = z.object({
	exp: z.number(),
	sub: z.string().check(z.regex(/^(mailto:.+@.+|https:\/\/.+)$/)),
});

/** Whether a key is a P-256 point, uncompressed, base64url: what a website subscribes with. */
export function isServerKey(key: string): boolean {
	const bytes = Buffer.from(key, 'base64url');
	return bytes.length === 65 && bytes[0] === 4 && bytes.toString('base64url') === key;
}

/**
 * What to answer to a push with this `Authorization` (RFC 8292): undefined when it is signed by the key that the browser
 * subscribed with, for this origin and for a day at most.
 */
export async function refusalOf(
	authorization: string | undefined,
	{ serverKey, origin }: { serverKey: string; origin: string },
): Promise<401 | 403 | undefined> {
	const [scheme, ...pairs] = authorization?.split(/[\s,]+/) ?? [];
	const { t, k } = Object.fromEntries(pairs.map((pair) => [pair.slice(0, 1), pair.slice(2)]));
	if (scheme?.toLowerCase() !== 'vapid' || !t || !k) return 401;
	if (k !== serverKey) return 403;
	try {
		const point = Buffer.from(k, 'base64url');
		const x = point.toString('base64url', 1, 33);
		const y = point.toString('base64url', 33);
		const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
		const { payload } = await jwtVerify(t, key, { algorithms: ['ES256'], audience: origin });
		const { exp } = z.parse(claimsSchema, payload);
		return exp <= Date.now() / 1_000 + AGE_S_MAX ? undefined : 403;
	} catch {
		return 403;
	}
}
