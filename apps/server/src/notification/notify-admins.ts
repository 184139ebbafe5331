import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import { type NewNotifications, notifyMany } from './notify.ts';
import type { Tag } from './tags.ts';

/** Tells every admin but some accounts: of what somebody had in hand who is not there for it any more. */
export function notifyAdmins<T extends Tag>(
	tx: Db,
	{ except, ...told }: Pick<NewNotifications<T>, 'tag' | 'params' | 'link'> & { except: readonly (string | null)[] },
): Promise<void> {
	return notifyMany(tx, {
		...told,
		accountId: sql`account.id`,
		from: sql`account where role = 'admin' and id <> all(${except.filter((id) => id !== null)}::uuid[])`,
	});
}
