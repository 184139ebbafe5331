import { type MeFragment, useMeQuery } from '@ancu/api/account';
import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../root.tsx';
import { session } from './session.ts';

/** Who is signed in: null for a visitor, undefined while it is not known yet. */
export function useAccount(): MeFragment | null | undefined {
	const root = useRouteLoaderData<typeof rootLoader>('root');
	const signedIn = useSyncExternalStore(session.subscribe, session.isSignedIn, () => root?.signedIn ?? false);
	const { data } = useMeQuery(undefined, { enabled: signedIn });
	return signedIn ? data?.getMe : null;
}
