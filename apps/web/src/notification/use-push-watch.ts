import { useEffect } from 'react';
import { session } from '../account/session.ts';
import { useAccount } from '../account/use-account.ts';
import { useGo } from '../shell/use-go.ts';
import { useLoadPushDevice } from './use-load-push-device.ts';

/** Keeps this browser's pushes with whoever is signed in: a session that ends unbinds it, and so does another account. */
export function usePushWatch(): void {
	const loadDevice = useLoadPushDevice();
	const account = useAccount()?.id;
	const go = useGo();

	useEffect(
		() =>
			session.onEnd(() => {
				loadDevice()
					.then((device) => device.forget())
					.catch(console.warn);
			}),
		[loadDevice],
	);

	useEffect(() => {
		if (!account) return;
		let stop: (() => void) | undefined;
		let isOver = false;
		loadDevice()
			.then((device) => {
				if (isOver) return;
				stop = device.onOpen((path) => go(path));
				return device.settle();
			})
			// A browser may refuse to keep anything, as in a private window.
			.catch(console.warn);
		return () => {
			isOver = true;
			stop?.();
		};
	}, [account, loadDevice, go]);
}
