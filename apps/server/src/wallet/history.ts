import { sql } from 'kysely';
import { getMe } from '../account/account.service.ts';
import { findPage, type Page } from '../database/find-page.ts';
import type { Db } from '../database/open-database.ts';
import type { Context } from '../graphql/context.ts';
import { readPage } from '../graphql/page.ts';
import type {
	PaymentPurpose,
	QueryGetAllTransHistoryArgs,
	TransactionFilter,
	TransactionStatus,
	TransactionType,
} from '../graphql/schema.generated.ts';

/** An entry of a wallet, with why it was made. */
export interface WalletEntryRow {
	id: number;
	amount: number;
	balance_after: number;
	type: TransactionType;
	status: TransactionStatus;
	note: string | null;
	created_at: Date;
	updated_at: Date;
	payment_id: string | null;
	purpose: PaymentPurpose | null;
	purpose_id: string | null;
	trans_no: string;
}

/** Money of one account, in đồng. */
export interface WalletRow {
	/** Its account's. */
	id: string;
	balance: number;
	held: number;
}

/** What an account can spend, and what is set aside of it. */
export async function findWallet(db: Db, accountId: string): Promise<WalletRow> {
	const wallet = await db
		.selectFrom('wallet')
		.select(['balance', 'held'])
		.where('account_id', '=', accountId)
		.executeTakeFirst();
	return { id: accountId, balance: wallet?.balance ?? 0, held: wallet?.held ?? 0 };
}

/** Entries of the signed-in account's wallet, newest first. */
export async function findHistory(context: Context, args: QueryGetAllTransHistoryArgs): Promise<Page<WalletEntryRow>> {
	const page = readPage(args);
	const { id } = await getMe(context);
	const entries = entriesOf(context.db, id, args.filter ?? {});
	return findPage(entries, page, (rows) => rows.selectAll().orderBy('id', 'desc'));
}

/** Every entry of an account's wallet, newest first. */
export function findAllEntries(db: Db, accountId: string): Promise<WalletEntryRow[]> {
	return entriesOf(db, accountId, {}).selectAll().orderBy('id', 'desc').execute();
}

function entriesOf(db: Db, accountId: string, { type, status, from, to }: TransactionFilter) {
	const entries = db
		.selectFrom('wallet')
		.innerJoin('ledger_entry as entry', 'entry.ledger_account_id', 'wallet.ledger_id')
		.innerJoin('ledger_transaction as movement', 'movement.id', 'entry.transaction_id')
		.leftJoin('payment', 'payment.id', 'movement.payment_id')
		// What is set aside is under way until it is spent.
		.leftJoin('wallet_hold as hold', (join) =>
			join.onRef('hold.id', '=', 'movement.source_id').on('movement.kind', '=', 'hold'),
		)
		.where('wallet.account_id', '=', accountId)
		.select([
			'entry.id',
			'entry.amount',
			'movement.note',
			'movement.created_at',
			'movement.payment_id',
			'payment.purpose',
			'payment.purpose_id',
			sql<number>`entry.balance_after`.as('balance_after'),
			sql<TransactionType>`movement.type`.as('type'),
			sql<Date>`coalesce(hold.closed_at, movement.created_at)`.as('updated_at'),
			sql<string>`coalesce(payment.txn_ref, 'GD' || movement.id)`.as('trans_no'),
			sql<TransactionStatus>`case when hold.state = 'OPEN' then 'PENDING'
				when hold.state in ('RELEASED', 'EXPIRED') then 'FAILED' else 'DONE' end`.as('status'),
		]);
	return db
		.selectFrom(entries.as('entry'))
		.$if(!!type, (query) => query.where('type', '=', type as TransactionType))
		.$if(!!status, (query) => query.where('status', '=', status as TransactionStatus))
		.$if(!!from, (query) => query.where('created_at', '>=', new Date(from as string)))
		.$if(!!to, (query) => query.where('created_at', '<', new Date(to as string)));
}
