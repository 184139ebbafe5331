import { useWalletBalanceQuery } from '@ancu/api/wallet';

/** What the signed-in person can spend from their wallet, as it is now, in đồng: undefined while that is not known, null where it cannot be read. */
export function useSpendable() {
	const { data, isError, refetch } = useWalletBalanceQuery(undefined, { staleTime: 0, meta: { quiet: true } });
	return { spendable: isError ? null : data && (data.getMe.wallet?.balance ?? 0), refetch };
}
