import { createECDH, randomBytes } from 'node:crypto';
import ece from 'http_ece';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import vectors from './vectors/webpush.json' with { type: 'json' };

const answers = vectors.fake_service_answers;
const HOUR = 3_600;

let sandbox: Sandbox;
let website: Awaited<ReturnType<typeof newWebsite>>;
let browser: { endpoint: string; keys: { p256dh: string; auth: string } };
beforeAll(async () => {
	sandbox = await startSandbox({ port: 0, smtpPort: 0 });
	website = await newWebsite();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
	const response = await json('/push/subscribe', { applicationServerKey: website.publicKey });
	expect(response.status).toBe(201);
	browser = await response.json();
});

/** A website with VAPID keys of its own. */
async function newWebsite() {
	const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
	const { x = '', y = '' } = await exportJWK(publicKey);
	const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
	return {
		publicKey: point.toString('base64url'),
		token: (claims: object = {}) =>
			new SignJWT({
				aud: sandbox.url,
				exp: Math.floor(Date.now() / 1_000) + 12 * HOUR,
				sub: 'mailto:dev@ancu.test',
				...claims,
			})
				.setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
				.sign(privateKey),
	};
}

const json = (path: string, body: object) =>
	fetch(sandbox.url + path, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
const list = async (): Promise<unknown[]> =>
	(await fetch(`${sandbox.url}/push.json?to=${encodeURIComponent(browser.endpoint)}`)).json();

function encrypt(text: string, { p256dh, auth } = browser.keys): Buffer {
	const pair = createECDH('prime256v1');
	pair.generateKeys();
	return ece.encrypt(Buffer.from(text), {
		version: 'aes128gcm',
		privateKey: pair,
		dh: p256dh,
		authSecret: auth,
		salt: randomBytes(16),
	});
}

interface Given {
	headers?: Record<string, string | undefined>;
	claims?: object;
	body?: Buffer;
	endpoint?: string;
}

async function push({ headers = {}, claims = {}, body = encrypt('{"title":"Có kết quả"}'), endpoint }: Given = {}) {
	const all: Record<string, string | undefined> = {
		ttl: '60',
		urgency: 'normal',
		topic: 'abc-123_',
		'content-encoding': 'aes128gcm',
		'content-type': 'application/octet-stream',
		authorization: `vapid t=${await website.token(claims)}, k=${website.publicKey}`,
		...headers,
	};
	const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
	return fetch(endpoint ?? browser.endpoint, { method: 'POST', headers: given, body: new Uint8Array(body) });
}

describe('the push service', () => {
	it('takes a push and lets it be read, decrypted', async () => {
		const response = await push();
		expect(response.status).toBe(answers.ok);
		expect(response.headers.get('location')).toContain(sandbox.url);
		expect(await list()).toEqual([
			{
				id: expect.any(String),
				to: browser.endpoint,
				text: '{"title":"Có kết quả"}',
				ttl: 60,
				urgency: 'normal',
				topic: 'abc-123_',
				at: expect.any(String),
			},
		]);
		expect(await (await fetch(`${sandbox.url}/push`)).text()).toContain('<h2>Có kết quả</h2>');
	});

	it('takes the longest push that there is', async () => {
		const { max_plaintext, max_body } = vectors.limits;
		expect(encrypt('a'.repeat(max_plaintext))).toHaveLength(max_body);
		expect((await push({ body: encrypt('a'.repeat(max_plaintext)) })).status).toBe(answers.ok);
		expect((await push({ body: encrypt('a'.repeat(max_plaintext + 1)) })).status).toBe(answers.too_big);
	});

	const seconds = () => Math.floor(Date.now() / 1_000);
	it.each<[string, number, () => Given | Promise<Given>]>([
		['says not how long to keep it', answers.no_ttl, () => ({ headers: { ttl: undefined } })],
		['keeps it for less than nothing', answers.no_ttl, () => ({ headers: { ttl: '-1' } })],
		['has a topic that is too long', 400, () => ({ headers: { topic: 'a'.repeat(33) } })],
		['does not say who sends', answers.no_vapid, () => ({ headers: { authorization: undefined } })],
		['says who sends in another way', answers.no_vapid, () => ({ headers: { authorization: 'key=AAAA' } })],
		['is for another service', 403, () => ({ claims: { aud: 'https://fcm.googleapis.com' } })],
		['is signed for more than a day', 403, () => ({ claims: { exp: seconds() + 25 * HOUR } })],
		['was signed for a time that is over', 403, () => ({ claims: { exp: seconds() - 60 } })],
		['is signed for ever', 403, () => ({ claims: { exp: undefined } })],
		['says not whom to tell of trouble', 403, () => ({ claims: { sub: undefined } })],
		[
			'is signed by another website',
			answers.vapid_aud_or_key_mismatch,
			async () => {
				const other = await newWebsite();
				return { headers: { authorization: `vapid t=${await other.token()}, k=${other.publicKey}` } };
			},
		],
		[
			'names the right key and is signed by another',
			answers.vapid_aud_or_key_mismatch,
			async () => {
				const other = await newWebsite();
				return { headers: { authorization: `vapid t=${await other.token()}, k=${website.publicKey}` } };
			},
		],
		['goes nowhere', answers.unknown, () => ({ endpoint: `${sandbox.url}/push/none` })],
		['is in the old encoding', answers.not_aes128gcm, () => ({ headers: { 'content-encoding': 'aesgcm' } })],
		['is not encrypted', 400, () => ({ body: Buffer.from('plain') })],
	])('refuses a push that %s', async (_name, status, given) => {
		expect((await push(await given())).status).toBe(status);
		expect(await list()).toEqual([]);
	});

	it('ends a subscription or is busy when it is told to', async () => {
		expect((await json('/__ctl/push', { endpoint: browser.endpoint, state: 'limited' })).status).toBe(200);
		const busy = await push();
		expect(busy.status).toBe(answers.rate);
		expect(busy.headers.get('retry-after')).toBe('30');
		await json('/__ctl/push', { endpoint: browser.endpoint, state: 'open' });
		expect((await push()).status).toBe(answers.ok);
		await json('/__ctl/push', { endpoint: browser.endpoint, state: 'gone' });
		expect((await push()).status).toBe(answers.gone);
		expect(await list()).toHaveLength(1);
		expect((await json('/__ctl/push', { endpoint: `${sandbox.url}/push/none`, state: 'gone' })).status).toBe(404);
	});

	it('gives no subscription for what is no key', async () => {
		expect((await json('/push/subscribe', { applicationServerKey: 'BAAA' })).status).toBe(400);
		expect((await json('/push/subscribe', {})).status).toBe(400);
	});
});
