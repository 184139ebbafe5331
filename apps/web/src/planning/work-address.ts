import { type PlanningWorkFilter, planningWorkStatuses } from '@ancu/ui/planning';
import { readPage } from '../data/read-page.ts';
import { readSearch } from '../data/search-place.ts';
import { withQuery } from '../data/with-query.ts';

/** Planning checks on a page of those that wait for an answer. */
export const WORK_PAGE_SIZE = 20;

const path = '/response-planning-check';

/** Which part of the queue an address asks for. */
export interface PlanningWorkPlace {
	filter: PlanningWorkFilter;
	/** From 1. */
	page: number;
}

export function readWorkPlace(params: URLSearchParams): PlanningWorkPlace {
	return {
		filter: {
			status: planningWorkStatuses.find((name) => name === params.get('status')),
			isMine: params.has('mine'),
			search: readSearch(params),
		},
		page: readPage(params, WORK_PAGE_SIZE),
	};
}

/** The address of a part of the queue, or of one planning check in it, which leads back there. */
export function workHref({ filter, page }: PlanningWorkPlace, openId?: string): string {
	const params = new URLSearchParams();
	if (filter.status) params.set('status', filter.status);
	if (filter.isMine) params.set('mine', '');
	if (filter.search) params.set('search', filter.search);
	if (page > 1) params.set('page', String(page));
	if (openId) params.set('open', openId);
	return withQuery(path, params);
}

/** Id of the planning check that is open; null where the queue is. */
export function readOpenWork(params: URLSearchParams): string | null {
	return params.get('open');
}
