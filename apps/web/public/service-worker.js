// @ts-check
/// <reference lib="webworker" />

/**
 * Shows what is pushed to this browser, and a page in place of one that does not come. It keeps nothing else: every other
 * request goes past it.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** Raise the number when one of the files changes. */
const CACHE = 'offline-1';
const OFFLINE = '/offline.html';
const FILES = [OFFLINE, '/offline.css', '/icon.svg', '/icon-192.png', '/badge-96.png'];
/** Written by the page: see apps/web/src/notification/push-binding.ts. */
const ACCOUNT = { cache: 'push', key: '/push/account' };

/**
 * What the server pushes: see apps/server/src/notification/push/web-push.ts.
 * @typedef {{ id: string, title: string, link: string | null, planningCheckRequestId: string | null, lang: string, accountId: string, quiet?: { from: string, to: string } | null }} Message
 */

worker.addEventListener('install', (event) => event.waitUntil(install(event)));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));

/** @param {ExtendableEvent & { addRoutes?: (rules: object) => Promise<void> }} event */
async function install(event) {
	const cache = await caches.open(CACHE);
	// Not from the browser's own cache, which may hold the version before.
	await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
	// Pictures and scripts need not wait until the worker is awake, where the browser can be told so.
	const ours = [{ requestMode: 'navigate' }, ...FILES.map((pathname) => ({ urlPattern: { pathname } }))];
	await event.addRoutes?.({ condition: { not: { or: ours } }, source: 'network' }).catch(() => undefined);
	await worker.skipWaiting();
}

async function activate() {
	const names = await caches.keys();
	await Promise.all(
		names.filter((name) => name.startsWith('offline-') && name !== CACHE).map((name) => caches.delete(name)),
	);
	// The page is asked for while the worker starts.
	await worker.registration.navigationPreload?.enable();
	await worker.clients.claim();
}

worker.addEventListener('fetch', (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.mode === 'navigate') event.respondWith(load(event, OFFLINE));
	else if (url.origin === location.origin && FILES.includes(url.pathname)) event.respondWith(load(event, url.pathname));
});

/**
 * @param {FetchEvent} event
 * @param {string} file that stands in when nothing comes
 */
async function load({ request, preloadResponse }, file) {
	try {
		return (await preloadResponse) ?? (await fetch(request));
	} catch {
		return (await caches.match(file)) ?? Response.error();
	}
}

worker.addEventListener('push', (event) => event.waitUntil(show(event.data)));

/** @param {PushMessageData | null} data */
async function show(data) {
	const message = readMessage(data);
	if (!message) return;
	const account = await boundAccount();
	if (message.accountId !== account) {
		// Signed out while it was under way: nothing of it is shown, and the push service learns that nobody is here.
		if (account === undefined) await (await worker.registration.pushManager.getSubscription())?.unsubscribe();
		return;
	}
	const { id, title, lang, link, planningCheckRequestId, quiet } = message;
	await worker.registration.showNotification(title, {
		// The same message again takes the place of the first one.
		tag: id,
		lang,
		icon: '/icon-192.png',
		badge: '/badge-96.png',
		// It may have waited until this device was switched on.
		silent: Boolean(quiet && isQuiet(quiet)),
		data: { id, link: planningCheckRequestId ? `/planning-check?id=${planningCheckRequestId}` : link },
	});
	await tell({ type: 'display', id });
}

/**
 * @param {PushMessageData | null} data
 * @returns {Message | undefined}
 */
function readMessage(data) {
	try {
		const message = data?.json();
		return message && typeof message.id === 'string' && typeof message.title === 'string' ? message : undefined;
	} catch {
		return undefined;
	}
}

/**
 * Whether it is quiet now: as in packages/forms/src/notification/calc.ts, by clocks in Vietnam.
 * @param {{ from: string, to: string }} hours
 */
function isQuiet({ from, to }) {
	const time = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(11, 16);
	return from < to ? from <= time && time < to : from <= time || time < to;
}

/** The account whose messages this browser shows; undefined while it is nobody's. */
async function boundAccount() {
	const kept = await caches.match(ACCOUNT.key, { cacheName: ACCOUNT.cache });
	return (await kept?.text()) || undefined;
}

worker.addEventListener('notificationclick', (event) => {
	event.notification.close();
	const { id, link } = event.notification.data ?? {};
	event.waitUntil(open(link, id));
});

/**
 * The address that a link leads to: on this site, whatever it says. Where it leads nowhere, that of the inbox.
 * @param {unknown} link
 */
function addressOf(link) {
	const inbox = new URL('/notification', location.origin).href;
	if (typeof link !== 'string') return inbox;
	try {
		const { origin, href } = new URL(link, location.origin);
		return origin === location.origin ? href : inbox;
	} catch {
		return inbox;
	}
}

/**
 * @param {unknown} link
 * @param {string | undefined} id
 */
async function open(link, id) {
	const href = addressOf(link);
	// The page says that it was seen, and takes this out again: see apps/web/src/notification/opened-push.ts.
	const marked = id ? `${href}#${new URLSearchParams({ notification: id })}` : href;
	const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
	const page =
		pages.find(({ url }) => url === href) ??
		pages.find(({ visibilityState }) => visibilityState === 'visible') ??
		pages[0];
	if (!page) return worker.clients.openWindow(marked);
	await page.focus().catch(() => undefined);
	// A page that this worker does not control cannot be led anywhere. One that is there already is not loaded anew.
	return page.navigate(marked).catch(() => (page.url === href ? page : worker.clients.openWindow(marked)));
}

worker.addEventListener('notificationclose', (event) => {
	const { id } = event.notification.data ?? {};
	if (id) event.waitUntil(tell({ type: 'dismiss', id }));
});

/** @param {{ type: 'display' | 'dismiss', id: string }} message to every open page */
async function tell(message) {
	for (const page of await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
		page.postMessage(message);
	}
}
