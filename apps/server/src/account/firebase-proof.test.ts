import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
	createLocalJWKSet,
	exportJWK,
	generateKeyPair,
	type JWTHeaderParameters,
	type JWTPayload,
	SignJWT,
} from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createFirebaseProof } from './firebase-proof.ts';
import type { PhoneProofVerifier } from './phone-proof.ts';
import vectors from './vectors/firebase.json' with { type: 'json' };

const now = new Date(vectors.now);
const seconds = now.getTime() / 1000;
const { projectId } = vectors;
let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const refused = { code: 'PROOF_EXPIRED' };

describe('tokens of a set made elsewhere', () => {
	const keys = createLocalJWKSet(vectors.jwks as Parameters<typeof createLocalJWKSet>[0]);
	const verifier = () => createFirebaseProof({ db: server.db, projectId, keys, now: () => now });
	// Several tests use the same token.
	beforeEach(async () => void (await server.db.deleteFrom('used_proof').execute()));

	it.each(Object.entries(vectors.cases))('%s', async (_name, { token, accept }) => {
		const answer = verifier().use(token, 'REGISTER');
		if (accept) await expect(answer).resolves.toEqual({ phone: '+84912345678' });
		else await expect(answer).rejects.toMatchObject(refused);
	});

	it('count once', async () => {
		await verifier().use(vectors.cases.ok.token, 'REGISTER');
		await expect(verifier().use(vectors.cases.ok.token, 'REGISTER')).rejects.toMatchObject(refused);
	});

	it('count once, however their signature is written', async () => {
		const { token } = vectors.cases.ok;
		await verifier().use(token, 'REGISTER');
		// Of the last character four bits are read.
		const last = token.at(-1) ?? '';
		const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
		const same = letters[letters.indexOf(last) ^ 1];
		for (const other of [token.slice(0, -1) + same, `${token}=`, `${token}==`, `${token} `])
			await expect(verifier().use(other, 'REGISTER'), other).rejects.toMatchObject(refused);
	});
});

describe('our own rules', () => {
	let sign: (claims?: JWTPayload, header?: Partial<JWTHeaderParameters>) => Promise<string>;
	let verifier: PhoneProofVerifier;
	let asked = 0;
	let stop: () => void;
	beforeAll(async () => {
		const { publicKey, privateKey } = await generateKeyPair('RS256');
		const jwk = { ...(await exportJWK(publicKey)), kid: 'here', alg: 'RS256', use: 'sig' };
		const google = createServer((_request, response) => {
			asked++;
			response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
		});
		await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
		stop = () => google.close();
		const keysUrl = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
		verifier = createFirebaseProof({ db: server.db, projectId, keysUrl, now: () => now });
		sign = (claims, header) =>
			new SignJWT({
				iss: `https://securetoken.google.com/${projectId}`,
				aud: projectId,
				sub: crypto.randomUUID(),
				iat: seconds - 10,
				auth_time: seconds - 10,
				exp: seconds + 3_590,
				phone_number: '+84912345678',
				firebase: { sign_in_provider: 'phone' },
				...claims,
			})
				.setProtectedHeader({ alg: 'RS256', kid: 'here', ...header })
				.sign(privateKey);
	});
	afterAll(() => stop());

	it('fetches the keys once for many tokens', async () => {
		await verifier.use(await sign(), 'REGISTER');
		await verifier.use(await sign(), 'REGISTER');
		expect(asked).toBe(1);
	});

	it.each([
		['a number of another country', { phone_number: '+12025550123' }],
		['a sign-in by password', { firebase: { sign_in_provider: 'password' } }],
		['a sign-in of six minutes ago', { auth_time: seconds - 360 }],
	])('refuse %s', async (_name, claims) => {
		await expect(verifier.use(await sign(claims), 'REGISTER')).rejects.toMatchObject(refused);
	});

	it('refuse a token that signs itself with nothing', async () => {
		const [, payload] = (await sign()).split('.');
		const header = Buffer.from(JSON.stringify({ alg: 'none', kid: 'here' })).toString('base64url');
		await expect(verifier.use(`${header}.${payload}.`, 'REGISTER')).rejects.toMatchObject(refused);
	});

	it('blame no token when the keys cannot be had', async () => {
		const unreachable = createFirebaseProof({
			db: server.db,
			projectId,
			keysUrl: 'http://127.0.0.1:1',
			now: () => now,
		});
		await expect(unreachable.use(await sign(), 'REGISTER')).rejects.not.toMatchObject(refused);
	});

	it.each([
		['of another status', 503, '{"keys":[]}'],
		['that is no JSON', 200, '<!doctype html>'],
		['without keys', 200, '{}'],
	])('blame no token for an answer %s in place of the keys', async (_name, status, body) => {
		const google = createServer((_request, response) => response.writeHead(status).end(body));
		await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
		onTestFinished(() => void google.close());
		const keysUrl = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
		const broken = createFirebaseProof({ db: server.db, projectId, keysUrl, now: () => now });
		await expect(broken.use(await sign(), 'REGISTER')).rejects.not.toMatchObject(refused);
	});
});
