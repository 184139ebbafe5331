import { type MeFragment, useMeQuery } from '@ancu/api/account';
import { sharedByTabs } from '../data/query-client.ts';
import { useSignedIn } from './use-signed-in.ts';

/** Failures after which the session itself is asked about. */
const isOver: readonly string[] = ['UNAUTHENTICATED', 'SESSION_EXPIRED'];

/** Who is signed in: null for a visitor, undefined while it is not known yet. */
export function useAccount(): MeFragment | null | undefined {
	const signedIn = useSignedIn();
	const { data } = useMeQuery(undefined, {
		...sharedByTabs,
		enabled: signedIn,
		// Too much waits for it to give up.
		retry: (_count, { code }) => !isOver.includes(code),
		retryDelay: (count) => Math.min(30_000, 1_000 * 2 ** count),
	});
	return signedIn ? data?.getMe : null;
}
