import type { SavedTab } from '@ancu/ui/listing';
import { readPage } from '../data/read-page.ts';
import { readCompared } from './compare-address.ts';

const path = '/saved/real-estate';

export const SAVED_PAGE_SIZE = 24;

/** What the screen of saved things shows, as its address says it. */
export interface SavedView {
	tab: SavedTab;
	/** From 1. */
	page: number;
	/** Numbers of the listings that are chosen to compare: on the way back from one of them, or from their comparison, they still are. */
	chosen: readonly number[];
}

export function readSavedAddress(params: URLSearchParams): SavedView {
	return {
		tab: params.get('tab') === 'searches' ? 'searches' : 'listings',
		page: readPage(params, SAVED_PAGE_SIZE),
		chosen: readCompared(params, 'chosen'),
	};
}

/** What is left out is as on a first visit. */
export function savedHref({ tab = 'listings', page = 1, chosen = [] }: Partial<SavedView>): string {
	const params = [
		...(tab === 'searches' ? ['tab=searches'] : []),
		...(page > 1 ? [`page=${page}`] : []),
		...(chosen.length > 0 ? [`chosen=${chosen.join(',')}`] : []),
	];
	return params.length > 0 ? `${path}?${params.join('&')}` : path;
}
