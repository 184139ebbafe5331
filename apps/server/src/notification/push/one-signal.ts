import { z } from 'zod/mini';
import { badField } from '../../graphql/app-error.ts';
import { uuidOf } from '../../graphql/uuid.ts';
import { askService } from './ask-service.ts';
import type { PushDevice, PushMessage, PushSender } from './push.ts';
import type { OneSignalSettings } from './push-settings.ts';

const SITE_NAME = 'An Cư';
const TTL_S = 3 * 86_400;
const TOKEN_MAX = 4_096;

const answerSchema = z.object({
	/** Empty: nobody got it. */
	id: z.optional(z.nullable(z.string())),
	errors: z.optional(z.unknown()),
});

export interface OneSignalOptions extends OneSignalSettings {
	/** Where people reach the site: OneSignal opens whole addresses. */
	origin: string;
}

/**
 * Messages by OneSignal's REST API, to one browser each, by the subscription id that it registered as its device. Not to the account,
 * whose browsers OneSignal knows too: a session that has ended elsewhere is none of its business. A message that is sent again carries
 * the same idempotency key, and OneSignal drops the repeat.
 */
export function createOneSignal({ appId, key, url, origin }: OneSignalOptions): PushSender {
	return {
		appId,
		check(device) {
			if (device.appId !== appId) throw badField('appId', 'invalid');
			if (!z.safeParse(z.uuid(), device.deviceId).success) throw badField('deviceId', 'invalid');
			if (!device.deviceToken || device.deviceToken.length > TOKEN_MAX) throw badField('deviceToken', 'invalid');
		},
		async send(device, message) {
			// Registered under other settings: it cannot be reached any more.
			if (device.appId !== appId) return 'gone';
			const response = await askService(
				`${url}/notifications`,
				{ 'content-type': 'application/json', authorization: `Key ${key}` },
				JSON.stringify({ app_id: appId, ...bodyOf(device, message, origin) }),
			);
			if (!response.ok) throw new Error(`OneSignal answered ${response.status}.`);
			const { data } = z.safeParse(answerSchema, await response.json().catch(() => undefined));
			if (data?.id) return 'sent';
			if (isNobody(data?.errors)) return 'gone';
			throw new Error('OneSignal sent nothing.');
		},
	};
}

function bodyOf(
	{ deviceId }: PushDevice,
	{ id, tag, title, link, planningCheckRequestId }: PushMessage,
	origin: string,
) {
	const path = planningCheckRequestId ? `/planning-check?id=${planningCheckRequestId}` : (link ?? '/notification');
	return {
		target_channel: 'push',
		include_subscription_ids: [deviceId],
		// English is what OneSignal falls back to, and the title is in the reader's language already.
		headings: { en: SITE_NAME, vi: SITE_NAME },
		contents: { en: title, vi: title },
		data: { id, tag, link, planningCheckRequestId },
		// As our own worker leads: the page says then that it was seen.
		web_url: `${origin}${path}#${new URLSearchParams({ notification: id })}`,
		web_push_topic: id,
		ttl: TTL_S,
		idempotency_key: uuidOf(`${id} ${deviceId}`, 'sha1'),
	};
}

/** Whether nobody is there to get it: a browser that OneSignal does not know, or that unsubscribed. */
function isNobody(errors: unknown): boolean {
	if (Array.isArray(errors)) return errors.some((error) => /not subscribed/i.test(String(error)));
	return typeof errors === 'object' && errors !== null && 'invalid_player_ids' in errors;
}
