import type { Selectable } from 'kysely';
import { findPage, type Page, type Range } from '../database/find-page.ts';
import type { Db } from '../database/open-database.ts';
import type { NotificationTable } from '../database/tables.ts';
import type { NotificationFilter } from '../graphql/schema.generated.ts';
import { tagsOf } from './tags.ts';

/** A notification as it is stored. */
export type NotificationRow = Selectable<NotificationTable>;

/** A page of an account's notifications, the newest first. */
export function findNotifications(
	db: Db,
	accountId: string,
	{ seen, tag, topic }: NotificationFilter,
	range: Range,
): Promise<Page<NotificationRow>> {
	let found = db.selectFrom('notification').where('account_id', '=', accountId);
	if (typeof seen === 'boolean') found = found.where('seen_at', seen ? 'is not' : 'is', null);
	if (typeof tag === 'string') found = found.where('tag', '=', tag);
	if (topic) found = found.where((eb) => eb(eb.fn('starts_with', ['tag', eb.val(tagsOf(topic))]), '=', true));
	return findPage(found, range, (rows) => rows.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc'));
}

export function findNotification(db: Db, accountId: string, id: string): Promise<NotificationRow | undefined> {
	return db
		.selectFrom('notification')
		.selectAll()
		.where('id', '=', id)
		.where('account_id', '=', accountId)
		.executeTakeFirst();
}

/** Marks an account's unseen notifications as seen, all or one; returns how many. */
export async function markSeen(tx: Db, accountId: string, id?: string): Promise<number> {
	const now = new Date();
	const { numUpdatedRows } = await tx
		.updateTable('notification')
		.set({ seen_at: now, updated_at: now })
		.where('account_id', '=', accountId)
		.where('seen_at', 'is', null)
		.$if(id !== undefined, (query) => query.where('id', '=', id as string))
		.executeTakeFirst();
	return Number(numUpdatedRows);
}
