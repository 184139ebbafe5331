import { languageTag, primaryTag } from '@ancu/forms/format';
import webPush from 'web-push';
import { badField } from '../../graphql/app-error.ts';
import { InVain } from '../../job/in-vain.ts';
import { askService } from './ask-service.ts';
import type { PushMessage, PushSender } from './push.ts';
import type { WebPushSettings } from './push-settings.ts';
import { readSubscription } from './web-push-device.ts';

const APP_ID = 'web';
/** How long a push service keeps a message for a browser that is off. The inbox has it anyway. */
const TTL_S = 3 * 86_400;
/** RFC 8291: 4096 bytes on the wire, of which encryption takes 103. */
const BYTES_MAX = 3_993;
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Messages by Web Push (RFC 8030, 8291, 8292), straight to the push services of browsers. */
export function createWebPush({ publicKey, privateKey, subject, allowLoopback }: WebPushSettings): PushSender {
	return {
		appId: APP_ID,
		check({ deviceId, deviceToken, appId }) {
			if (appId !== APP_ID) throw badField('appId', 'invalid');
			if (!uuid.test(deviceId)) throw badField('deviceId', 'invalid');
			if (!readSubscription(deviceToken, { allowLoopback })) throw badField('deviceToken', 'invalid');
		},
		async send({ deviceToken, appId }, message) {
			const subscription = readSubscription(deviceToken, { allowLoopback });
			// Registered under other settings: it cannot be reached any more.
			if (appId !== APP_ID || !subscription) return 'gone';
			const { headers, body } = webPush.generateRequestDetails(subscription, payloadOf(message), {
				vapidDetails: { subject, publicKey, privateKey },
				TTL: TTL_S,
				urgency: 'normal',
				// One that waits there is replaced by its repeat.
				topic: message.id.replaceAll('-', ''),
			});
			// fetch finds the length by itself.
			const { 'Content-Length': _length, ...sent } = headers;
			const named = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]));
			const { status } = await askService(subscription.endpoint, named, new Uint8Array(body));
			if (status === 404 || status === 410) return 'gone';
			// Our keys are not those that it subscribed with: it, or our settings, are of before.
			if (status === 401 || status === 403) throw new InVain(`The push service answered ${status}.`);
			// The address is a secret between browser and push service: it is not told.
			if (status < 200 || status > 299) throw new Error(`The push service answered ${status}.`);
			return 'sent';
		},
	};
}

/** What the service worker reads: see apps/web/public/service-worker.js. */
function payloadOf({ locale, ...message }: PushMessage): string {
	const lang = primaryTag(languageTag(locale));
	const payload = JSON.stringify({ ...message, lang });
	const bytes = Buffer.byteLength(payload);
	if (bytes > BYTES_MAX) throw new RangeError(`A push message of ${bytes} bytes is too long: ${BYTES_MAX} fit.`);
	return payload;
}
