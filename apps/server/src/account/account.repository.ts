import type { Selectable } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { AccountTable } from '../database/tables.ts';

/** An account as it is stored. */
export type AccountRow = Selectable<AccountTable>;

export function findAccountsById(db: Db, ids: readonly string[]): Promise<AccountRow[]> {
	return db.selectFrom('account').selectAll().where('id', 'in', ids).execute();
}

export function findAccountByPhone(db: Db, phone: string): Promise<AccountRow | undefined> {
	return db.selectFrom('account').selectAll().where('phone', '=', phone).executeTakeFirst();
}

export function findAccountByUsername(db: Db, username: string): Promise<AccountRow | undefined> {
	return db.selectFrom('account').selectAll().where('username', '=', username.toLowerCase()).executeTakeFirst();
}

export function findAccountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
	return db
		.selectFrom('account')
		.selectAll()
		.where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
		.executeTakeFirst();
}
