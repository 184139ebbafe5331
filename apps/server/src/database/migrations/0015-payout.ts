import { type Kysely, sql } from 'kysely';

const kinds = ['payment', 'refund', 'credit', 'resolution', 'opening', 'hold', 'capture', 'release'];
const types = ['TOP_UP', 'PLANNING_CHECK', 'GREEN_CHECK', 'INVESTMENT', 'REFUND'];

export async function up(db: Kysely<unknown>): Promise<void> {
	await allow(db, 'kind', [...kinds, 'payout']);
	await allow(db, 'type', [...types, 'PAYOUT']);
	await sql`
		create table payout (
			id uuid primary key default gen_random_uuid(),
			account_id uuid not null references account (id),
			amount bigint not null check (amount > 0),
			-- The bank's own number of the transfer: nobody books one twice.
			reference text not null unique,
			note text not null,
			actor_id uuid not null references account (id),
			created_at timestamptz not null default now()
		)`.execute(db);
	await sql`create index payout_account on payout (account_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`drop table payout`.execute(db);
	await allow(db, 'type', types);
	await allow(db, 'kind', kinds);
}

async function allow(db: Kysely<unknown>, column: 'kind' | 'type', words: readonly string[]): Promise<void> {
	const name = sql.id(`ledger_transaction_${column}_check`);
	await sql`
		alter table ledger_transaction drop constraint ${name},
		add constraint ${name} check (${sql.id(column)} in (${sql.join(words.map((word) => sql.lit(word)))}))`.execute(db);
}
