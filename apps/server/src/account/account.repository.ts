import type { Locale } from '@ancu/forms/format';
import type { Insertable, Selectable, Updateable } from 'kysely';
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

/** Makes an account one of staff, or one of everybody. */
export async function setRole(db: Db, id: string, role: AccountRow['role']): Promise<void> {
	await db.updateTable('account').set({ role }).where('id', '=', id).execute();
}

/** The account that proved this address; one at most. */
export function findAccountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
	return accountsOf(db, email).where('email_verified_at', 'is not', null).executeTakeFirst();
}

/** Accounts that say this address is theirs, proved or not. */
export function findAccountsByEmail(db: Db, email: string): Promise<AccountRow[]> {
	return accountsOf(db, email).execute();
}

function accountsOf(db: Db, email: string) {
	return db
		.selectFrom('account')
		.selectAll()
		.where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()));
}

/** An account as it is now, kept so until the transaction ends: what is counted for it is done one after the other. Undefined when it was erased. */
export function lockLivingAccount(tx: Db, id: string): Promise<AccountRow | undefined> {
	return tx
		.selectFrom('account')
		.selectAll()
		.where('id', '=', id)
		.where('deleted_at', 'is', null)
		.forNoKeyUpdate()
		.executeTakeFirst();
}

/** Locks an account against being erased until the transaction ends; others may lock it so too. Returns false where it was erased before. */
export async function lockIfLiving(tx: Db, id: string): Promise<boolean> {
	const { deleted_at } = await tx
		.selectFrom('account')
		.select('deleted_at')
		.where('id', '=', id)
		.forShare()
		.executeTakeFirstOrThrow();
	return deleted_at === null;
}

/** The same of an account with the password that it was read with, which stays as well. Returns false where it has another one by now, or was erased. */
export async function lockIfSamePassword(
	tx: Db,
	{ id, password_hash }: Pick<AccountRow, 'id' | 'password_hash'>,
): Promise<boolean> {
	const account = await tx
		.selectFrom('account')
		.select('id')
		.where('id', '=', id)
		.where('deleted_at', 'is', null)
		.where('password_hash', '=', password_hash)
		.forShare()
		.executeTakeFirst();
	return account !== undefined;
}

/** Stores an account. Undefined when its phone number has one already. */
export function insertAccount(db: Db, account: Insertable<AccountTable>): Promise<AccountRow | undefined> {
	return db
		.insertInto('account')
		.values(account)
		.onConflict((conflict) => conflict.column('phone').doNothing())
		.returningAll()
		.executeTakeFirst();
}

/** Writes to an account in a language from now on. */
export async function setLocale(db: Db, id: string, locale: Locale): Promise<void> {
	await db.updateTable('account').set({ locale }).where('id', '=', id).where('locale', '!=', locale).execute();
}

/** Changes a password that is still the one that the account was read with; undefined where it is another one by now. */
export function replacePassword(
	db: Db,
	{ id, password_hash }: Pick<AccountRow, 'id' | 'password_hash'>,
	hash: string,
): Promise<AccountRow | undefined> {
	return db
		.updateTable('account')
		.set({ password_hash: hash, updated_at: new Date() })
		.where('id', '=', id)
		.where('password_hash', '=', password_hash)
		.returningAll()
		.executeTakeFirst();
}

/** Changes an account; returns it as it is now. */
export function updateAccount(db: Db, id: string, change: Updateable<AccountTable>): Promise<AccountRow> {
	return db
		.updateTable('account')
		.set({ ...change, updated_at: new Date() })
		.where('id', '=', id)
		.returningAll()
		.executeTakeFirstOrThrow();
}
