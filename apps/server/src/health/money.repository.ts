import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { PaymentProvider } from '../database/tables.ts';

/** How many there are, and their sum in đồng. */
export interface Sum {
	count: number;
	amount: number;
}

/** Payments of one provider that may still be settled. */
export interface OpenPayments extends Sum {
	provider: PaymentProvider;
	/** Of them those that a person has to look at. */
	review: number;
}

/** What waits for something, in money. */
export interface MoneyRow {
	unmatched: Sum;
	holds: Sum;
	/** Calls of gateways that were stored and are not processed. */
	notices: number;
}

/** Payments that wait for their money, by provider. */
export async function findOpenPayments(db: Db): Promise<OpenPayments[]> {
	const { rows } = await sql<OpenPayments>`
		select provider, count(*)::integer as count, sum(amount)::bigint as amount,
			count(*) filter (where state = 'REVIEW')::integer as review
		from payment where state in ('CREATED', 'PENDING', 'REVIEW') group by provider order by provider`.execute(db);
	return rows;
}

/** Credits that nobody has matched, holds that are open, notices that were left. */
export async function findWaitingMoney(db: Db): Promise<MoneyRow> {
	const { rows } = await sql<{
		unmatched: number;
		unmatched_sum: number;
		holds: number;
		held: number;
		notices: number;
	}>`
		select unmatched.count as unmatched, unmatched.amount as unmatched_sum, hold.count as holds, hold.amount as held,
			(select count(*)::integer from gateway_notice where processed_at is null) as notices
		from
			(select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as amount from credit
				where reason is not null and resolved_at is null) as unmatched,
			(select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as amount from wallet_hold
				where state = 'OPEN') as hold`.execute(db);
	const [row] = rows;
	return {
		unmatched: { count: row?.unmatched ?? 0, amount: row?.unmatched_sum ?? 0 },
		holds: { count: row?.holds ?? 0, amount: row?.held ?? 0 },
		notices: row?.notices ?? 0,
	};
}

/** When a payment through each of these providers was settled last; nothing of one that never settled any. */
export async function findLastSettled(
	db: Db,
	providers: readonly PaymentProvider[],
): Promise<Map<PaymentProvider, Date>> {
	const { rows } = await sql<{ provider: PaymentProvider; settled_at: Date | null }>`
		select provider, (
			select max(settled_at) from payment where payment.provider = given.provider and settled_at is not null
		) as settled_at
		from unnest(${providers}::text[]) as given (provider)`.execute(db);
	return new Map(rows.flatMap(({ provider, settled_at }) => (settled_at ? [[provider, settled_at]] : [])));
}

/** Money that came in and went out on one day in Vietnam, in đồng. */
export interface DayRow {
	/** YYYY-MM-DD */
	day: string;
	income: number;
	outgo: number;
}

/** What gateways and the bank took and gave, by day, the oldest first; days without any are there too. */
export async function findMoneyByDay(db: Db, days: number): Promise<DayRow[]> {
	const { rows } = await sql<DayRow>`
		with day as (
			select generate_series(today - (${days}::integer - 1), today, interval '1 day')::date as day
			from (select (now() at time zone 'Asia/Ho_Chi_Minh')::date as today) as clock
		),
		owing as materialized (
			select array_agg(id) as ids from ledger_account where name = 'bank' or name like 'clearing:%'
		),
		moved as (
			-- Money that comes in leaves the accounts of those who owe it to us.
			select (made.created_at at time zone 'Asia/Ho_Chi_Minh')::date as day,
				sum(-entry.amount) filter (where entry.amount < 0)::bigint as income,
				sum(entry.amount) filter (where entry.amount > 0)::bigint as outgo
			from ledger_transaction made
			-- Transaction by transaction: the planner would rather read every entry that these accounts ever had.
			cross join lateral (
				select amount from ledger_entry
				where transaction_id = made.id and ledger_account_id = any ((select ids from owing)::bigint[]) offset 0
			) as entry
			where made.created_at >= (select min(day) from day)::timestamp at time zone 'Asia/Ho_Chi_Minh'
			group by 1
		)
		select day.day::text as day, coalesce(income, 0)::bigint as income, coalesce(outgo, 0)::bigint as outgo
		from day left join moved using (day) order by day.day`.execute(db);
	return rows;
}
