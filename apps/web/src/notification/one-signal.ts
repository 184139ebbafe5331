const ID_TIMEOUT_MS = 15_000;

/** A message as OneSignal gives it to its listeners. */
export interface OneSignalMessage {
	notification: { additionalData?: { id?: string; link?: string | null; planningCheckRequestId?: string | null } };
}

type MessageEventName = 'foregroundWillDisplay' | 'dismiss' | 'click';

/** What we use of OneSignal's page script (web SDK v16). */
export interface OneSignal {
	init: (options: {
		appId: string;
		/** A local site has no certificate. */
		allowLocalhostAsSecureOrigin: boolean;
		serviceWorkerPath: string;
		serviceWorkerParam: { scope: string };
	}) => Promise<void>;
	login: (externalId: string) => Promise<void>;
	logout: () => Promise<void>;
	User: {
		externalId?: string | undefined;
		PushSubscription: {
			id?: string | null | undefined;
			token?: string | null | undefined;
			optedIn?: boolean | undefined;
			optIn: () => Promise<void>;
			optOut: () => Promise<void>;
			addEventListener: (name: 'change', listener: () => void) => void;
			removeEventListener: (name: 'change', listener: () => void) => void;
		};
	};
	Notifications: { addEventListener: (name: MessageEventName, listener: (event: OneSignalMessage) => void) => void };
}

type OneSignalTask = (oneSignal: OneSignal) => void;

declare global {
	interface Window {
		/** What is to be done once the script is there, which then takes more itself. */
		OneSignalDeferred?: { push: (task: OneSignalTask) => unknown };
	}
}

let loading: Promise<OneSignal> | undefined;

/** OneSignal's script, loaded once and only when it is wanted: whoever takes no messages never meets it. */
export function loadOneSignal({ appId, script }: { appId: string; script: string }): Promise<OneSignal> {
	loading ??= new Promise<OneSignal>((resolve, reject) => {
		const waiting = window.OneSignalDeferred ?? ([] as OneSignalTask[]);
		window.OneSignalDeferred = waiting;
		waiting.push((oneSignal) =>
			oneSignal
				.init({
					appId,
					allowLocalhostAsSecureOrigin: ['localhost', '127.0.0.1'].includes(location.hostname),
					// Its worker beside ours, each with what is pushed to it.
					serviceWorkerPath: 'onesignal/worker.js',
					serviceWorkerParam: { scope: '/onesignal/' },
				})
				.then(() => resolve(oneSignal), reject),
		);
		const element = document.createElement('script');
		element.src = script;
		element.async = true;
		element.onerror = () => reject(new Error('The script of the push service could not be loaded.'));
		document.head.append(element);
	}).catch((error) => {
		loading = undefined;
		throw error;
	});
	return loading;
}

/** This browser's id and token at OneSignal, which come some time after the person agreed. */
export function readSubscription({ User }: OneSignal): Promise<{ deviceId: string; deviceToken: string }> {
	const { PushSubscription: subscription } = User;
	return new Promise((resolve, reject) => {
		const finish = (done: () => void) => {
			clearTimeout(timer);
			subscription.removeEventListener('change', look);
			done();
		};
		const look = () => {
			const { id, token } = subscription;
			if (id && token) finish(() => resolve({ deviceId: id, deviceToken: token }));
		};
		const timer = setTimeout(
			() => finish(() => reject(new Error('The push service gave this browser no address.'))),
			ID_TIMEOUT_MS,
		);
		subscription.addEventListener('change', look);
		look();
	});
}
