import { useInvestmentOrdersQuery } from '@ancu/api/invest';
import { type OrderAct, OrderList, type OrderListFilter } from '@ancu/ui/invest';
import { useLedFocus } from '@ancu/ui/translation';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { keepFullPage } from '../data/keep-full-page.ts';
import { pageInstead } from '../data/page-instead.ts';
import { useFilterNavigate } from '../shell/use-filter-navigate.ts';
import { investHref, investPageSizes, offeringHref, orderedHref } from './invest-address.ts';
import { OrderActs } from './order-acts.tsx';

interface OrdersProps {
	/** `all` are everybody's, for staff. */
	scope: 'orders' | 'all';
	filter: OrderListFilter;
	/** From 1. */
	page: number;
}

/** Orders of shares: one's own, or everybody's. */
export function Orders({ scope, filter, page }: OrdersProps) {
	const goTo = useFilterNavigate();
	const [act, setAct] = useState<OrderAct>();
	const heading = useLedFocus();
	const { status, search } = filter;
	const variables = {
		page,
		limit: investPageSizes[scope],
		filter: { ...(status && { status }), ...(scope === 'orders' && { isMine: true }) },
		...(search && { search }),
	};
	const { data, isError, refetch } = useInvestmentOrdersQuery(variables, {
		staleTime: 0,
		refetchOnWindowFocus: true,
		placeholderData: keepFullPage(variables),
	});
	const list = data?.getAllInvestmentOrder;
	const instead = pageInstead(list, page, investPageSizes[scope]);
	if (instead) return <Navigate to={investHref({ name: scope, filter, page: instead })} replace />;
	return (
		<>
			<OrderList
				orders={list?.data.map((order) => (scope === 'orders' ? { ...order, owner: null } : order))}
				total={list?.total}
				page={page}
				pageSize={investPageSizes[scope]}
				failed={isError}
				onRetry={refetch}
				filter={filter}
				onFilter={(next) => goTo(investHref({ name: scope, filter: next, page: 1 }))}
				hrefOf={(number) => investHref({ name: scope, filter, page: number })}
				scope={scope === 'all' ? 'all' : 'mine'}
				orderHref={(id) => investHref({ name: 'order', id, payment: undefined })}
				// Staff read every listing.
				listingHref={scope === 'all' ? offeringHref : orderedHref}
				onAct={setAct}
				heading={heading.ref}
			/>
			<OrderActs act={act} onClose={() => setAct(undefined)} onDone={heading.lead} onRefused={refetch} />
		</>
	);
}
