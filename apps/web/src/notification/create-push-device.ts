import { useRemoveDeviceMutation, useSetDeviceMutation } from '@ancu/api/notification';
import { bind, boundAccount, type KeptDevice, keptDevice, sessionMark, unbind } from './push-binding.ts';
import type { BoundPushDevice } from './push-device.ts';

/** A service that carries messages to this browser. */
export interface PushService extends Pick<BoundPushDevice, 'onMessage' | 'onOpen'> {
	/** The application id that devices register with. */
	appId: string;
	/** Whether this browser is subscribed for an account. */
	isSubscribed: (account: string) => Promise<boolean>;
	/** Subscribes this browser for an account, unless it is. What it was subscribed for before is given up. */
	subscribe: (account: string, isBound: boolean) => Promise<Pick<KeptDevice, 'deviceId' | 'deviceToken'>>;
	unsubscribe: () => Promise<void>;
}

let last: Promise<unknown> = Promise.resolve();

/** One thing after the other: somebody who signs in at once must not get what the one before is just leaving. */
function inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
	const turn = last.then(task, task);
	last = turn.catch(() => undefined);
	return turn;
}

/** Whether this browser can show messages at all. On an iPhone, only the installed app can. */
export function canPush(): boolean {
	return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && 'caches' in window;
}

/** This browser with a service, for whoever is signed in; undefined for nobody. */
export function createPushDevice(service: PushService, account: string | undefined): BoundPushDevice {
	const { appId, onMessage, onOpen } = service;

	async function register(owner: string): Promise<void> {
		const isBound = (await boundAccount()) === owner;
		const device = await service.subscribe(owner, isBound);
		const session = await sessionMark();
		const kept = keptDevice();
		if (!isBound || device.deviceToken !== kept?.deviceToken || session !== kept.session)
			await useSetDeviceMutation.fetcher({ ...device, appId })();
		await bind(owner, { ...device, session });
	}

	async function leave(): Promise<void> {
		const wasRegistered = keptDevice() !== undefined;
		await unbind();
		if (wasRegistered) await service.unsubscribe();
	}

	const device: BoundPushDevice = {
		onMessage,
		onOpen,
		async state() {
			if (!canPush()) return 'unsupported';
			if (Notification.permission === 'denied') return 'denied';
			const isBound = account !== undefined && (await boundAccount()) === account;
			return isBound && (await service.isSubscribed(account)) ? 'on' : 'off';
		},
		async enable() {
			if (!canPush()) return 'unsupported';
			if (!account) return 'off';
			const permission = await Notification.requestPermission();
			if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
			await inTurn(() =>
				register(account).catch(async (error) => {
					await unbind();
					await service.unsubscribe().catch(console.warn);
					throw error;
				}),
			);
			return 'on';
		},
		async disable() {
			if (!canPush()) return;
			await inTurn(async () => {
				const kept = keptDevice();
				await leave().catch(console.warn);
				if (!kept) return;
				// Unreached, the server learns it from the service when it sends the next time.
				const told = useRemoveDeviceMutation.fetcher({ deviceId: kept.deviceId, appId })();
				await told.catch(() => undefined);
			});
		},
		async settle() {
			if (!canPush() || !account) return;
			const bound = await boundAccount();
			if (!bound) return;
			if (bound !== account) return device.forget();
			// Taken back in the browser's own settings.
			if (Notification.permission !== 'granted') return device.disable();
			await inTurn(() => register(account)).catch(console.warn);
		},
		async forget() {
			if (canPush()) await inTurn(leave).catch(console.warn);
		},
	};
	return device;
}
