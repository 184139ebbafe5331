import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	// The servers that are running, as each says itself every half minute.
	await sql`
		create table process (
			id uuid primary key,
			host text not null,
			pid integer not null,
			version text not null,
			started_at timestamptz not null,
			seen_at timestamptz not null default now()
		)`.execute(db);
	await sql`create index payment_open on payment (provider) where state in ('CREATED', 'PENDING', 'REVIEW')`.execute(
		db,
	);
	await sql`create index payment_settled on payment (provider, settled_at) where settled_at is not null`.execute(db);
	await sql`create index ledger_transaction_age on ledger_transaction (created_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await sql`drop index ledger_transaction_age, payment_settled, payment_open`.execute(db);
	await sql`drop table process`.execute(db);
}
