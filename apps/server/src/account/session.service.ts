import { createHash, randomBytes } from 'node:crypto';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../database/open-database.ts';
import type { Context } from '../graphql/context.ts';
import { deleteSession, findSession, insertSession } from './session.repository.ts';

const LIFETIME_MS = 30 * 86_400_000;

/** Opens a session and answers its token: 32 random bytes, of which only a hash is kept. */
export async function openSession(context: Context, { id, role }: Pick<Viewer, 'id' | 'role'>): Promise<string> {
	const token = randomBytes(32).toString('base64url');
	const tokenHash = hashToken(token);
	await insertSession(context.db, {
		token_hash: tokenHash,
		account_id: id,
		user_agent: context.client.userAgent?.slice(0, 300) ?? null,
		address: context.client.address,
		expires_at: new Date(Date.now() + LIFETIME_MS),
	});
	// The rest of this very answer is for whoever has just signed in.
	context.viewer = { id, role, tokenHash };
	return token;
}

/** Ends the session that the request came with. */
export async function closeSession({ db, viewer }: Context): Promise<boolean> {
	if (viewer) await deleteSession(db, viewer.tokenHash);
	return true;
}

/** Who holds this token; undefined when nobody does any more. */
export async function readSession(db: Db, token: string): Promise<Viewer | undefined> {
	const tokenHash = hashToken(token);
	const account = await findSession(db, tokenHash, new Date());
	return account && { ...account, tokenHash };
}

function hashToken(token: string): Buffer {
	return createHash('sha256').update(token).digest();
}
