import { useGreenCheckQueueQuery } from '@ancu/api/verification';
import { serverDate } from '@ancu/forms/format';
import { GreenCheckQueue, type QueueScope } from '@ancu/ui/verification';
import { Navigate } from 'react-router';
import { keepFullPage } from '../data/keep-full-page.ts';
import { pageInstead } from '../data/page-instead.ts';
import { lookedAtAgain } from '../data/query-client.ts';
import { useFilterNavigate } from '../shell/use-filter-navigate.ts';
import { QUEUE_PAGE_SIZE, queueHref, readQueuePlace } from './check-address.ts';

interface CheckQueueProps {
	scope: QueueScope;
	/** Of the address. */
	params: URLSearchParams;
}

/** The queue of green checks. */
export function CheckQueue({ scope, params }: CheckQueueProps) {
	const goTo = useFilterNavigate();
	const { filter, page } = readQueuePlace(scope, params);
	const { status, isMine, search } = filter;
	const variables = {
		page,
		limit: QUEUE_PAGE_SIZE,
		...(search && { search }),
		filter: { ...(status && { checkStatus: status }), ...(isMine && { isMyCheck: isMine }) },
	};
	const { data, isError, refetch } = useGreenCheckQueueQuery(variables, {
		...lookedAtAgain,
		placeholderData: keepFullPage(variables),
	});
	const list = data?.getAllRequestGreenCheck;
	const instead = pageInstead(list, page, QUEUE_PAGE_SIZE);
	if (instead) return <Navigate to={queueHref(scope, { filter, page: instead })} replace />;
	return (
		<GreenCheckQueue
			scope={scope}
			checks={list?.data.flatMap(({ greenCheck }) => greenCheck ?? [])}
			total={list?.total}
			page={page}
			pageSize={QUEUE_PAGE_SIZE}
			failed={isError}
			onRetry={refetch}
			filter={filter}
			onFilter={(next) => goTo(queueHref(scope, { filter: next, page: 1 }))}
			hrefOf={(number) => queueHref(scope, { filter, page: number })}
			checkHref={(id) => queueHref(scope, { filter, page }, id)}
			now={serverDate()}
		/>
	);
}
