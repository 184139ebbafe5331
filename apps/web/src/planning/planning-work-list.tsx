import { usePlanningWorkQuery } from '@ancu/api/planning';
import type { PlanningCheckRequestFilter } from '@ancu/api/schema';
import { PlanningQueue, type PlanningWorkFilter } from '@ancu/ui/planning';
import { Navigate } from 'react-router';
import { keepFullPage } from '../data/keep-full-page.ts';
import { nowOf } from '../data/now-of.ts';
import { pageInstead } from '../data/page-instead.ts';
import { lookedAtAgain } from '../data/query-client.ts';
import { useFilterNavigate } from '../shell/use-filter-navigate.ts';
import { readWorkPlace, WORK_PAGE_SIZE, workHref } from './work-address.ts';

interface PlanningWorkListProps {
	/** Of the address. */
	params: URLSearchParams;
}

function filterOf(status: PlanningWorkFilter['status']): PlanningCheckRequestFilter {
	if (status === 'all') return {};
	return status ? { status } : { isOpen: true };
}

/** The queue of planning checks. */
export function PlanningWorkList({ params }: PlanningWorkListProps) {
	const goTo = useFilterNavigate();
	const { filter, page } = readWorkPlace(params);
	const { status, isMine, search } = filter;
	const variables = {
		page,
		limit: WORK_PAGE_SIZE,
		...(search && { search }),
		filter: { ...filterOf(status), ...(isMine && { isMine }) },
	};
	const { data, dataUpdatedAt, isError, refetch } = usePlanningWorkQuery(variables, {
		...lookedAtAgain,
		placeholderData: keepFullPage(variables),
	});
	const list = data?.getAllPlanningCheckRequest;
	const instead = pageInstead(list, page, WORK_PAGE_SIZE);
	if (instead) return <Navigate to={workHref({ filter, page: instead })} replace />;
	return (
		<PlanningQueue
			checks={list?.data}
			total={list?.total}
			page={page}
			pageSize={WORK_PAGE_SIZE}
			failed={isError}
			onRetry={refetch}
			filter={filter}
			onFilter={(next) => goTo(workHref({ filter: next, page: 1 }))}
			hrefOf={(number) => workHref({ filter, page: number })}
			checkHref={(id) => workHref({ filter, page }, id)}
			now={nowOf(dataUpdatedAt)}
		/>
	);
}
