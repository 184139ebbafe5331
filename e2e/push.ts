/**
 * Push end to end, without a push service of the browser's maker: the browser's `PushManager` is replaced by one whose
 * subscriptions come from the sandbox, and what the sandbox took for it is handed to the service worker by the debugger, as the
 * browser itself would. Our server encrypts, signs and sends as it always does, and the worker is the real one.
 *
 *     const push = await takePushes(page, site);      // before the page is opened
 *     …                                               // somebody switches messages on, and something happens to them
 *     await push.deliver('planning');                 // waits until the server has sent it, then the browser shows it
 *     await push.open('planning');                    // as if it was clicked
 */
import { expect, type Page } from '@playwright/test';
import type { Site } from './site.ts';

/** A message as the server pushed it. */
export interface Pushed {
	id: string;
	tag: string;
	title: string;
	link: string | null;
	planningCheckRequestId: string | null;
	lang: string;
	accountId: string;
}

/** Where this browser's messages come in. */
export interface PushBridge {
	/** Hands a message to the service worker, as if the push service had brought it, and waits until it is shown. */
	show: <Message extends { id: string }>(message: Message) => Promise<void>;
	/** Hands over a message that is not to be shown. */
	drop: (message: object) => Promise<void>;
	/** Waits for the newest message of the server whose tag begins so, and shows it. */
	deliver: (tag?: string) => Promise<Pushed>;
	/** Titles that stand on the screen. */
	titles: () => Promise<string[]>;
	/** Somebody clicks the message with this id. */
	open: (id: string) => Promise<void>;
	/** Somebody closes it. */
	dismiss: (id: string) => Promise<void>;
	/** Whether the browser is subscribed. */
	isSubscribed: () => Promise<boolean>;
}

interface Kept {
	endpoint: string;
	keys: { p256dh: string; auth: string };
}

/** Lets a page take pushes, from before it is opened on. */
export async function takePushes(page: Page, site: Site): Promise<PushBridge> {
	const context = page.context();
	await context.grantPermissions(['notifications'], { origin: site.url });
	const ask = async (path: string, body: object) => {
		const response = await fetch(site.post.url + path, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
		});
		return response.json();
	};
	await page.exposeFunction('sandboxSubscribe', (key: string) => ask('/push/subscribe', { applicationServerKey: key }));
	await page.exposeFunction('sandboxEnd', (endpoint: string) => ask('/__ctl/push', { endpoint, state: 'gone' }));
	await page.addInitScript(replacePushManager);
	await page.addInitScript(countShown);

	let registrationId: string | undefined;
	const cdp = await context.newCDPSession(page);
	cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
		for (const one of registrations) if (one.scopeURL === `${site.url}/`) registrationId = one.registrationId;
	});
	await cdp.send('ServiceWorker.enable');
	const delivered = new Set<string>();

	const bridge: PushBridge = {
		async show(message) {
			const before = await page.evaluate(readShown, message.id);
			await bridge.drop(message);
			// Chromium forgets what it is asked about while it is on its way to the screen.
			await expect.poll(() => page.evaluate(readShown, message.id)).toBeGreaterThan(before);
		},
		async drop(message) {
			// Ready is said while it is still being activated, and until it is, it takes no pushes.
			await page.evaluate(async () => {
				const { active } = await navigator.serviceWorker.ready;
				while (active && active.state !== 'activated')
					await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
			});
			await expect.poll(() => registrationId).toBeTruthy();
			await cdp.send('ServiceWorker.deliverPushMessage', {
				origin: site.url,
				registrationId: registrationId ?? '',
				data: JSON.stringify(message),
			});
		},
		async deliver(tag = '') {
			const endpoint = await page.evaluate(() => JSON.parse(localStorage.getItem('e2e-push') ?? '{}').endpoint);
			const find = async (): Promise<Pushed | undefined> => {
				const response = await fetch(`${site.post.url}/push.json?to=${encodeURIComponent(endpoint)}`);
				const all: Pushed[] = ((await response.json()) as { text: string }[]).map(({ text }) => JSON.parse(text));
				return all.find((message) => message.tag.startsWith(tag) && !delivered.has(message.id));
			};
			await expect.poll(find).toBeDefined();
			const message = await find();
			if (!message) throw new Error('The message is gone again.');
			delivered.add(message.id);
			await bridge.show(message);
			return message;
		},
		titles: () =>
			page.evaluate(async () => {
				const registration = await navigator.serviceWorker.ready;
				return (await registration.getNotifications()).map(({ title }) => title);
			}),
		open: (id) => happen('notificationclick', id),
		dismiss: (id) => happen('notificationclose', id),
		isSubscribed: () => page.evaluate(() => localStorage.getItem('e2e-push') !== null),
	};

	/** Tells the worker what a person did with a message. */
	async function happen(name: string, id: string): Promise<void> {
		const worker =
			context.serviceWorkers().find((one) => one.url() === `${site.url}/service-worker.js`) ??
			(await context.waitForEvent('serviceworker'));
		await expect.poll(() => worker.evaluate(isShown, id)).toBe(true);
		await worker.evaluate(dispatch, { name, id });
	}
	return bridge;
}

/** Runs in the worker. */
async function isShown(id: string): Promise<boolean> {
	const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
	return (await registration.getNotifications({ tag: id })).length > 0;
}

/** Runs in the worker. */
async function dispatch({ name, id }: { name: string; id: string }): Promise<void> {
	const scope = globalThis as unknown as {
		registration: ServiceWorkerRegistration;
		NotificationEvent: new (name: string, init: { notification: unknown }) => Event;
	};
	const [notification] = await scope.registration.getNotifications({ tag: id });
	if (name === 'notificationclose') notification?.close();
	dispatchEvent(new scope.NotificationEvent(name, { notification }));
}

/** Runs in the page, before its own scripts: counts what the worker says that it has shown. */
function countShown(): void {
	const shown: Record<string, number> = {};
	Object.assign(window, { shown });
	navigator.serviceWorker?.addEventListener('message', ({ data: { type, id } }) => {
		if (type === 'display') shown[id] = (shown[id] ?? 0) + 1;
	});
}

/** Runs in the page: how often a message was shown. */
function readShown(id: string): number {
	return (window as unknown as { shown: Record<string, number> }).shown[id] ?? 0;
}

/** Runs in the page, before its own scripts. */
function replacePushManager(): void {
	const scope = window as unknown as {
		sandboxSubscribe: (key: string) => Promise<Kept>;
		sandboxEnd: (endpoint: string) => Promise<void>;
	};
	const slot = 'e2e-push';
	const read = () => {
		const kept: (Kept & { key: string }) | null = JSON.parse(localStorage.getItem(slot) ?? 'null');
		if (!kept) return null;
		const { endpoint, keys, key } = kept;
		const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
		return {
			endpoint,
			options: { userVisibleOnly: true, applicationServerKey: bytes.buffer },
			toJSON: () => ({ endpoint, keys }),
			unsubscribe: async () => {
				localStorage.removeItem(slot);
				await scope.sandboxEnd(endpoint);
				return true;
			},
		};
	};
	PushManager.prototype.getSubscription = async () => read() as unknown as PushSubscription;
	PushManager.prototype.subscribe = async (options) => {
		const key = String(options?.applicationServerKey);
		localStorage.setItem(slot, JSON.stringify({ ...(await scope.sandboxSubscribe(key)), key }));
		return read() as unknown as PushSubscription;
	};
}
