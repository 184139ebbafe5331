import {
	type InvestmentOrderDetailFragment,
	useHoldingsQuery,
	useInvestmentOrderQuery,
	useInvestmentOrdersQuery,
	useInvestmentPointsQuery,
	useOfferingQuery,
	useOfferingsQuery,
} from '@ancu/api/invest';
import { useWalletBalanceQuery } from '@ancu/api/wallet';
import { useQueryClient } from '@tanstack/react-query';

/** What an order changes beside itself. */
const touched = [
	useHoldingsQuery,
	useInvestmentOrdersQuery,
	useInvestmentPointsQuery,
	useOfferingQuery,
	useOfferingsQuery,
	useWalletBalanceQuery,
].map(({ rootKey }) => rootKey);

/** Keeps what the server answered of an order, and has everything look again that it changes. */
export function useKeepOrder(): (order: InvestmentOrderDetailFragment) => Promise<void> {
	const client = useQueryClient();
	return async (order) => {
		client.setQueryData(useInvestmentOrderQuery.getKey({ id: order.id }), { getOneInvestmentOrder: order });
		await client.invalidateQueries({ predicate: ({ queryKey: [root] }) => touched.some((key) => key === root) });
	};
}
