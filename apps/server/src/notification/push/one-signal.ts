import { z } from 'zod/mini';
import { badField } from '../../graphql/app-error.ts';
import { askService } from './ask-service.ts';
import type { PushMessage, PushSender } from './push.ts';
import type { OneSignalSettings } from './push-settings.ts';

const SITE_NAME = 'An Cư';
const TTL_S = 3 * 86_400;
const MAX_TOKEN = 4_096;

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
 * Messages by OneSignal's REST API. It knows the account by its external id and finds all of the account's browsers itself, so
 * a message that is sent to each device of an account is one message: all carry the notification's id as their idempotency key,
 * and OneSignal drops the repeats.
 */
export function createOneSignal({ appId, key, url, origin }: OneSignalOptions): PushSender {
	return {
		appId,
		check(device) {
			if (device.appId !== appId) throw badField('appId', 'invalid');
			if (!z.safeParse(z.uuid(), device.deviceId).success) throw badField('deviceId', 'invalid');
			if (!device.deviceToken || device.deviceToken.length > MAX_TOKEN) throw badField('deviceToken', 'invalid');
		},
		async send(device, message) {
			// Registered under other settings: it cannot be reached any more.
			if (device.appId !== appId) return 'gone';
			const response = await askService(
				`${url}/notifications`,
				{ 'content-type': 'application/json', authorization: `Key ${key}` },
				JSON.stringify({ app_id: appId, ...bodyOf(message, origin) }),
			);
			if (!response.ok) throw new Error(`OneSignal answered ${response.status}.`);
			const { data } = z.safeParse(answerSchema, await response.json().catch(() => undefined));
			if (data?.id) return 'sent';
			if (isNobody(data?.errors)) return 'gone';
			throw new Error('OneSignal sent nothing.');
		},
	};
}

function bodyOf({ id, tag, title, link, planningCheckRequestId, accountId }: PushMessage, origin: string) {
	const path = planningCheckRequestId ? `/planning-check?id=${planningCheckRequestId}` : (link ?? '/notification');
	return {
		target_channel: 'push',
		include_aliases: { external_id: [accountId] },
		// English is what OneSignal falls back to, and the title is in the reader's language already.
		headings: { en: SITE_NAME, vi: SITE_NAME },
		contents: { en: title, vi: title },
		data: { id, tag, link, planningCheckRequestId },
		web_url: `${origin}${path}`,
		web_push_topic: id,
		ttl: TTL_S,
		idempotency_key: id,
	};
}

/** Whether nobody is there to get it: an account that OneSignal does not know, or whose browsers all unsubscribed. */
function isNobody(errors: unknown): boolean {
	if (Array.isArray(errors)) return errors.some((error) => /not subscribed/i.test(String(error)));
	return typeof errors === 'object' && errors !== null && 'invalid_aliases' in errors;
}
