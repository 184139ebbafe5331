import { isPublicStatus } from '@ancu/forms/listing';
import {
	type InvestTab,
	investTabs,
	type OfferingPhase,
	type OrderListFilter,
	offeringPhases,
	orderStatuses,
} from '@ancu/ui/invest';
import { readPage } from '../data/read-page.ts';
import { readWhole } from '../data/read-whole.ts';
import { readSearch } from '../data/search-place.ts';
import { withQuery } from '../data/with-query.ts';
import { SHARES } from './shares-part.ts';

/** How many stand on a page of each list. */
export const investPageSizes = { offerings: 12, holdings: 10, orders: 10, all: 10 } as const satisfies Record<
	InvestTab,
	number
>;

const path = '/invest';

/** What the page of shared investment shows. */
export type InvestView =
	| { name: 'offerings'; phase: OfferingPhase; page: number }
	| { name: 'holdings'; page: number }
	/** `all` are everybody's, for staff. */
	| { name: 'orders'; filter: OrderListFilter; page: number }
	| { name: 'all'; filter: OrderListFilter; page: number }
	/** One order; `payment`: the one under way. */
	| { name: 'order'; id: string; payment: string | undefined };

/** What an address of the page asks for. Of a gateway's way back: `?order=…&payment=…`. */
export function readInvestView(params: URLSearchParams): InvestView {
	const id = params.get('order');
	if (id) return { name: 'order', id, payment: params.get('payment') || undefined };
	const name = investTabs.find((tab) => tab === params.get('tab')) ?? 'offerings';
	const page = readPage(params, investPageSizes[name]);
	if (name === 'offerings')
		return { name, phase: offeringPhases.find((one) => one === params.get('phase')) ?? 'OPEN', page };
	if (name === 'holdings') return { name, page };
	const status = orderStatuses.find((one) => one === params.get('status'));
	return { name, filter: { status, search: readSearch(params) }, page };
}

/** The address of a view; the reverse of `readInvestView`. */
export function investHref(view: InvestView): string {
	const params = new URLSearchParams();
	if (view.name === 'order') {
		params.set('order', view.id);
		if (view.payment) params.set('payment', view.payment);
		return withQuery(path, params);
	}
	if (view.name !== 'offerings') params.set('tab', view.name);
	else if (view.phase !== 'OPEN') params.set('phase', view.phase);
	if ('filter' in view) {
		const { status, search } = view.filter;
		if (status) params.set('status', status);
		if (search) params.set('search', search);
	}
	if (view.page > 1) params.set('page', String(view.page));
	return withQuery(path, params);
}

/** The address of a part of the page, from its beginning. */
export function investTabHref(name: InvestTab): string {
	if (name === 'offerings') return investHref({ name, phase: 'OPEN', page: 1 });
	if (name === 'holdings') return investHref({ name, page: 1 });
	return investHref({ name, filter: { status: undefined, search: '' }, page: 1 });
}

/** Where an offering's shares are bought, with so many chosen. */
export function chosenSharesHref(sequenceId: number, quantity: number): string {
	return `/real-estate/${sequenceId}?quantity=${quantity}#${SHARES}`;
}

/** How many shares the address of an offering has chosen. */
export function readChosenShares(params: URLSearchParams): number | undefined {
	return readWhole(params.get('quantity'));
}

/** Where an offering's shares are bought. */
export function offeringHref({ sequenceId }: { sequenceId: number }): string {
	return `/real-estate/${sequenceId}#${SHARES}`;
}

/** Where an offering is read that one ordered shares of; undefined where it waits to be looked at or is closed, and nothing is there. */
export function orderedHref(listing: { sequenceId: number; status: string }): string | undefined {
	return isPublicStatus(listing.status) ? offeringHref(listing) : undefined;
}
