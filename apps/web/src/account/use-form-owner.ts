import type { MeFragment } from '@ancu/api/account';
import { useState } from 'react';
import { session } from './session.ts';
import { useAccount } from './use-account.ts';

/**
 * Whose form it is: who is signed in, and whoever was, once a session has ended in the middle of it. The form stays then, and asks
 * before its page is left. Not of whoever signed out: what is typed then would be kept on a device that has forgotten them.
 */
export function useFormOwner(): MeFragment | null | undefined {
	const account = useAccount();
	const [last, setLast] = useState(account);
	if (account && account !== last) setLast(account);
	return account ?? (session.hasSignedOut() ? account : last);
}
