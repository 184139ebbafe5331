import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { configureClient } from '@ancu/api/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../account/session.ts';
import { createPushDevice, type PushService } from './create-push-device.ts';

const ACCOUNT = 'an';

let server: Server;
let registered: unknown[];
/** The address of this browser at its push service. */
let deviceToken: string;

/** A storage of the browser. */
function storage() {
	const kept = new Map<string, string>();
	return {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key),
	};
}

/** The browser's caches, as far as one account stands in them. */
function cacheStorage() {
	let kept: Response | undefined;
	return {
		match: async () => kept?.clone(),
		open: async () => ({
			put: async (_key: string, response: Response) => {
				kept = response;
			},
		}),
		delete: async () => {
			kept = undefined;
			return true;
		},
	};
}

const service: PushService = {
	appId: 'web',
	isSubscribed: async () => true,
	subscribe: async () => ({ deviceId: 'browser', deviceToken }),
	unsubscribe: async () => undefined,
	onMessage: () => () => undefined,
	onOpen: () => () => undefined,
};

/** The person signs in, in a tab of its own. */
function signIn(token: string): void {
	vi.stubGlobal('sessionStorage', storage());
	sessionStorage.setItem('token', token);
	sessionStorage.setItem('account', ACCOUNT);
}

beforeEach(async () => {
	registered = [];
	deviceToken = 'address';
	server = createServer(async (request, response) => {
		const { variables } = (await json(request)) as { variables: object };
		registered.push({ session: request.headers['x-token'], ...variables });
		response.setHeader('content-type', 'application/json');
		response.end(JSON.stringify({ data: { setDevice: { deviceId: 'browser', appId: 'web' } } }));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	configureClient({
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
		getToken: session.getToken,
		getLanguage: () => 'vi',
		onSessionExpired: (error) => {
			throw error;
		},
	});
	const Notification = { permission: 'granted', requestPermission: async () => 'granted' };
	vi.stubGlobal('localStorage', storage());
	vi.stubGlobal('caches', cacheStorage());
	vi.stubGlobal('navigator', { serviceWorker: {} });
	vi.stubGlobal('Notification', Notification);
	vi.stubGlobal('window', { PushManager: class {}, Notification, caches });
});

afterEach(async () => {
	vi.unstubAllGlobals();
	server.closeAllConnections();
	await new Promise((resolve) => server.close(resolve));
});

const device = () => createPushDevice(service, ACCOUNT);

it('is registered once in a session, and again at an address that the push service renewed', async () => {
	signIn('first');
	expect(await device().enable()).toBe('on');
	await device().settle();
	expect(registered).toEqual([{ session: 'first', deviceId: 'browser', deviceToken: 'address', appId: 'web' }]);
	deviceToken = 'renewed';
	await device().settle();
	await device().settle();
	expect(registered).toMatchObject([{ deviceToken: 'address' }, { deviceToken: 'renewed' }]);
});

it('is registered for the session of who closed the browser and signed in again: with the one before, our server lets go of it', async () => {
	signIn('first');
	await device().enable();
	signIn('second');
	await device().settle();
	await device().settle();
	expect(registered).toMatchObject([{ session: 'first' }, { session: 'second' }]);
});

it('keeps no token beyond the tab', async () => {
	signIn('secret token');
	await device().enable();
	expect(localStorage.getItem('push-device')).toContain('browser');
	expect(localStorage.getItem('push-device')).not.toContain('secret token');
});
