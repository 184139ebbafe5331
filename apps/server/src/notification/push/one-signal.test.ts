import { randomUUID } from 'node:crypto';
import { startSandbox } from '@ancu/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../env.ts';
import { newMessage } from './push.fixtures.ts';
import { createPush, type PushDevice, type PushSender } from './push.ts';

const appId = randomUUID();
const device: PushDevice = { deviceId: randomUUID(), deviceToken: 'token', appId };

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let sender: PushSender;
beforeAll(async () => {
	sandbox = await startSandbox({ port: 0, smtpPort: 0, oneSignalKey: 'the-key' });
	sender = senderWith('the-key');
});
afterAll(() => sandbox.close());

const senderWith = (key: string, url = `${sandbox.url}/onesignal/`) =>
	createPush(
		readEnv({
			NODE_ENV: 'test',
			PUBLIC_URL: 'https://ancu.test',
			ONESIGNAL_APP_ID: appId,
			ONESIGNAL_KEY: key,
			ONESIGNAL_URL: url,
		}),
	);
const browser = (externalId: string, optedIn = true, id: string = randomUUID()) =>
	fetch(`${sandbox.url}/onesignal/browsers/${id}`, {
		method: 'PUT',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ externalId, optedIn }),
	});
const received = async (account: string) => (await fetch(`${sandbox.url}/onesignal.json?to=${account}`)).json();

describe('OneSignal', () => {
	it('brings a message to an account once, whichever of its devices it is sent to', async () => {
		const message = newMessage({ planningCheckRequestId: randomUUID() });
		await browser(message.accountId);
		await browser(message.accountId);
		await expect(sender.send(device, message)).resolves.toBe('sent');
		await expect(sender.send({ ...device, deviceId: randomUUID() }, message)).resolves.toBe('sent');
		expect(await received(message.accountId)).toMatchObject([
			{
				heading: 'An Cư',
				text: message.title,
				url: `https://ancu.test/planning-check?id=${message.planningCheckRequestId}`,
				data: {
					id: message.id,
					tag: message.tag,
					link: message.link,
					planningCheckRequestId: message.planningCheckRequestId,
				},
			},
		]);
	});

	it('leads to where the message leads, or to all messages', async () => {
		const [one, other] = [newMessage({ link: '/setting/wallet' }), newMessage({ link: null })];
		for (const message of [one, other]) {
			await browser(message.accountId);
			await sender.send(device, message);
		}
		expect(await received(one.accountId)).toMatchObject([{ url: 'https://ancu.test/setting/wallet' }]);
		expect(await received(other.accountId)).toMatchObject([{ url: 'https://ancu.test/notification' }]);
	});

	it('says that a device is gone: nobody is subscribed, nobody is known, another app', async () => {
		const message = newMessage();
		await expect(sender.send(device, message)).resolves.toBe('gone');
		const unsubscribed = newMessage();
		await browser(unsubscribed.accountId, false);
		await expect(sender.send(device, unsubscribed)).resolves.toBe('gone');
		await expect(sender.send({ ...device, appId: 'web' }, message)).resolves.toBe('gone');
	});

	it('is to be tried again where it was refused or not reached, and does not tell its key', async () => {
		const error = await senderWith('a-wrong-key').send(device, newMessage()).catch(String);
		expect(error).toContain('403');
		expect(error).not.toContain('a-wrong-key');
		await expect(senderWith('the-key', 'http://127.0.0.1:1').send(device, newMessage())).rejects.toThrow();
		await expect(senderWith('the-key', sandbox.url).send(device, newMessage())).rejects.toThrow('404');
	});

	it.each<[keyof PushDevice, string]>([
		['appId', 'web'],
		['deviceId', '1'],
		['deviceToken', ''],
		['deviceToken', 'a'.repeat(5_000)],
	])('refuses a device with a wrong %s', (field, value) => {
		expect(() => sender.check(device)).not.toThrow();
		expect(() => sender.check({ ...device, [field]: value })).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
	});
});
