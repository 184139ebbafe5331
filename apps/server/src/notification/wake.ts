import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';

/** Where processes hear of each other's changes, by PostgreSQL's NOTIFY. */
export const CHANNEL = 'ancu_notification';

/** What is heard: notifications of an account changed, or one of its sessions ended. */
export type Heard = { what: 'changed' | 'session'; accountId: string };

/** An expression that tells every process, once the transaction is through. The one place that needs an engine with NOTIFY. */
export function waking(what: Heard['what'], accountId: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`pg_notify(${CHANNEL}, ${`${what} `} || ${accountId})`;
}

/** Tells the open streams of an account, in every process, that its notifications changed or that a session of it ended. */
export async function wake(tx: Db, what: Heard['what'], accountId: string): Promise<void> {
	await sql`select ${waking(what, sql`${accountId}::text`)}`.execute(tx);
}

/** What was sent by `wake`. */
export function readHeard(payload: string): Heard | undefined {
	const [what, accountId] = payload.split(' ');
	return accountId && (what === 'changed' || what === 'session') ? { what, accountId } : undefined;
}
