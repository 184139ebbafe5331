import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { SessionTable } from '../database/tables.ts';
import type { Role } from '../graphql/schema.generated.ts';
import { wake } from '../notification/wake.ts';

/** A session as it is stored. */
export type SessionRow = Selectable<SessionTable>;

export async function insertSession(db: Db, session: Insertable<SessionTable>): Promise<void> {
	await db.insertInto('session').values(session).execute();
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
	const ended = await db
		.deleteFrom('session')
		.where('token_hash', '=', tokenHash)
		.returning('account_id')
		.executeTakeFirst();
	if (ended) await wake(db, 'session', ended.account_id);
}

/** Ends one session of an account; false when it has no such session. */
export async function deleteSessionOf(db: Db, accountId: string, id: string): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom('session')
		.where('account_id', '=', accountId)
		.where('id', '=', id)
		.executeTakeFirst();
	if (numDeletedRows > 0n) await wake(db, 'session', accountId);
	return numDeletedRows > 0n;
}

/** Ends every session of an account, or every one but `kept`; returns how many. */
export async function deleteSessionsOf(db: Db, accountId: string, kept?: Buffer): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom('session')
		.where('account_id', '=', accountId)
		.$if(kept !== undefined, (query) => query.where('token_hash', '!=', kept as Buffer))
		.executeTakeFirst();
	if (numDeletedRows > 0n) await wake(db, 'session', accountId);
	return Number(numDeletedRows);
}

/** Ends those sessions of an account that were not used for longest, beyond so many, but never `kept`. */
export async function deleteSessionsBeyond(db: Db, most: number, accountId: string, kept: Buffer): Promise<void> {
	const { numDeletedRows } = await db
		.deleteFrom('session')
		.where('account_id', '=', accountId)
		.where('token_hash', '!=', kept)
		.where('id', 'not in', (eb) =>
			eb
				.selectFrom('session')
				.select('id')
				.where('account_id', '=', accountId)
				.orderBy('seen_at', 'desc')
				.orderBy('created_at', 'desc')
				.limit(most),
		)
		.executeTakeFirst();
	if (numDeletedRows > 0n) await wake(db, 'session', accountId);
}

/** Where an account is signed in: its addresses, each once. */
export async function findAddressesOf(db: Db, accountId: string): Promise<string[]> {
	const rows = await db
		.selectFrom('session')
		.select('address')
		.distinct()
		.where('account_id', '=', accountId)
		.where('expires_at', '>', new Date())
		.where('address', 'is not', null)
		.$narrowType<{ address: string }>()
		.execute();
	return rows.map(({ address }) => address);
}

/** Sessions of an account that still count, the latest use first. */
export function findSessionsOf(db: Db, accountId: string): Promise<SessionRow[]> {
	return db
		.selectFrom('session')
		.selectAll()
		.where('account_id', '=', accountId)
		.where('expires_at', '>', new Date())
		.orderBy('seen_at', 'desc')
		.orderBy('id')
		.execute();
}

/** The account that an unexpired session belongs to, and when the session was last seen. */
export function findSession(
	db: Db,
	tokenHash: Buffer,
	now: Date,
): Promise<{ id: string; role: Role; seen_at: Date } | undefined> {
	return db
		.selectFrom('session')
		.innerJoin('account', 'account.id', 'session.account_id')
		.select(['account.id', 'account.role', 'session.seen_at'])
		.where('session.token_hash', '=', tokenHash)
		.where('session.expires_at', '>', now)
		.executeTakeFirst();
}

/** Which of some sessions, by their tokens' hashes, still count. */
export async function findLiveSessions(db: Db, tokenHashes: readonly Buffer[]): Promise<Buffer[]> {
	const rows = await db
		.selectFrom('session')
		.select('token_hash')
		.where('token_hash', 'in', tokenHashes)
		.where('expires_at', '>', new Date())
		.execute();
	return rows.map(({ token_hash }) => token_hash);
}

/** Notes that a session is in use. */
export async function touchSession(db: Db, tokenHash: Buffer): Promise<void> {
	await db.updateTable('session').set({ seen_at: sql<Date>`now()` }).where('token_hash', '=', tokenHash).execute();
}
