import { type AccountRow, findAccountByPhone, findAccountByUsername } from '../account/account.repository.ts';
import { readPhone } from '../account/phone.ts';
import type { Db } from '../database/open-database.ts';

/** The account that somebody names on a terminal, by its phone number or user name. Throws where there is none. */
export async function findAccount(db: Db, name: string): Promise<AccountRow> {
	const phone = readPhone(name);
	const account = (phone && (await findAccountByPhone(db, phone))) || (await findAccountByUsername(db, name));
	if (!account) throw new Error(`there is no account ${name}.`);
	return account;
}
