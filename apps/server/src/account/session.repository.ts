import type { Insertable } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { SessionTable } from '../database/tables.ts';
import type { Role } from '../graphql/schema.generated.ts';

export async function insertSession(db: Db, session: Insertable<SessionTable>): Promise<void> {
	await db.insertInto('session').values(session).execute();
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
	await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
}

/** The account that an unexpired session belongs to. */
export function findSession(db: Db, tokenHash: Buffer, now: Date): Promise<{ id: string; role: Role } | undefined> {
	return db
		.selectFrom('session')
		.innerJoin('account', 'account.id', 'session.account_id')
		.select(['account.id', 'account.role'])
		.where('session.token_hash', '=', tokenHash)
		.where('session.expires_at', '>', now)
		.executeTakeFirst();
}
