import { useLoadPushDevice } from '../notification/load-push-device.ts';
import { useForget } from './use-forget.ts';

/** Signs out, on the server too, and leads home. How that is done comes when it is asked for: visitors never do. */
export function useSignOut(): () => Promise<void> {
	const loadDevice = useLoadPushDevice();
	const forget = useForget();
	return async () => {
		// Without the network there is nobody to be told.
		await Promise.all([import('./sign-out.ts'), loadDevice()])
			.then(([{ signOut }, device]) => signOut(device))
			.catch(console.warn);
		await forget('/');
	};
}
