/**
 * Stands in for OneSignal's page script (web SDK v16), as far as a website of ours uses it. A test shows, opens and dismisses
 * messages by `OneSignal.sandbox`.
 */
(() => {
	const service = new URL('.', document.currentScript.src);
	const key = 'onesignal-sandbox';
	const kept = { id: crypto.randomUUID(), token: crypto.randomUUID(), optedIn: false, externalId: null };
	const state = { ...kept, ...JSON.parse(localStorage.getItem(key) ?? '{}') };

	const listeners = new Map();
	const listen = (name, listener) => listeners.set(name, [...(listeners.get(name) ?? []), listener]);
	const unlisten = (name, listener) =>
		listeners.set(
			name,
			(listeners.get(name) ?? []).filter((other) => other !== listener),
		);
	const emit = (name, event) => {
		for (const listener of listeners.get(name) ?? []) listener(event);
	};

	const current = () => (state.optedIn ? { id: state.id, token: state.token, optedIn: true } : { optedIn: false });
	async function change(changes) {
		const previous = current();
		Object.assign(state, changes);
		localStorage.setItem(key, JSON.stringify(state));
		await fetch(new URL(`browsers/${state.id}`, service), {
			method: 'PUT',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ externalId: state.externalId, optedIn: state.optedIn }),
		});
		emit('change', { previous, current: current() });
	}

	/** As OneSignal gives a message to its listeners. */
	const eventOf = (message) => ({
		notification: { notificationId: message.id, body: message.text, additionalData: message.data, display() {} },
		preventDefault() {},
	});

	const OneSignal = {
		async init({ appId }) {
			OneSignal.sandbox.appId = appId;
		},
		login: (externalId) => change({ externalId }),
		logout: () => change({ externalId: null }),
		User: {
			get externalId() {
				return state.externalId ?? undefined;
			},
			PushSubscription: {
				get id() {
					return current().id;
				},
				get token() {
					return current().token;
				},
				get optedIn() {
					return state.optedIn;
				},
				optIn: () => change({ optedIn: true }),
				optOut: () => change({ optedIn: false }),
				addEventListener: listen,
				removeEventListener: unlisten,
			},
		},
		Notifications: {
			get permission() {
				return Notification.permission === 'granted';
			},
			requestPermission: async () => (await Notification.requestPermission()) === 'granted',
			addEventListener: listen,
			removeEventListener: unlisten,
		},
		/** What a person does with a message of `/onesignal.json`. */
		sandbox: {
			appId: undefined,
			show: (message) => emit('foregroundWillDisplay', eventOf(message)),
			open: (message) => emit('click', { ...eventOf(message), result: { url: message.url } }),
			dismiss: (message) => emit('dismiss', eventOf(message)),
		},
	};

	window.OneSignal = OneSignal;
	const waiting = window.OneSignalDeferred ?? [];
	window.OneSignalDeferred = { push: (task) => task(OneSignal) };
	for (const task of waiting) task(OneSignal);
})();
