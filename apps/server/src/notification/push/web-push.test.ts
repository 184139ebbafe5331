import { randomUUID } from 'node:crypto';
import { startSandbox } from '@ancu/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../env.ts';
import { InVain } from '../../job/in-vain.ts';
import { newMessage } from './push.fixtures.ts';
import { createPush, type PushDevice } from './push.ts';

const env = readEnv({ NODE_ENV: 'test' });
const sender = createPush(env);

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let device: PushDevice;
let endpoint: string;
beforeAll(async () => {
	sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
	if (env.push.kind !== 'web') throw new Error('Development pushes by Web Push.');
	const subscription = await (await post('/push/subscribe', { applicationServerKey: env.push.publicKey })).json();
	endpoint = subscription.endpoint;
	device = { deviceId: randomUUID(), deviceToken: JSON.stringify(subscription), appId: 'web' };
});

const post = (path: string, body: object) =>
	fetch(sandbox.url + path, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
const received = async (): Promise<{ text: string; ttl: number; urgency: string; topic: string }[]> =>
	(await fetch(`${sandbox.url}/push.json?to=${encodeURIComponent(endpoint)}`)).json();

describe('Web Push', () => {
	it('brings a message to a browser, encrypted and signed, with ids and a title', async () => {
		const message = newMessage({ planningCheckRequestId: randomUUID() });
		expect(() => sender.check(device)).not.toThrow();
		await expect(sender.send(device, message)).resolves.toBe('sent');
		const [push] = await received();
		const { locale: _locale, ...told } = message;
		expect(JSON.parse(push?.text ?? '')).toEqual({ ...told, lang: 'vi' });
		expect(push).toMatchObject({ ttl: 259_200, urgency: 'normal', topic: message.id.replaceAll('-', '') });
	});

	it('says that a browser is gone, and is to be tried again while the service is busy', async () => {
		await post('/__ctl/push', { endpoint, state: 'limited' });
		await expect(sender.send(device, newMessage())).rejects.toThrow('429');
		await post('/__ctl/push', { endpoint, state: 'gone' });
		await expect(sender.send(device, newMessage())).resolves.toBe('gone');
		const unknown = { ...JSON.parse(device.deviceToken), endpoint: `${sandbox.url}/push/none` };
		await expect(sender.send({ ...device, deviceToken: JSON.stringify(unknown) }, newMessage())).resolves.toBe('gone');
	});

	it('keeps a browser that subscribed under other keys, is not to be tried again there, and does not say where it is', async () => {
		const other = createPush(
			readEnv({
				NODE_ENV: 'test',
				VAPID_PUBLIC_KEY: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
				VAPID_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
				VAPID_SUBJECT: 'https://ancu.test',
			}),
		);
		const error = await other.send(device, newMessage()).catch((thrown) => thrown);
		expect(error).toBeInstanceOf(InVain);
		expect(String(error)).toContain('403');
		expect(String(error)).not.toContain(endpoint);
	});

	it('throws where nobody answers', async () => {
		const nowhere = { ...JSON.parse(device.deviceToken), endpoint: 'http://127.0.0.1:1/push/a' };
		await expect(sender.send({ ...device, deviceToken: JSON.stringify(nowhere) }, newMessage())).rejects.toThrow();
	});

	it('sends nothing that is longer than a push may be', async () => {
		await expect(sender.send(device, newMessage({ title: 'ệ'.repeat(1_300) }))).rejects.toThrow('too long');
		expect(await received()).toEqual([]);
	});

	it('forgets a device of other settings without a word to its address', async () => {
		await expect(sender.send({ ...device, appId: randomUUID() }, newMessage())).resolves.toBe('gone');
		const elsewhere = { ...JSON.parse(device.deviceToken), endpoint: 'https://evil.vn/a' };
		await expect(sender.send({ ...device, deviceToken: JSON.stringify(elsewhere) }, newMessage())).resolves.toBe(
			'gone',
		);
	});

	it.each<[keyof PushDevice, string]>([
		['appId', 'other'],
		['deviceId', 'not a uuid'],
		['deviceToken', '{}'],
		['deviceToken', JSON.stringify({ endpoint: 'https://evil.vn/a', keys: {} })],
	])('refuses a device with a wrong %s: %s', (field, value) =>
		expect(() => sender.check({ ...device, [field]: value })).toThrow(
			expect.objectContaining({ code: 'BAD_INPUT', details: { fields: [{ path: field, code: 'invalid' }] } }),
		),
	);
});
