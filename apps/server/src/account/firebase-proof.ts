import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Db } from '../database/open-database.ts';
import { AppError } from '../graphql/app-error.ts';
import { readPhone } from './phone.ts';
import type { PhoneProofVerifier, ProvenPhone } from './phone-proof.ts';

/** Where Google publishes the keys that sign Firebase tokens. */
const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const KEYS_TIMEOUT_MS = 3_000;
const CLOCK_TOLERANCE_S = 5;
// A token lives an hour; that somebody held the phone an hour ago proves little now.
const FRESH_S = 300;

export interface FirebaseOptions {
	db: Db;
	projectId: string;
	/** @default Google's */
	keysUrl?: string | undefined;
	/** Where keys come from; tests give their own. @default fetched from `keysUrl` and cached */
	keys?: JWTVerifyGetKey;
	/** @default now */
	now?: () => Date;
}

/** Takes Firebase ID tokens of people who signed in by phone. Rules: firebase.google.com/docs/auth/admin/verify-id-tokens, and ours. */
export function createFirebaseProof({
	db,
	projectId,
	keysUrl = KEYS_URL,
	keys,
	now = () => new Date(),
}: FirebaseOptions): PhoneProofVerifier {
	const getKey = keys ?? createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: KEYS_TIMEOUT_MS });
	async function read(token: string): Promise<ProvenPhone> {
		const payload = await verify(token, getKey, projectId, now());
		const phone = payload && readVietnamesePhone(payload, now());
		if (!phone) throw new AppError('PROOF_EXPIRED');
		return { phone };
	}
	return {
		read,
		async use(token) {
			const proven = await read(token);
			if (!(await takeOnce(db, token, now()))) throw new AppError('PROOF_EXPIRED');
			return proven;
		},
	};
}

/** Codes of what goes wrong in fetching keys: no answer, one of another status or that is no JSON, one that holds no keys. */
const keyFailures: ReadonlySet<string> = new Set([
	errors.JWKSTimeout.code,
	errors.JOSEError.code,
	errors.JWKSInvalid.code,
]);

async function verify(
	token: string,
	getKey: JWTVerifyGetKey,
	projectId: string,
	now: Date,
): Promise<JWTPayload | undefined> {
	try {
		const { payload, protectedHeader } = await jwtVerify(token, getKey, {
			issuer: `https://securetoken.google.com/${projectId}`,
			audience: projectId,
			// One algorithm by name: what a token says of itself must not choose how it is checked.
			algorithms: ['RS256'],
			clockTolerance: CLOCK_TOLERANCE_S,
			requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
			currentDate: now,
		});
		return protectedHeader.kid ? payload : undefined;
	} catch (error) {
		// Keys that cannot be fetched are our trouble, not a bad token.
		if (error instanceof errors.JOSEError && !keyFailures.has(error.code)) return undefined;
		throw error;
	}
}

function readVietnamesePhone(
	{ sub, iat = 0, auth_time, phone_number, firebase }: JWTPayload,
	now: Date,
): string | undefined {
	const seconds = now.getTime() / 1000;
	const isSubject = typeof sub === 'string' && sub.length > 0 && sub.length <= 128;
	const isPast = (moment: unknown) => typeof moment === 'number' && moment <= seconds + CLOCK_TOLERANCE_S;
	const isFresh = typeof auth_time === 'number' && seconds - auth_time <= FRESH_S;
	const provider = (firebase as { sign_in_provider?: unknown } | undefined)?.sign_in_provider;
	if (
		!isSubject ||
		!isPast(iat) ||
		!isPast(auth_time) ||
		!isFresh ||
		provider !== 'phone' ||
		typeof phone_number !== 'string'
	)
		return undefined;
	return readPhone(phone_number);
}

async function takeOnce(db: Db, token: string, now: Date): Promise<boolean> {
	const { numInsertedOrUpdatedRows = 0n } = await db
		.insertInto('used_proof')
		.values({
			// Without the signature, which may be written in more ways than one: what it signs may not.
			token_hash: createHash('sha256')
				.update(token.slice(0, token.lastIndexOf('.')))
				.digest(),
			expires_at: new Date(now.getTime() + 2 * FRESH_S * 1000),
		})
		.onConflict((conflict) => conflict.column('token_hash').doNothing())
		.executeTakeFirstOrThrow();
	return numInsertedOrUpdatedRows > 0n;
}
