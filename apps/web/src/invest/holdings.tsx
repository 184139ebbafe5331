import { useHoldingsQuery, useInvestmentPointsQuery } from '@ancu/api/invest';
import { MINUTE_MS } from '@ancu/forms/format';
import { HoldingList, MoneyOverTime } from '@ancu/ui/invest';
import { Navigate } from 'react-router';
import { keepFullPage } from '../data/keep-full-page.ts';
import { pageInstead } from '../data/page-instead.ts';
import { investHref, investPageSizes, investTabHref, orderedHref } from './invest-address.ts';

const PAGE_SIZE = investPageSizes.holdings;
// Addresses of papers are good for ten minutes at least.
const AGAIN_MS = 5 * MINUTE_MS;

interface HoldingsProps {
	/** From 1. */
	page: number;
	now: Date;
}

/** What one has in offerings, and how that grew. */
export function Holdings({ page, now }: HoldingsProps) {
	const points = useInvestmentPointsQuery(undefined, { staleTime: 0 });
	const variables = { page, limit: PAGE_SIZE };
	const { data, isError, refetch } = useHoldingsQuery(variables, {
		staleTime: 0,
		refetchInterval: AGAIN_MS,
		placeholderData: keepFullPage(variables),
	});
	const list = data?.getAllMyInvestedProject;
	const instead = pageInstead(list, page, PAGE_SIZE);
	if (instead) return <Navigate to={investHref({ name: 'holdings', page: instead })} replace />;
	return (
		<>
			<MoneyOverTime
				points={points.data?.getAllMyInvestmentPoint}
				now={now}
				failed={points.isError}
				onRetry={points.refetch}
			/>
			<HoldingList
				holdings={list?.data.flatMap(({ offering, ...listing }) => (offering ? [{ ...listing, offering }] : []))}
				total={list?.total}
				page={page}
				pageSize={PAGE_SIZE}
				hrefOf={(number) => investHref({ name: 'holdings', page: number })}
				failed={isError}
				onRetry={refetch}
				listingHref={orderedHref}
				offeringsHref={investTabHref('offerings')}
			/>
		</>
	);
}
