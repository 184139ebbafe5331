import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { readEnv } from '../../env.ts';
import { production } from '../../testing/production.ts';

const read = (variables: Record<string, string | undefined> = {}) => readEnv({ NODE_ENV: 'test', ...variables });
const keys = () => {
	const { publicKey, privateKey } = webPush.generateVAPIDKeys();
	return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:a@ancu.test' };
};
const oneSignal = { ONESIGNAL_APP_ID: randomUUID(), ONESIGNAL_KEY: 'key' };
const without = { VAPID_PUBLIC_KEY: undefined, VAPID_PRIVATE_KEY: undefined, VAPID_SUBJECT: undefined };

describe('how messages are pushed', () => {
	it('is Web Push with keys that everybody can read, in development', () => {
		const { push } = read();
		expect(push).toMatchObject({ kind: 'web', subject: 'mailto:dev@ancu.test', allowLoopback: true });
		if (push.kind !== 'web') throw new Error('Development pushes by Web Push.');
		const { publicKey, privateKey, subject } = push;
		const given = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject };
		expect(() => read(given)).not.toThrow();
		expect(() => readEnv({ ...production, ...given })).toThrow('everybody knows this one');
	});

	it('is Web Push with keys of its own, without the sandbox in production', () => {
		const given = keys();
		expect(readEnv({ ...production, ...given }).push).toEqual({
			kind: 'web',
			publicKey: given.VAPID_PUBLIC_KEY,
			privateKey: given.VAPID_PRIVATE_KEY,
			subject: given.VAPID_SUBJECT,
			allowLoopback: false,
		});
	});

	it('is OneSignal, at its own addresses or at others', () => {
		expect(readEnv({ ...production, ...without, ...oneSignal }).push).toEqual({
			kind: 'onesignal',
			appId: oneSignal.ONESIGNAL_APP_ID,
			key: 'key',
			url: 'https://api.onesignal.com',
			script: 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js',
		});
		const local = { ONESIGNAL_URL: 'http://127.0.0.1:4010/onesignal/', ONESIGNAL_SCRIPT: 'http://127.0.0.1:4010/a.js' };
		expect(read({ ...oneSignal, ...local }).push).toMatchObject({
			url: 'http://127.0.0.1:4010/onesignal',
			script: 'http://127.0.0.1:4010/a.js',
		});
	});

	it.each<[string, Record<string, string | undefined>, string]>([
		['half of the keys', { ...keys(), VAPID_SUBJECT: undefined }, 'VAPID_SUBJECT: VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY'],
		['keys of two pairs', { ...keys(), VAPID_PUBLIC_KEY: keys().VAPID_PUBLIC_KEY }, 'VAPID_PUBLIC_KEY: it is not'],
		['a key that is none', { ...keys(), VAPID_PRIVATE_KEY: 'x' }, 'VAPID_PUBLIC_KEY: it is not'],
		['nobody to tell of trouble', { ...keys(), VAPID_SUBJECT: 'an' }, 'VAPID_SUBJECT: mailto'],
		['two services', { ...keys(), ...oneSignal }, 'one service is enough'],
		['an app without its key', { ONESIGNAL_APP_ID: randomUUID() }, 'ONESIGNAL_KEY: ONESIGNAL_APP_ID needs it'],
		['an address without an app', { ONESIGNAL_URL: 'https://a.test' }, 'ONESIGNAL_APP_ID: ONESIGNAL_URL needs it'],
		['an app that is none', { ...oneSignal, ONESIGNAL_APP_ID: 'app' }, 'ONESIGNAL_APP_ID'],
		['a script that anybody could change', { ...oneSignal, ONESIGNAL_SCRIPT: 'http://a.test/a.js' }, 'https://'],
	])('is refused where it is %s', (_name, variables, problem) => expect(() => read(variables)).toThrow(problem));

	it('must be told in production', () => {
		expect(() => readEnv({ ...production, ...without })).toThrow(
			'VAPID_PUBLIC_KEY: production needs it, or ONESIGNAL_APP_ID',
		);
		const local = { ONESIGNAL_SCRIPT: 'http://127.0.0.1:4010/a.js' };
		expect(() => readEnv({ ...production, ...without, ...oneSignal, ...local })).toThrow('ONESIGNAL_SCRIPT');
	});
});
