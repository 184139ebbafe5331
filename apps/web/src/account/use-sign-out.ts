import { useSignOutMutation } from '@ancu/api/account';
import { useLoadPushDevice } from '../notification/load-push-device.ts';
import { within } from '../notification/within.ts';
import { session } from './session.ts';
import { useForget } from './use-forget.ts';

/** Nobody waits longer to be signed out. */
const UNBIND_MS = 3_000;

/** Signs out, on the server too, and leads home. Whatever comes of the rest, this browser forgets. */
export function useSignOut(): () => Promise<void> {
	const loadDevice = useLoadPushDevice();
	const forget = useForget();
	return async () => {
		// First, while the server still knows whose device it is.
		await within(
			UNBIND_MS,
			loadDevice().then((device) => device.disable()),
		).catch(console.warn);
		session.leave();
		await useSignOutMutation.fetcher({})().catch(console.warn);
		await forget('/');
	};
}
