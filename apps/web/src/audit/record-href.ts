import type { AuditEntry } from '@ancu/ui/audit';
import { editArticleHref } from '../content/desk-address.ts';
import { withQuery } from '../data/with-query.ts';
import { workHref } from '../planning/work-address.ts';
import { queueHref } from '../verification/check-address.ts';

const everything = { status: undefined, isMine: false, search: '' };

/** Which operations are about what staff have a page of, and where that is. */
const pages: readonly [operations: RegExp, href: (id: string) => string][] = [
	// Decided before its listing was noted, a report's own id leads nowhere.
	[
		/^(acceptLocationInfo$|rejectLocationInfo$|decideReport |priority )/,
		(id) => withQuery('/moderation', new URLSearchParams({ open: id })),
	],
	[/^(create|update|publish|unpublish)Article$/, editArticleHref],
	[/^updatePlanningCheckRequest( |$)/, (id) => workHref({ filter: everything, page: 1 }, id)],
	[
		/^(take|release|save|file|cancel|approve|sendBack)GreenCheck$/,
		(id) => queueHref('admin', { filter: everything, page: 1 }, id),
	],
];

/** Where staff see what something was done to; undefined where they have no page of it. */
export function recordHref({ operation, recordId, outcome }: AuditEntry): string | undefined {
	if (recordId === null || outcome === 'NOT_FOUND') return undefined;
	return pages.find(([operations]) => operations.test(operation))?.[1](recordId);
}
