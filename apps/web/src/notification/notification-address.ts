import type { NotificationRowFragment } from '@ancu/api/notification';
import { topics } from '@ancu/forms/notification';
import type { InboxFilter, Notification } from '@ancu/ui/notification';
import { readPage } from '../data/read-page.ts';
import { withQuery } from '../data/with-query.ts';
import { planningHref } from '../planning/planning-address.ts';

/** Notifications on a page. */
export const INBOX_PAGE_SIZE = 20;

const path = '/notification';

/** Where one says what to be told of. */
export const notificationSettingsHref = '/setting/notification';

/** What the address of the inbox holds. */
export interface InboxAddress {
	filter: InboxFilter;
	/** From 1. */
	page: number;
}

/** Reads the address of the inbox. */
export function readInboxAddress(params: URLSearchParams): InboxAddress {
	return {
		filter: {
			unseen: params.has('unseen'),
			topic: topics.find((topic) => topic.toLowerCase() === params.get('topic')),
		},
		page: readPage(params, INBOX_PAGE_SIZE),
	};
}

/** Writes it. */
export function inboxHref({ filter, page }: InboxAddress): string {
	const params = new URLSearchParams();
	if (filter.unseen) params.set('unseen', '');
	if (filter.topic) params.set('topic', filter.topic.toLowerCase());
	if (page > 1) params.set('page', String(page));
	return withQuery(path, params);
}

/** A notification with where it leads to: one of a planning check leads there in any case. */
export function toNotification({ planningCheckRequestId, ...row }: NotificationRowFragment): Notification {
	const own = planningCheckRequestId ? planningHref({ name: 'one', id: planningCheckRequestId, tab: undefined }) : null;
	return { ...row, link: row.link ?? own };
}
