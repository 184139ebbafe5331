import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';

const KEY = 'a-key';

let sandbox: Sandbox;
let id: string;
beforeAll(async () => {
	sandbox = await startSandbox({ port: 0, smtpPort: 0, oneSignalKey: KEY });
});
afterAll(() => sandbox.close());
beforeEach(() => {
	id = randomUUID();
});

const ask = async (method: string, path: string, body: object, authorization = `Key ${KEY}`) => {
	const response = await fetch(`${sandbox.url}/onesignal/${path}`, {
		method,
		headers: { 'content-type': 'application/json', authorization },
		body: JSON.stringify(body),
	});
	return { status: response.status, body: await response.json() };
};
const browser = (optedIn = true, externalId: string | null = 'an') =>
	ask('PUT', `browsers/${id}`, { externalId, optedIn });
const message = (changes: object = {}) => ({
	app_id: randomUUID(),
	target_channel: 'push',
	include_subscription_ids: [id],
	headings: { en: 'An Cư' },
	contents: { en: 'An answer', vi: 'Có kết quả' },
	data: { id: '1' },
	web_url: 'https://ancu.test/notification',
	idempotency_key: randomUUID(),
	...changes,
});
const list = async (): Promise<object[]> => (await fetch(`${sandbox.url}/onesignal.json?to=${id}`)).json();

describe('OneSignal', () => {
	it('sends one message to a browser, however often it is asked, and none to another of its account', async () => {
		await browser();
		const other = id;
		id = randomUUID();
		await browser();
		const body = message();
		const first = await ask('POST', 'notifications', body);
		expect(first).toMatchObject({ status: 200, body: { id: expect.stringMatching(/.{36}/) } });
		expect(await ask('POST', 'notifications', body)).toEqual(first);
		expect(await list()).toMatchObject([
			{ to: id, heading: 'An Cư', text: 'Có kết quả', data: { id: '1' }, url: 'https://ancu.test/notification' },
		]);
		id = other;
		expect(await list()).toEqual([]);
	});

	it('says that it sent nothing: to a browser that it does not know, and to one that unsubscribed', async () => {
		expect((await ask('POST', 'notifications', message())).body).toMatchObject({
			id: '',
			errors: { invalid_player_ids: [id] },
		});
		await browser();
		await browser(false, null);
		expect((await ask('POST', 'notifications', message())).body).toMatchObject({
			id: '',
			errors: ['All included players are not subscribed'],
		});
		expect(await list()).toEqual([]);
	});

	it.each([
		['has another key', 403, {}, 'Key other'],
		['has the key in the old way', 403, {}, `Basic ${KEY}`],
		['names no app', 400, { app_id: undefined }, undefined],
		['says nothing in English', 400, { contents: { vi: 'Có kết quả' } }, undefined],
		['is for nobody', 400, { include_subscription_ids: [] }, undefined],
		['is kept apart by what is no UUID', 400, { idempotency_key: '1' }, undefined],
	])('refuses a message that %s', async (_name, status, changes, authorization) => {
		await browser();
		expect((await ask('POST', 'notifications', message(changes), authorization)).status).toBe(status);
		expect(await list()).toEqual([]);
	});

	it('has a page script, and a page for people', async () => {
		const script = await fetch(`${sandbox.url}/onesignal/page.js`);
		expect(script.headers.get('content-type')).toContain('text/javascript');
		expect(await script.text()).toContain('window.OneSignalDeferred');
		await browser();
		await ask('POST', 'notifications', message({ contents: { en: '<b>x</b>' } }));
		expect(await (await fetch(`${sandbox.url}/onesignal`)).text()).toContain('&lt;b&gt;x&lt;/b&gt;');
	});
});
