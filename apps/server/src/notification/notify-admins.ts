import { sql } from 'kysely';
import type { AccountRow } from '../account/account.repository.ts';
import type { Db } from '../database/open-database.ts';
import { type NewNotifications, notifyMany } from './notify.ts';
import type { Tag } from './tags.ts';

/** Whoever has something in hand; null where that is nobody, or somebody who was erased or may not go on with it any more. */
export async function findTaker(
	tx: Db,
	id: string | null,
	mayGoOn: (account: Pick<AccountRow, 'id' | 'role'>) => boolean,
): Promise<string | null> {
	if (id === null) return null;
	const account = await tx
		.selectFrom('account')
		.select(['id', 'role'])
		.where('id', '=', id)
		.where('deleted_at', 'is', null)
		.executeTakeFirst();
	return account && mayGoOn(account) ? account.id : null;
}

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
