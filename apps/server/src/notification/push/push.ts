import type { Locale } from '@ancu/forms/format';
import type { Env } from '../../env.ts';
import { AppError } from '../../graphql/app-error.ts';

/** What is pushed: ids and a localized title only, nothing personal. */
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
}

export interface PushDevice {
	deviceId: string;
	deviceToken: string;
	appId: string;
}

export interface PushSender {
	/** The application id that devices register with: `web` for Web Push, else OneSignal's. */
	appId: string;
	/** Throws AppError('BAD_INPUT', …) when this is no device that the sender can reach (wrong app, shape, host). */
	check: (device: PushDevice) => void;
	/** `gone`: forget the device. Throws when it is worth another try. */
	send: (device: PushDevice, message: PushMessage) => Promise<'sent' | 'gone'>;
}

/** The sender that the environment asks for. */
export function createPush(_env: Env): PushSender {
	return {
		appId: 'web',
		check: ({ appId, deviceToken }) => {
			if (appId !== 'web') throw new AppError('BAD_INPUT', { fields: [{ path: 'appId', code: 'unknown' }] });
			if (!deviceToken.startsWith('{'))
				throw new AppError('BAD_INPUT', { fields: [{ path: 'deviceToken', code: 'invalid' }] });
		},
		send: () => Promise.reject(new Error('not built')),
	};
}
