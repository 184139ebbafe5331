import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import { AppError } from '../graphql/app-error.ts';
import type { TransactionType } from '../graphql/schema.generated.ts';
import { post } from './ledger.ts';

/** Money to set aside. */
export interface HoldRequest {
	accountId: string;
	/** Đồng. */
	amount: number;
	/** What it will be for. Pay-outs alone have money held: the owner reads that of all that is (`summary.heldText`), so another use wants words there. */
	type: TransactionType;
	note?: string | null;
}

/** Sets money of a wallet aside, until somebody ends it: it is still its owner's, and cannot be spent otherwise. Returns the hold's id. Throws NOT_ENOUGH_MONEY. */
export async function hold(tx: Db, { accountId, amount, type, note = null }: HoldRequest): Promise<string> {
	const { id } = await tx
		.insertInto('wallet_hold')
		// Servers of before gave back what this said was over, and may serve beside this one.
		.values({ account_id: accountId, amount, type, note, expires_at: sql<Date>`'infinity'` })
		.returning('id')
		.executeTakeFirstOrThrow();
	await post(tx, { kind: 'hold', sourceId: id, type, note }, [
		{ wallet: accountId, amount: -amount },
		{ held: accountId, amount },
	]);
	return id;
}

/** Books what was set aside as sent by the bank, whole. Throws PAYMENT_OVER where that was spent or given back. */
export async function capture(tx: Db, holdId: string): Promise<void> {
	const { account_id, amount, type } = await close(tx, holdId, 'CAPTURED');
	await post(tx, { kind: 'capture', sourceId: holdId, type }, [
		{ held: account_id, amount: -amount },
		{ house: 'bank', amount },
	]);
}

/** Gives back what was set aside; `why` is for the wallet's history, else what it was for. Throws PAYMENT_OVER where that was spent or given back. */
export async function release(tx: Db, holdId: string, why?: string): Promise<void> {
	const { account_id, amount, note } = await close(tx, holdId, 'RELEASED');
	await post(tx, { kind: 'release', sourceId: holdId, type: 'REFUND', note: why ?? note }, [
		{ held: account_id, amount: -amount },
		{ wallet: account_id, amount },
	]);
}

async function close(tx: Db, id: string, state: 'CAPTURED' | 'RELEASED') {
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
