import {
	useBookPayoutMutation,
	useCancelPayoutMutation,
	useReservedPayoutsQuery,
	useReservePayoutMutation,
} from '@ancu/api/wallet';
import { isAllowed, permissions } from '@ancu/forms/access';
import { serverDate } from '@ancu/forms/format';
import { PayOuts } from '@ancu/ui/wallet';
import { useAccount } from '../account/use-account.ts';
import { createSendOnce } from '../data/create-send-once.ts';
import { lookedAtAgainOnReturn } from '../data/query-client.ts';
import { useActOnce } from './use-act-once.ts';
import { useFindOwner } from './use-find-owner.ts';

const refusals = { codes: { NOT_ENOUGH_MONEY: { path: 'amount', code: 'too_large' } } };

// Of the module: whoever looks elsewhere whether it was done, and comes back, tries the same one again.
const sendOnce = createSendOnce();

/** Pay-outs as administrators hold, book and give them up, whoever held them. Nothing for who may not. */
export function PayOutActs() {
	const account = useAccount();
	const may = account != null && isAllowed(permissions.Query.getAllReservedPayout, account.role);
	const reserved = useReservedPayoutsQuery(undefined, { ...lookedAtAgainOnReturn, enabled: may });
	const findOwner = useFindOwner();
	const act = useActOnce({ sendOnce, refetch: reserved.refetch, refusals });
	if (!may) return null;
	return (
		<PayOuts
			payOuts={reserved.data?.getAllReservedPayout}
			failed={reserved.isError}
			onRetry={reserved.refetch}
			now={serverDate()}
			onFindOwner={findOwner}
			onReserve={(data) =>
				act(['reservePayout', JSON.stringify(data)], (headers) => useReservePayoutMutation.fetcher({ data }, headers)())
			}
			onBook={(id, { reference }) =>
				act(['bookPayout', id, reference], (headers) => useBookPayoutMutation.fetcher({ id, reference }, headers)())
			}
			onGiveUp={(id, { reason }) =>
				act(['cancelPayout', id, reason], (headers) => useCancelPayoutMutation.fetcher({ id, reason }, headers)())
			}
		/>
	);
}
