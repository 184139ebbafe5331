import { type PlanningCheckFilter, type PlanningCheckTab, planningCheckFilters } from '@ancu/ui/planning';
import { readPage } from '../data/read-page.ts';
import { readWhole } from '../data/read-whole.ts';
import { readSearch } from '../data/search-place.ts';
import { withQuery } from '../data/with-query.ts';

/** Planning checks on a page of one's own. */
export const CHECKS_PAGE_SIZE = 10;

const path = '/planning-check';

/** What the page of planning checks shows: its list, a new request, one check, its change, its payment. */
export type PlanningView =
	/** `listing`: number of the listing that it is about. */
	| { name: 'new'; listing: number | undefined }
	/** `tab`: left out, the answer comes first where there is one. */
	| { name: 'one'; id: string; tab: PlanningCheckTab | undefined }
	| { name: 'edit'; id: string }
	| { name: 'pay'; id: string; payment: string | undefined }
	| { name: 'list'; filter: PlanningCheckFilter | undefined; search: string; page: number };

/** What an address of the page asks for. Of a gateway's way back: `?id=…&payment=…`. */
export function readPlanningView(params: URLSearchParams): PlanningView {
	const id = params.get('id');
	if (id) {
		if (params.has('payment') || params.has('pay'))
			return { name: 'pay', id, payment: params.get('payment') ?? undefined };
		if (params.has('edit')) return { name: 'edit', id };
		const tab = (['request', 'answer'] as const).find((name) => name === params.get('tab'));
		return { name: 'one', id, tab };
	}
	if (params.has('new')) {
		return { name: 'new', listing: readWhole(params.get('listing')) };
	}
	return {
		name: 'list',
		filter: planningCheckFilters.find((name) => name === params.get('status')),
		search: readSearch(params),
		page: readPage(params, CHECKS_PAGE_SIZE),
	};
}

/** The address of a view; the reverse of `readPlanningView`. */
export function planningHref(view: PlanningView): string {
	const params = new URLSearchParams();
	const said = (name: string, value: string | number | undefined) => value && params.set(name, String(value));
	if (view.name === 'list') {
		said('status', view.filter);
		said('search', view.search);
		if (view.page > 1) said('page', view.page);
	} else if (view.name === 'new') {
		params.set('new', '');
		said('listing', view.listing);
	} else {
		params.set('id', view.id);
		if (view.name === 'edit') params.set('edit', '');
		if (view.name === 'one') said('tab', view.tab);
		if (view.name === 'pay') params.set(view.payment ? 'payment' : 'pay', view.payment ?? '');
	}
	return withQuery(path, params);
}
