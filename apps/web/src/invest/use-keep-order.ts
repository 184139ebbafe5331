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
import { ofQueries } from '../data/of-queries.ts';

/** What an order changes beside itself. */
const touched = ofQueries(
	useHoldingsQuery,
	useInvestmentOrdersQuery,
	useInvestmentPointsQuery,
	useOfferingQuery,
	useOfferingsQuery,
	useWalletBalanceQuery,
);

/** Keeps what the server answered of an order, and has everything look again that it changes. */
export function useKeepOrder(): (order: InvestmentOrderDetailFragment) => Promise<void> {
	const client = useQueryClient();
	return async (order) => {
		client.setQueryData(useInvestmentOrderQuery.getKey({ id: order.id }), { getOneInvestmentOrder: order });
		await client.invalidateQueries(touched);
	};
}
