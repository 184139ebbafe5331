import { type ProcedureType, procedureTypes } from '@ancu/forms/procedure';
import { type ProcedureListFilter, procedureStatuses } from '@ancu/ui/procedure';
import { readPage } from '../data/read-page.ts';
import { readSearch } from '../data/search-place.ts';
import { withQuery } from '../data/with-query.ts';

/** Procedures on a page. */
export const PROCEDURES_PAGE_SIZE = 10;

/** What the address of the list holds. */
export interface ProcedureListPlace {
	filter: ProcedureListFilter;
	/** From 1. */
	page: number;
}

export function readProcedureList(params: URLSearchParams): ProcedureListPlace {
	return {
		filter: {
			status: procedureStatuses.find((one) => one === params.get('status')),
			type: readProcedureType(params),
			isOverdue: params.has('overdue'),
			isWaitingForMe: params.has('mine'),
			search: readSearch(params),
		},
		page: readPage(params, PROCEDURES_PAGE_SIZE),
	};
}

/** The address of the list; the reverse of `readProcedureList`. Left out: all, from the beginning. */
export function procedureListHref(place?: ProcedureListPlace): string {
	const params = new URLSearchParams();
	if (place) {
		const { status, type, isOverdue, isWaitingForMe, search } = place.filter;
		if (status) params.set('status', status);
		if (type) params.set('type', type);
		if (isOverdue) params.set('overdue', '');
		if (isWaitingForMe) params.set('mine', '');
		if (search) params.set('search', search);
		if (place.page > 1) params.set('page', String(place.page));
	}
	return withQuery('/procedure', params);
}

/** The kind that an address names. */
export function readProcedureType(params: URLSearchParams): ProcedureType | undefined {
	return procedureTypes.find((one) => one === params.get('type'));
}

/** Where a procedure is started; `listing` is the number of the one that it starts from. */
export function newProcedureHref(listing?: number): string {
	return withQuery('/send-request', new URLSearchParams(listing ? { listing: String(listing) } : {}));
}

/** Where one procedure is. */
export function procedureHref({ procedureRDId }: { procedureRDId: string }): string {
	return `/send-request/details/${encodeURIComponent(procedureRDId)}`;
}

/** Where templates are kept: the versions of a kind, or one of them. */
export function templateHref(type: ProcedureType, id?: string): string {
	return withQuery('/procedure-template', new URLSearchParams({ type, ...(id && { id }) }));
}

/** Where the first version of a kind is written. */
export function newTemplateHref(type: ProcedureType): string {
	return withQuery('/procedure-template', new URLSearchParams({ type, new: '' }));
}

/** Where suggested documents are kept: their list, or one of them. */
export function documentHref(id?: string): string {
	return withQuery('/procedure-document', new URLSearchParams(id ? { id } : {}));
}

/** Where a new one is written. */
export const newDocumentHref = '/procedure-document?new';

/** What an address of templates or documents has open: one of them, a new one, or else their list. */
export function readOpen(params: URLSearchParams): { id: string | undefined; isNew: boolean } {
	return { id: params.get('id') ?? undefined, isNew: params.has('new') };
}
