import { sql } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { AppError } from '../graphql/app-error.ts';
import type { TransactionType } from '../graphql/schema.generated.ts';
import { type HouseAccount, post } from './ledger.ts';

/** Money to set aside. */
export interface HoldRequest {
	accountId: string;
	/** Đồng. */
	amount: number;
	/** What it will be for. Pay-outs alone have money held: the owner reads that of all that is (`summary.heldText`), so another use wants words there. */
	type: TransactionType;
	/** When it comes back by itself; null where a person ends it. */
	expiresAt: Date | null;
	note?: string | null;
}

/** Sets money of a wallet aside: it is still its owner's, and cannot be spent otherwise. Returns the hold's id. Throws NOT_ENOUGH_MONEY. */
export async function hold(tx: Db, { accountId, amount, type, expiresAt, note = null }: HoldRequest): Promise<string> {
	const { id } = await tx
		.insertInto('wallet_hold')
		.values({ account_id: accountId, amount, type, note, expires_at: expiresAt ?? sql<Date>`'infinity'` })
		.returning('id')
		.executeTakeFirstOrThrow();
	await post(tx, { kind: 'hold', sourceId: id, type, note }, [
		{ wallet: accountId, amount: -amount },
		{ held: accountId, amount },
	]);
	return id;
}

/** Spends what was set aside, whole. Throws PAYMENT_OVER where that was spent or given back. */
export async function capture(tx: Db, holdId: string, to: HouseAccount): Promise<void> {
	const { account_id, amount, type } = await close(tx, holdId, 'CAPTURED');
	await post(tx, { kind: 'capture', sourceId: holdId, type }, [
		{ held: account_id, amount: -amount },
		{ house: to, amount },
	]);
}

/** Gives back what was set aside; `why` is for the wallet's history, else what it was for. Throws PAYMENT_OVER where that was spent or given back. */
export async function release(
	tx: Db,
	holdId: string,
	state: 'RELEASED' | 'EXPIRED' = 'RELEASED',
	why?: string,
): Promise<void> {
	const { account_id, amount, note } = await close(tx, holdId, state);
	await post(tx, { kind: 'release', sourceId: holdId, type: 'REFUND', note: why ?? note }, [
		{ held: account_id, amount: -amount },
		{ wallet: account_id, amount },
	]);
}

/** Gives back everything whose time is over; returns how many there were. */
export async function expireHolds(db: Db, now = new Date()): Promise<number> {
	const over = await db
		.selectFrom('wallet_hold')
		.select('id')
		.where('state', '=', 'OPEN')
		.where('expires_at', '<=', now)
		.limit(500)
		.execute();
	let count = 0;
	for (const { id } of over) {
		count += await inTransaction(db, (tx) => release(tx, id, 'EXPIRED')).then(
			() => 1,
			// Somebody was quicker.
			(error: unknown) => {
				if (error instanceof AppError) return 0;
				throw error;
			},
		);
	}
	return count;
}

async function close(tx: Db, id: string, state: 'CAPTURED' | 'RELEASED' | 'EXPIRED') {
	const closed = await tx
		.updateTable('wallet_hold')
		.set({ state, closed_at: new Date() })
		.where('id', '=', id)
		.where('state', '=', 'OPEN')
		.returning(['account_id', 'amount', 'type', 'note'])
		.executeTakeFirst();
	if (!closed) throw new AppError('PAYMENT_OVER');
	return closed;
}
