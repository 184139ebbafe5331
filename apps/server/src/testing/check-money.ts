import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import { checkLedger } from '../wallet/check-ledger.ts';

/** What is wrong with the money; all of it is 0 where nothing is. */
export interface MoneyFaults {
	/** Đồng that came from nowhere or went there. */
	sum: number;
	/** Wallets whose balance is not what their entries say. */
	wrong: number;
	negative: number;
	/** Of the payments that were paid: those that are not booked, and those that are booked more than once. */
	lost: number;
	doubled: number;
	/** Things that were paid for twice, or taken as paid without an entry. */
	bought: number;
}

/** Looks for what must never be, whatever became of a server; `paid` are the codes of payments that the gateway took money for. */
export async function checkMoney(db: Db, paid: readonly string[]): Promise<MoneyFaults> {
	const { sum, wrong } = await checkLedger(db);
	const { rows } = await sql<Omit<MoneyFaults, 'sum' | 'wrong'>>`
		with booked as (
			select told.code, count(ledger_transaction.id) as times
			from unnest(${[...paid]}::text[]) as told (code)
			left join payment on payment.txn_ref = told.code
			left join ledger_transaction on ledger_transaction.payment_id = payment.id and ledger_transaction.kind = 'payment'
			group by told.code
		),
		purchase as (
			select payment.purpose_id, count(distinct payment.id) as payments, count(ledger_transaction.id) as entries
			from payment left join ledger_transaction on ledger_transaction.payment_id = payment.id
			where payment.purpose = 'PLANNING_CHECK' and payment.state = 'SETTLED' group by payment.purpose_id
		)
		select
			(select count(*) from wallet where balance < 0 or held < 0) as negative,
			(select count(*) from booked where times = 0) as lost,
			(select count(*) from booked where times > 1) as doubled,
			(select count(*) from purchase where payments <> 1 or entries <> 1)
				+ (select count(*) from planning_check left join purchase on purchase.purpose_id = planning_check.id
					where (planning_check.paid_at is not null) <> (purchase.purpose_id is not null)) as bought`.execute(db);
	const [found] = rows;
	if (!found) throw new Error('The money could not be looked at.');
	return { sum, wrong: wrong.length, ...found };
}
