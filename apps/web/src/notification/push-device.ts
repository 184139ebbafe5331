import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useAccount } from '../account/use-account.ts';
import type { Host } from '../host.ts';
import type { loader as rootLoader } from '../root.tsx';
import { createOneSignalDevice } from './create-one-signal-device.ts';
import { createWebPushDevice } from './create-web-push-device.ts';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** This browser as a device that takes push messages, whichever service carries them. */
export interface PushDevice {
	state: () => Promise<PushState>;
	/** Asks the person, registers with the service and with our server (setDevice). Returns the state after; throws when that did not work out. */
	enable: () => Promise<PushState>;
	/** Unbinds this browser from the account, on our server too (removeDevice). Never throws: whatever the server says, this browser is to be off. */
	disable: () => Promise<void>;
	/** A message was displayed, or its display dismissed. Returns how to stop. */
	onMessage: (listener: (event: 'display' | 'dismiss', notificationId: string) => void) => () => void;
}

/** What the app itself does with it, see use-push-watch.ts. */
export interface BoundPushDevice extends PushDevice {
	/** Where this browser is bound: registers again what changed since, as an address that the service renewed or the session. Bound to somebody else, it is unbound. */
	settle: () => Promise<void>;
	/** Unbinds this browser, without a word to our server: nobody is signed in. */
	forget: () => Promise<void>;
	/** A message was opened that leads to a path, where the service worker does not lead there itself. Returns how to stop. */
	onOpen: (listener: (path: string) => void) => () => void;
}

/** This browser's push messages, for whoever is signed in. */
export function usePushDevice(): PushDevice {
	const push = useRouteLoaderData<typeof rootLoader>('root')?.push;
	const account = useAccount()?.id;
	return useMemo(() => createDevice(push, account), [push, account]);
}

/** This browser with the service that the site is configured for. */
export function createDevice(push: Host['push'] | undefined, account: string | undefined): BoundPushDevice {
	if (!push) return nowhere;
	return push.kind === 'web'
		? createWebPushDevice({ key: push.key, account })
		: createOneSignalDevice({ ...push, account });
}

const nothing = async () => undefined;
/** On a page that could not be loaded, nothing is known of the service. */
const nowhere: BoundPushDevice = {
	state: async () => 'unsupported',
	enable: async () => 'unsupported',
	disable: nothing,
	settle: nothing,
	forget: nothing,
	onMessage: () => () => undefined,
	onOpen: () => () => undefined,
};
