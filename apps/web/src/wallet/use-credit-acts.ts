import {
	useCloseSuspectCreditMutation,
	useResolveUnmatchedCreditMutation,
	useReturnUnmatchedCreditMutation,
} from '@ancu/api/wallet';
import { isAllowed, permissions } from '@ancu/forms/access';
import type { UnmatchedListProps } from '@ancu/ui/wallet';
import { useState } from 'react';
import { useAccount } from '../account/use-account.ts';
import { createSendOnce } from '../data/create-send-once.ts';
import { useActOnce } from './use-act-once.ts';
import { useFindOwner } from './use-find-owner.ts';

/** What staff do with money that waits to be matched, each as they may; `refetch` has it gone from the list. */
export function useCreditActs(
	refetch: () => Promise<unknown>,
): Pick<UnmatchedListProps, 'onFindOwner' | 'onResolve' | 'onReturn' | 'onCloseSuspect'> {
	const account = useAccount();
	const [sendOnce] = useState(createSendOnce);
	const findOwner = useFindOwner();
	const act = useActOnce({ sendOnce, refetch });
	const { resolveUnmatchedCredit, returnUnmatchedCredit, closeSuspectCredit } = permissions.Mutation;
	const may = (rule: typeof resolveUnmatchedCredit) => account != null && isAllowed(rule, account.role);
	return {
		onFindOwner: findOwner,
		onResolve: may(resolveUnmatchedCredit)
			? (id, { phone, note }) =>
					act([id, phone, note], (headers) => useResolveUnmatchedCreditMutation.fetcher({ id, phone, note }, headers)())
			: undefined,
		onReturn: may(returnUnmatchedCredit)
			? (id, { reference, note }) =>
					act(['return', id, reference, note], (headers) =>
						useReturnUnmatchedCreditMutation.fetcher({ id, reference, note }, headers)(),
					)
			: undefined,
		onCloseSuspect: may(closeSuspectCredit)
			? (id, { note }) =>
					act(['close', id, note], (headers) => useCloseSuspectCreditMutation.fetcher({ id, note }, headers)())
			: undefined,
	};
}
