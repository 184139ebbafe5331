import type { AuditFilter } from '@ancu/ui/audit';
import { readPage } from '../data/read-page.ts';
import { readSearch } from '../data/search-place.ts';
import { withQuery } from '../data/with-query.ts';

/** Entries on a page of the log. */
export const AUDIT_PAGE_SIZE = 20;

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What the address of the log shows. What is no id holds it to nothing. */
export function readAudit(params: URLSearchParams): { filter: AuditFilter; page: number } {
	const idOf = (name: string) => id.exec(params.get(name) ?? '')?.[0];
	return {
		filter: { accountId: idOf('account'), recordId: idOf('record'), search: readSearch(params) },
		page: readPage(params, AUDIT_PAGE_SIZE),
	};
}

/** The address of the log; the reverse of `readAudit`. */
export function auditHref({ accountId, recordId, search }: AuditFilter, page = 1): string {
	const params = new URLSearchParams({
		...(accountId && { account: accountId }),
		...(recordId && { record: recordId }),
		...(search && { search }),
		...(page > 1 && { page: String(page) }),
	});
	return withQuery('/audit', params);
}
