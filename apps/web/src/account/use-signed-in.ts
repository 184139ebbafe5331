import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../root.tsx';
import { session } from './session.ts';

/** Whether somebody is signed in, as far as this browser knows by itself. */
export function useSignedIn(): boolean {
	const root = useRouteLoaderData<typeof rootLoader>('root');
	return useSyncExternalStore(session.subscribe, session.isSignedIn, () => root?.signedIn ?? false);
}
