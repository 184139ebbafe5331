import { type PlanningCheckDetailFragment, useMyPlanningChecksQuery, usePlanningCheckQuery } from '@ancu/api/planning';
import { useWalletBalanceQuery } from '@ancu/api/wallet';
import { useQueryClient } from '@tanstack/react-query';

/** Keeps what the server answered of a planning check; lists look again, and the wallet, which its fee may have come back to. */
export function useKeepCheck(): (check: PlanningCheckDetailFragment) => Promise<void> {
	const client = useQueryClient();
	return async (check) => {
		client.setQueryData(usePlanningCheckQuery.getKey({ id: check.id }), { getOnePlanningCheckRequest: check });
		await Promise.all(
			[useMyPlanningChecksQuery, useWalletBalanceQuery].map(({ rootKey }) =>
				client.invalidateQueries({ queryKey: [rootKey] }),
			),
		);
	};
}
