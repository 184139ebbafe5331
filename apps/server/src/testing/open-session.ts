import { DAY_MS } from '@ancu/forms/format';
import { newToken } from '../account/token.ts';
import type { Db } from '../database/open-database.ts';

/** Signs an account in without a password, for a day; returns the token. `seenAs` is what its browser says of itself. */
export async function openSession(db: Db, accountId: string, seenAs: string | null = null): Promise<string> {
	const { token, hash } = newToken();
	await db
		.insertInto('session')
		.values({
			token_hash: hash,
			account_id: accountId,
			user_agent: seenAs,
			address: null,
			expires_at: new Date(Date.now() + DAY_MS),
		})
		.execute();
	return token;
}
