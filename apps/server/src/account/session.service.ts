import { createHash, randomBytes } from 'node:crypto';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../database/open-database.ts';
import type { Context } from '../graphql/context.ts';
import { findSession, insertSession } from './session.repository.ts';

const LIFETIME_MS = 30 * 86_400_000;

/** Opens a session and answers its token: 32 random bytes, of which only a hash is kept. */
export async function openSession(context: Context, accountId: string): Promise<string> {
	const token = randomBytes(32).toString('base64url');
	await insertSession(context.db, {
		token_hash: hashToken(token),
		account_id: accountId,
		user_agent: context.client.userAgent?.slice(0, 300) ?? null,
		address: context.client.address,
		expires_at: new Date(Date.now() + LIFETIME_MS),
	});
	return token;
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
