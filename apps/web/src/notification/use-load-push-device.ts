import { useCallback } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useAccount } from '../account/use-account.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { BoundPushDevice } from './push-device.ts';

/** Fetches what this browser's push messages are handled by: every page may have to, hardly one does. */
export function useLoadPushDevice(): () => Promise<BoundPushDevice> {
	const push = useRouteLoaderData<typeof rootLoader>('root')?.push;
	const account = useAccount()?.id;
	return useCallback(async () => (await import('./push-device.ts')).createDevice(push, account), [push, account]);
}
