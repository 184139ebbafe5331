import { DAY_MS, MINUTE_MS } from '@ancu/forms/format';
import type { Viewer } from '../access/viewer.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { isUuid } from '../graphql/uuid.ts';
import { type AccountRow, lockIfSamePassword, setLocale } from './account.repository.ts';
import {
	deleteSession,
	deleteSessionOf,
	deleteSessionsBeyond,
	deleteSessionsOf,
	findSession,
	findSessionsOf,
	insertSession,
	type SessionRow,
	touchSession,
} from './session.repository.ts';
import { hashToken, newToken } from './token.ts';

const LIFETIME_MS = 30 * DAY_MS;
/** Of one account; the one that was not used for longest gives way. */
export const SESSIONS_MAX = 100;
// A write for every request would cost more than the request.
const SEEN_EVERY_MS = 5 * MINUTE_MS;

/**
 * Opens a session and returns its token: 32 random bytes, of which only a hash is kept. Throws WRONG_CREDENTIALS when the account was
 * erased, or its password changed, since it was read.
 */
export async function openSession(
	context: Context,
	account: Pick<AccountRow, 'id' | 'role' | 'password_hash'>,
): Promise<string> {
	const { id, role } = account;
	const { token, hash } = newToken();
	await inTransaction(context.db, async (tx) => {
		// Whoever changes the password ends the sessions that there are: none of the old one may come after.
		if (!(await lockIfSamePassword(tx, account))) throw new AppError('WRONG_CREDENTIALS');
		await insertSession(tx, {
			token_hash: hash,
			account_id: id,
			user_agent: context.client.userAgent?.slice(0, 300) ?? null,
			address: context.client.address,
			expires_at: new Date(Date.now() + LIFETIME_MS),
		});
		await deleteSessionsBeyond(tx, SESSIONS_MAX, id, hash);
	});
	await setLocale(context.db, id, context.locale);
	// The rest of this very answer is for whoever has just signed in.
	context.viewer = { id, role, tokenHash: hash };
	return token;
}

/** Ends the session that the request came with. */
export async function closeSession({ db, viewer }: Context): Promise<boolean> {
	if (viewer) await deleteSession(db, viewer.tokenHash);
	return true;
}

/** Where the signed-in account is signed in. */
export function getMySessions({ db, viewer }: Context): Promise<SessionRow[]> {
	return findSessionsOf(db, viewer?.id ?? '');
}

/** Ends one session of the signed-in account. */
export async function endSession({ db, viewer }: Context, id: string): Promise<boolean> {
	if (!viewer || !isUuid(id) || !(await deleteSessionOf(db, viewer.id, id))) throw new AppError('NOT_FOUND');
	return true;
}

/** Ends every session of the signed-in account but the one that asks. */
export async function endOtherSessions({ db, viewer }: Context): Promise<number> {
	return viewer ? deleteSessionsOf(db, viewer.id, viewer.tokenHash) : 0;
}

/** Who holds this token; undefined when nobody does any more. */
export async function readSession(db: Db, token: string): Promise<Viewer | undefined> {
	const tokenHash = hashToken(token);
	const now = new Date();
	const found = await findSession(db, tokenHash, now);
	if (!found) return undefined;
	if (now.getTime() - found.seen_at.getTime() > SEEN_EVERY_MS) await touchSession(db, tokenHash);
	return { id: found.id, role: found.role, tokenHash };
}
