import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';

/** A wallet whose kept balance is not what its entries say. */
export interface WrongBalance {
	account_id: string;
	balance: number;
	held: number;
	/** What the entries say, in đồng. */
	entries: number;
	held_entries: number;
}

/** What the ledger is off by, in đồng, and the wallets that are not what their entries say, a hundred at most; 0 and none when all is well. */
export interface LedgerState {
	sum: number;
	wrong: WrongBalance[];
}

/** What is wrong with the ledger: nothing, as long as money moves through ledger.ts alone. Looks at one moment, and mends nothing. */
export async function checkLedger(db: Db): Promise<LedgerState> {
	const { rows } = await sql<WrongBalance & { sum: number }>`
		with total as (select ledger_account_id, sum(amount)::bigint as amount from ledger_entry group by ledger_account_id),
		wrong as (
			select wallet.account_id, wallet.balance, wallet.held,
				coalesce(available.amount, 0) as entries, coalesce(aside.amount, 0) as held_entries
			from wallet
			left join total available on available.ledger_account_id = wallet.ledger_id
			left join total aside on aside.ledger_account_id = wallet.held_ledger_id
			where wallet.balance <> coalesce(available.amount, 0) or wallet.held <> coalesce(aside.amount, 0)
		)
		select (select coalesce(sum(amount), 0)::bigint from total) as sum, wrong.*
		from (select 1) as one left join wrong on true limit 100`.execute(db);
	return { sum: rows[0]?.sum ?? 0, wrong: rows.filter(({ account_id }) => account_id !== null) };
}
