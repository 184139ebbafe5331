import type { Db } from '../database/open-database.ts';
import { AppError } from '../graphql/app-error.ts';
import { isErased } from './account.repository.ts';

/** Throws UNAUTHENTICATED where an account was erased; one that was not lives until the transaction ends. */
export async function requireLiving(tx: Db, id: string): Promise<void> {
	if (await isErased(tx, id)) throw new AppError('UNAUTHENTICATED');
}
