import { firstStatus, type GreenCheckFilter, greenCheckStatuses, type QueueScope } from '@ancu/ui/verification';
import { pagesOf, readPage } from '../data/read-page.ts';
import { readSearch } from '../data/search-place.ts';
import { withQuery } from '../data/with-query.ts';

/** Checks on a page of a queue. */
export const QUEUE_PAGE_SIZE = 20;

const paths: Record<QueueScope, string> = { checker: '/request-tick-checker', admin: '/request-tick-admin' };

/** A part of a queue of green checks. */
export interface QueuePlace {
	filter: GreenCheckFilter;
	/** From 1. */
	page: number;
}

export function readQueuePlace(scope: QueueScope, params: URLSearchParams): QueuePlace {
	const asked = params.get('status');
	return {
		filter: {
			status: asked === null ? firstStatus[scope] : greenCheckStatuses.find((one) => one === asked),
			isMine: params.has('mine'),
			search: readSearch(params),
		},
		page: readPage(params, QUEUE_PAGE_SIZE),
	};
}

/** The address of a part of a queue, or of one green check in it, which leads back there. */
export function queueHref(scope: QueueScope, { filter, page }: QueuePlace, openId?: string): string {
	const params = new URLSearchParams();
	if (filter.status !== firstStatus[scope]) params.set('status', filter.status ?? 'all');
	if (filter.isMine) params.set('mine', '');
	if (filter.search) params.set('search', filter.search);
	if (page > 1) params.set('page', String(page));
	if (openId) params.set('open', openId);
	return withQuery(paths[scope], params);
}

/** Id of the green check that is open; null where the queue is. */
export function readOpenCheck(params: URLSearchParams): string | null {
	return params.get('open');
}

/** The green check of an own listing, asking for it, how it stands; the latest, unless an earlier one is named. */
export function ownCheckHref(listingId: string, checkId?: string): string {
	return withQuery('/estate', new URLSearchParams({ checkOf: listingId, ...(checkId && { check: checkId }) }));
}

/** Green checks on a page of one's own. */
export const OWN_CHECKS_PAGE_SIZE = 10;

/** A page of one's own green checks. */
export const ownChecksHref = pagesOf('/green-check');

/** Paying for a green check. Of a gateway's way back: `?greenCheck=…&payment=…`. */
export function payCheckHref(checkId: string, payment?: string): string {
	return withQuery('/estate', new URLSearchParams({ greenCheck: checkId, ...(payment && { payment }) }));
}
