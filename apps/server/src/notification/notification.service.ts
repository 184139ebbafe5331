import { locales } from '@ancu/forms/format';
import { setLocale } from '../account/account.repository.ts';
import type { Page } from '../database/find-page.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { readPage } from '../graphql/page.ts';
import type { QueryGetAllNotificationArgs } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { findNotification, findNotifications, markSeen, type NotificationRow } from './notification.repository.ts';
import { wake } from './wake.ts';

/** The signed-in account's notifications. */
export function listNotifications(
	{ db, viewer }: Context,
	{ filter, ...page }: QueryGetAllNotificationArgs,
): Promise<Page<NotificationRow>> {
	return findNotifications(db, viewer?.id ?? '', filter ?? {}, readPage(page));
}

/** Marks an own notification as seen. */
export function seeNotification({ db, viewer }: Context, id: string): Promise<NotificationRow> {
	const accountId = viewer?.id ?? '';
	if (!isUuid(id)) throw new AppError('NOT_FOUND');
	return inTransaction(db, async (tx) => {
		if ((await markSeen(tx, accountId, id)) > 0) await wake(tx, 'changed', accountId);
		const row = await findNotification(tx, accountId, id);
		if (!row) throw new AppError('NOT_FOUND');
		return row;
	});
}

/** Marks all own notifications as seen; returns how many changed. */
export function seeAllNotifications({ db, viewer }: Context): Promise<number> {
	const accountId = viewer?.id ?? '';
	return inTransaction(db, async (tx) => {
		const changed = await markSeen(tx, accountId);
		if (changed > 0) await wake(tx, 'changed', accountId);
		return changed;
	});
}

/** The language of what is sent to the signed-in account from now on. */
export async function setMyLocale({ db, viewer, loaders }: Context, given: string): Promise<boolean> {
	const accountId = viewer?.id ?? '';
	const locale = locales.find((known) => known === given);
	if (!locale) throw badField('locale', 'unknown');
	await setLocale(db, accountId, locale);
	loaders.account.clear(accountId);
	return true;
}
