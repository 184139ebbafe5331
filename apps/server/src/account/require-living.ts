import type { Db } from '../database/open-database.ts';
import { AppError } from '../graphql/app-error.ts';
import { type AccountRow, lockIfLiving, lockLivingAccount } from './account.repository.ts';

/** Throws UNAUTHENTICATED where an account was erased; one that was not lives until the transaction ends. */
export async function requireLiving(tx: Db, id: string): Promise<void> {
	if (!(await lockIfLiving(tx, id))) throw new AppError('UNAUTHENTICATED');
}

/** The same for what is counted for an account, or changes it: those that come together do so one after the other. Returns it as it is now. */
export async function lockLiving(tx: Db, id: string): Promise<AccountRow> {
	const account = await lockLivingAccount(tx, id);
	if (!account) throw new AppError('UNAUTHENTICATED');
	return account;
}
