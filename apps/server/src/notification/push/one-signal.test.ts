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
/** A browser that OneSignal knows, as our device. */
async function browser(externalId: string | null = randomUUID(), optedIn = true): Promise<PushDevice> {
	const deviceId = randomUUID();
	await fetch(`${sandbox.url}/onesignal/browsers/${deviceId}`, {
		method: 'PUT',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ externalId, optedIn }),
	});
	return { ...device, deviceId };
}
const received = async ({ deviceId }: PushDevice) =>
	(await fetch(`${sandbox.url}/onesignal.json?to=${deviceId}`)).json();

describe('OneSignal', () => {
	it('brings a message to one browser once, and to no other of its account', async () => {
		const message = newMessage({ planningCheckRequestId: randomUUID() });
		const [here, there, ended] = [
			await browser(message.accountId),
			await browser(message.accountId),
			await browser(message.accountId),
		];
		for (const one of [here, here, there]) await expect(sender.send(one, message)).resolves.toBe('sent');
		expect([await received(there), await received(ended)]).toMatchObject([[{ data: { id: message.id } }], []]);
		expect(await received(here)).toMatchObject([
			{
				heading: 'An Cư',
				text: message.title,
				url: `https://ancu.test/planning-check?id=${message.planningCheckRequestId}#notification=${message.id}`,
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
		const here = await browser();
		for (const message of [one, other]) await sender.send(here, message);
		expect(await received(here)).toMatchObject([
			{ url: `https://ancu.test/notification#notification=${other.id}` },
			{ url: `https://ancu.test/setting/wallet#notification=${one.id}` },
		]);
	});

	it('says that a device is gone: it is not known, it unsubscribed, another app', async () => {
		const message = newMessage();
		await expect(sender.send(device, message)).resolves.toBe('gone');
		await expect(sender.send(await browser(message.accountId, false), message)).resolves.toBe('gone');
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
