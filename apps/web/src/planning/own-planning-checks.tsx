import { useMyPlanningChecksQuery } from '@ancu/api/planning';
import type { PlanningCheckRequestFilter } from '@ancu/api/schema';
import { type PlanningCheckFilter, PlanningCheckList } from '@ancu/ui/planning';
import { Navigate } from 'react-router';
import { keepFullPage } from '../data/keep-full-page.ts';
import { nowOf } from '../data/now-of.ts';
import { pageInstead } from '../data/page-instead.ts';
import { useFilterNavigate } from '../shell/use-filter-navigate.ts';
import { CHECKS_PAGE_SIZE, planningHref } from './planning-address.ts';

const filters: Record<PlanningCheckFilter, PlanningCheckRequestFilter> = {
	unpaid: { status: 'sent', isPaid: false },
	waiting: { status: 'sent', isPaid: true },
	received: { status: 'received' },
	checking: { status: 'checking' },
	done: { status: 'done' },
	cancelled: { status: 'cancelled' },
};

interface OwnPlanningChecksProps {
	filter: PlanningCheckFilter | undefined;
	search: string;
	/** From 1. */
	page: number;
}

/** One's own planning checks. */
export function OwnPlanningChecks({ filter, search, page }: OwnPlanningChecksProps) {
	const goTo = useFilterNavigate();
	const variables = {
		page,
		limit: CHECKS_PAGE_SIZE,
		...(search && { search }),
		...(filter && { filter: filters[filter] }),
	};
	const { data, dataUpdatedAt, isError, refetch } = useMyPlanningChecksQuery(variables, {
		staleTime: 0,
		placeholderData: keepFullPage(variables),
	});
	const list = data?.getAllMyPlanningCheckRequest;
	const instead = pageInstead(list, page, CHECKS_PAGE_SIZE);
	if (instead) return <Navigate to={planningHref({ name: 'list', filter, search, page: instead })} replace />;
	return (
		<PlanningCheckList
			checks={list?.data}
			total={list?.total}
			page={page}
			pageSize={CHECKS_PAGE_SIZE}
			failed={isError}
			onRetry={refetch}
			filter={filter}
			search={search}
			onFilter={(next) => goTo(planningHref({ name: 'list', ...next, page: 1 }))}
			hrefOf={(number) => planningHref({ name: 'list', filter, search, page: number })}
			checkHref={(id, part) =>
				planningHref(part === 'pay' ? { name: 'pay', id, payment: undefined } : { name: 'one', id, tab: part })
			}
			newHref={planningHref({ name: 'new', listing: undefined })}
			now={nowOf(dataUpdatedAt)}
		/>
	);
}
