import type { Locale } from '@ancu/forms/format';
import { type Env, siteOf } from '../../env.ts';
import { createOneSignal } from './one-signal.ts';
import { createWebPush } from './web-push.ts';

/** What is pushed: ids, a localized title and when not to ring, nothing personal. */
export interface PushMessage {
	/** Id of the notification. */
	id: string;
	tag: string;
	title: string;
	/** Path on this site. */
	link: string | null;
	planningCheckRequestId: string | null;
	locale: Locale;
	/** Account that it is for: whoever signed in since must not see it. */
	accountId: string;
	/** When nothing rings for it, HH:MM in Vietnam; null for never. A device that was off may get it then. */
	quiet: { from: string; to: string } | null;
}

/** A browser, as `setDevice` tells of it. */
export interface PushDevice {
	deviceId: string;
	deviceToken: string;
	appId: string;
}

/** The service that carries messages to browsers. */
export interface PushSender {
	/** The application id that devices register with: `web` for Web Push, else OneSignal's. */
	appId: string;
	/** Throws AppError('BAD_INPUT', …) when this is no device that the sender can reach (wrong app, shape, host). */
	check: (device: PushDevice) => void;
	/** `gone`: forget the device. Throws when it is worth another try, and `InVain` where none is. A message that is sent twice is shown once. */
	send: (device: PushDevice, message: PushMessage) => Promise<'sent' | 'gone'>;
}

/** The sender that the environment asks for. */
export function createPush({ push, ...site }: Pick<Env, 'push' | 'publicUrl' | 'host' | 'port'>): PushSender {
	return push.kind === 'web' ? createWebPush(push) : createOneSignal({ ...push, origin: siteOf(site) });
}
