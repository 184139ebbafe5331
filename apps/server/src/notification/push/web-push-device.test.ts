import { describe, expect, it } from 'vitest';
import { readSubscription } from './web-push-device.ts';

// RFC 8291, appendix A.
const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const auth = 'BTBZMqHH6r4Tts7J_aSIgg';

const token = (changes: object = {}) =>
	JSON.stringify({ endpoint: 'https://fcm.googleapis.com/fcm/send/a', keys: { p256dh, auth }, ...changes });
const production = { allowLoopback: false };
const development = { allowLoopback: true };

describe('a subscription', () => {
	it.each([
		'https://fcm.googleapis.com/fcm/send/abc:def',
		'https://updates.push.services.mozilla.com/wpush/v2/abc',
		'https://wns2-sg2p.notify.windows.com/w/?token=abc',
		'https://web.push.apple.com/abc',
		'https://FCM.googleapis.com/a',
		'https://fcm.googleapis.com:443/a',
	])('may be at %s', (endpoint) => {
		expect(readSubscription(token({ endpoint }), production)).toEqual({
			endpoint: new URL(endpoint).href,
			keys: { p256dh, auth },
		});
	});

	it.each([
		'http://fcm.googleapis.com/a',
		'https://fcm.googleapis.com.evil.vn/a',
		'https://evilfcm.googleapis.com/a',
		'https://a.fcm.googleapis.com/a',
		'https://fcm.googleapis.com./a',
		'https://fcm.googleapis.com@evil.vn/a',
		'https://evil.vn#@fcm.googleapis.com/a',
		'https://evil.vn\\@fcm.googleapis.com/a',
		'https://user@fcm.googleapis.com/a',
		'https://:password@fcm.googleapis.com/a',
		'https://fcm.googleapis.com:8443/a',
		'https://push.services.mozilla.com.evil.vn/a',
		'https://evilpush.services.mozilla.com/a',
		'https://xpush.apple.com/a',
		'https://notify.windows.com/a',
		'https://ｆcm.googleapis.com.evil.vn/a',
		'https://127.0.0.1/a',
		'https://10.0.0.1/a',
		'https://169.254.169.254/latest/meta-data',
		'https://[::1]/a',
		'https://2130706433/a',
		'https://localhost/a',
		'file:///etc/passwd',
		'javascript:alert(1)',
		'//fcm.googleapis.com/a',
		'/a',
		'',
	])('is not at %s', (endpoint) => {
		expect(readSubscription(token({ endpoint }), production)).toBeUndefined();
		expect(readSubscription(token({ endpoint }), development)).toBeUndefined();
	});

	it.each(['http://127.0.0.1:4010/push/a', 'http://localhost:4010/push/a', 'http://[::1]:4010/push/a'])(
		'may be at the sandbox in development, and never in production: %s',
		(endpoint) => {
			expect(readSubscription(token({ endpoint }), development)?.endpoint).toBe(endpoint);
			expect(readSubscription(token({ endpoint }), production)).toBeUndefined();
		},
	);

	it.each([
		['http://127.0.0.1.evil.vn/a'],
		['http://localhost.evil.vn/a'],
		['http://u@127.0.0.1:4010/a'],
		['http://10.0.0.1/a'],
	])('is nowhere else in development: %s', (endpoint) =>
		expect(readSubscription(token({ endpoint }), development)).toBeUndefined(),
	);

	const offCurve = Buffer.from(p256dh, 'base64url');
	offCurve[64] = (offCurve[64] ?? 0) ^ 1;
	it.each([
		['no JSON', '{'],
		['nothing', 'null'],
		['a list', '[]'],
		['no keys', token({ keys: undefined })],
		['a short key', token({ keys: { p256dh: p256dh.slice(0, 40), auth } })],
		['a key that is not on the curve', token({ keys: { p256dh: offCurve.toString('base64url'), auth } })],
		['a key in other letters', token({ keys: { p256dh: `${p256dh.slice(0, -1)}!`, auth } })],
		['a short secret', token({ keys: { p256dh, auth: auth.slice(0, 12) } })],
		['numbers', token({ keys: { p256dh: 1, auth: 2 } })],
		['too much', token({ endpoint: `https://fcm.googleapis.com/${'a'.repeat(2_000)}` })],
	])('is not %s', (_name, given) => expect(readSubscription(given, production)).toBeUndefined());

	it('is more than we need, of which the rest is left', () =>
		expect(readSubscription(token({ expirationTime: null, other: 1 }), production)).toEqual({
			endpoint: 'https://fcm.googleapis.com/fcm/send/a',
			keys: { p256dh, auth },
		}));
});
