import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { LedgerTransactionTable, PaymentProvider } from '../database/tables.ts';
import { AppError } from '../graphql/app-error.ts';
import type { TransactionType } from '../graphql/schema.generated.ts';
import type { PurposeName } from './payment-purpose.ts';

/** Accounts of the house. `clearing` is what a gateway owes us, `unmatched` what came and is nobody's yet, `opening` what development starts with. */
export type HouseAccount =
	| 'bank'
	| `clearing:${Exclude<PaymentProvider, 'bank' | 'wallet'>}`
	| `revenue:${PurposeName}`
	| 'refunds'
	| 'unmatched'
	| 'opening';

/** Đồng into an account, or out of it when negative. A person's accounts are named by the person's account id. */
export type Entry = { amount: number } & ({ house: HouseAccount } | { wallet: string } | { held: string });

/** Why money moves. One movement per kind and source, ever. */
export interface Cause {
	kind: LedgerTransactionTable['kind'];
	/** The payment, hold, credit or account that it is about. */
	sourceId: string;
	/** What the wallet's owner sees it as. */
	type: TransactionType | null;
	paymentId?: string | null;
	/** For the wallet's history. */
	note?: string | null;
}

/** Who takes money in for us. */
export type Outside = Exclude<PaymentProvider, 'wallet'>;

/** Where money comes in that a provider took for us. */
export function clearingOf(provider: Outside): HouseAccount {
	return provider === 'bank' ? 'bank' : `clearing:${provider}`;
}

/** Makes sure that an account has a wallet. */
export async function openWallet(tx: Db, accountId: string): Promise<void> {
	await sql`
		with available as (
			insert into ledger_account (name, owner_id) values (${`wallet:${accountId}`}, ${accountId}::uuid)
			on conflict do nothing returning id
		),
		held as (
			insert into ledger_account (name, owner_id) values (${`held:${accountId}`}, ${accountId}::uuid)
			on conflict do nothing returning id
		)
		insert into wallet (account_id, ledger_id, held_ledger_id)
		select ${accountId}::uuid, available.id, held.id from available, held on conflict do nothing`.execute(tx);
}

/**
 * Moves money: the one way that it moves. Entries, their transaction and the wallets' balances are written by one statement
 * (the database's function post_entries), so they are there together or not at all; it belongs into the transaction of
 * whatever the money moves for. Throws NOT_ENOUGH_MONEY where a wallet would have less than nothing; the transaction is to be
 * left then.
 */
export async function post(tx: Db, cause: Cause, entries: readonly Entry[]): Promise<void> {
	const sum = entries.reduce((total, { amount }) => total + amount, 0);
	if (sum !== 0 || !entries.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0))
		throw new RangeError('Entries are whole đồng whose sum is zero.');
	const names = entries.map((entry) => ('house' in entry ? entry.house : 'wallet' in entry ? 'wallet' : 'held'));
	const owners = entries.map((entry) => ('wallet' in entry ? entry.wallet : 'held' in entry ? entry.held : null));
	const amounts = entries.map(({ amount }) => amount);

	const { kind, sourceId, type, paymentId = null, note = null } = cause;
	const { rows } = await sql<{ made: number; written: number }>`
		select made, written from post_entries(
			${kind}, ${sourceId}, ${type}, ${paymentId}, ${note}, ${names}, ${owners}, ${amounts}
		)`.execute(tx);
	if (rows[0]?.made === 0) throw new AppError('NOT_ENOUGH_MONEY');
	if (rows[0]?.written !== entries.length) throw new Error(`There is no such account among ${names.join(', ')}.`);
}

/** Takes money out of a wallet. Throws NOT_ENOUGH_MONEY. */
export function debitWallet(
	tx: Db,
	{ accountId, amount, to, ...cause }: Cause & { accountId: string; amount: number; to: HouseAccount },
): Promise<void> {
	return post(tx, cause, [
		{ wallet: accountId, amount: -amount },
		{ house: to, amount },
	]);
}

/** Puts money into a wallet, which is made where there is none. */
export async function creditWallet(
	tx: Db,
	{ accountId, amount, from, ...cause }: Cause & { accountId: string; amount: number; from: HouseAccount },
): Promise<void> {
	await openWallet(tx, accountId);
	await post(tx, cause, [
		{ wallet: accountId, amount },
		{ house: from, amount: -amount },
	]);
}
