import { useSignOutMutation } from '@ancu/api/account';
import type { PushDevice } from '../notification/push-device.ts';
import { within } from '../notification/within.ts';

/** Nobody waits longer to be signed out. */
const UNBIND_MS = 3_000;

/** Tells the server that somebody leaves. Never throws: whatever it says, this browser is to forget. */
export async function signOut(device: PushDevice): Promise<void> {
	// First, while the server still knows whose device it is.
	await within(UNBIND_MS, device.disable()).catch(() => undefined);
	await useSignOutMutation
		.fetcher({})()
		.catch(() => undefined);
}
