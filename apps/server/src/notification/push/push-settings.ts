import { createECDH } from 'node:crypto';
import { z } from 'zod/mini';
import { isGuarded } from '../../loopback.ts';

export interface WebPushSettings {
	kind: 'web';
	/** A P-256 point, base64url. Browsers subscribe with it. */
	publicKey: string;
	/** Its scalar, base64url. */
	privateKey: string;
	/** Whom a push service tells of trouble, as `mailto:…` or `https://…`. */
	subject: string;
	/** Devices may be at the sandbox. */
	allowLoopback: boolean;
}

export interface OneSignalSettings {
	kind: 'onesignal';
	/** A UUID. */
	appId: string;
	/** Of its REST API. */
	key: string;
	/** Of its REST API, as `https://api.onesignal.com`, without a slash at the end. */
	url: string;
	/** Address of its page script. */
	script: string;
}

/** How messages come to browsers. */
export type PushSettings = WebPushSettings | OneSignalSettings;

const text = z.optional(z.string().check(z.minLength(1)));
const url = z.optional(z.url({ protocol: /^https?$/ }));

/** The variables that settings are read from. */
export const pushVariables = {
	VAPID_PUBLIC_KEY: text,
	VAPID_PRIVATE_KEY: text,
	VAPID_SUBJECT: z.optional(z.string().check(z.regex(/^(mailto:.+@.+|https:\/\/.+)$/, 'mailto:… or https://…'))),
	ONESIGNAL_APP_ID: z.optional(z.uuid()),
	ONESIGNAL_KEY: text,
	ONESIGNAL_URL: url,
	ONESIGNAL_SCRIPT: url,
};

const vapidNames = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;
const oneSignalNames = ['ONESIGNAL_APP_ID', 'ONESIGNAL_KEY'] as const;
const addressNames = ['ONESIGNAL_URL', 'ONESIGNAL_SCRIPT'] as const;

type Name = keyof typeof pushVariables;
export type PushValues = { [name in Name]?: string | undefined } & {
	NODE_ENV: 'development' | 'production' | 'test';
};

/** Everybody can read them here. */
const developmentKeys = {
	publicKey: 'BAoVd1yBeJ3_oMNjKJT0KJOCHVAmCuZR0erWtwkVN2De7nwpHTjUpAZ3CezTxDuGRhgQVFwKFWAWzmCvVx5dCXY',
	privateKey: 'WSycn8YcPBi4eQu5cJF_dMHMwj_8Jxzg1cOyLSpb4jU',
	subject: 'mailto:dev@ancu.test',
};
const oneSignalDefaults = {
	url: 'https://api.onesignal.com',
	script: 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js',
};

/** What is wrong with the variables, each with its name. */
export function problemsOfPush(values: PushValues): string[] {
	const isProduction = values.NODE_ENV === 'production';
	const vapid = vapidNames.filter((name) => values[name]);
	const oneSignal = [...oneSignalNames, ...addressNames].filter((name) => values[name]);
	if (vapid.length > 0 && oneSignal.length > 0)
		return [`${oneSignal[0]}: there is ${vapid[0]} too, and one service is enough`];
	if (isProduction && vapid.length === 0 && oneSignal.length === 0)
		return ['VAPID_PUBLIC_KEY: production needs it, or ONESIGNAL_APP_ID'];
	const missing = [...missingOf(vapidNames, vapid, values), ...missingOf(oneSignalNames, oneSignal, values)];
	// Whoever serves the script can do whatever the person can.
	const unsafe = addressNames.filter((name) => {
		const address = values[name];
		return address && !isGuarded(address, values.NODE_ENV);
	});
	return [
		...missing,
		...unsafe.map((name) => `${name}: it begins with https://`),
		...(vapid.length > 0 && missing.length === 0 ? problemsOfKeys(values) : []),
	];
}

function missingOf(names: readonly Name[], given: readonly Name[], values: PushValues): string[] {
	if (given.length === 0) return [];
	return names.filter((name) => !values[name]).map((name) => `${name}: ${given.join(', ')} needs it`);
}

function problemsOfKeys({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY = '', NODE_ENV }: PushValues): string[] {
	if (NODE_ENV === 'production' && VAPID_PRIVATE_KEY === developmentKeys.privateKey)
		return ['VAPID_PRIVATE_KEY: everybody knows this one, it is the development key'];
	return publicKeyOf(VAPID_PRIVATE_KEY) === VAPID_PUBLIC_KEY
		? []
		: ['VAPID_PUBLIC_KEY: it is not the one of VAPID_PRIVATE_KEY (npx web-push generate-vapid-keys makes a pair)'];
}

/** The public key of a private one, both base64url; undefined when it is none. */
function publicKeyOf(privateKey: string): string | undefined {
	try {
		const pair = createECDH('prime256v1');
		pair.setPrivateKey(privateKey, 'base64url');
		return pair.getPublicKey('base64url');
	} catch {
		return undefined;
	}
}

/** Reads variables that have no problems. */
export function readPush(values: PushValues): PushSettings {
	const { ONESIGNAL_APP_ID: appId, ONESIGNAL_KEY: key } = values;
	if (appId && key) {
		return {
			kind: 'onesignal',
			appId,
			key,
			url: (values.ONESIGNAL_URL ?? oneSignalDefaults.url).replace(/\/+$/, ''),
			script: values.ONESIGNAL_SCRIPT ?? oneSignalDefaults.script,
		};
	}
	const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = values;
	const keys = publicKey && privateKey && subject ? { publicKey, privateKey, subject } : developmentKeys;
	return { kind: 'web', ...keys, allowLoopback: values.NODE_ENV !== 'production' };
}
