import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		create table payment (
			id uuid primary key default gen_random_uuid(),
			account_id uuid not null references account (id),
			purpose text not null check (purpose in ('TOP_UP', 'PLANNING_CHECK', 'GREEN_CHECK', 'INVESTMENT')),
			purpose_id uuid,
			method text not null check (method in ('CARD', 'BANK', 'TRANSFER', 'WALLET', 'MOMO', 'ZALOPAY')),
			provider text not null check (provider in ('wallet', 'bank', 'vnpay', 'momo', 'zalopay', 'card')),
			bank_code text,
			amount bigint not null check (amount > 0),
			description text not null,
			txn_ref text not null,
			provider_txn_no text,
			state text not null check (state in ('CREATED', 'PENDING', 'SETTLED', 'FAILED', 'EXPIRED', 'REVIEW', 'REFUNDED')),
			pay_url text,
			code text,
			cause text,
			is_late boolean not null default false,
			given_up_at timestamptz,
			created_at timestamptz not null default now(),
			expires_at timestamptz not null,
			settled_at timestamptz,
			checked_at timestamptz,
			next_check_at timestamptz,
			check ((purpose = 'TOP_UP') = (purpose_id is null)),
			unique (provider, txn_ref),
			unique (provider, provider_txn_no)
		)`.execute(db);
	await sql`create index payment_account on payment (account_id, created_at desc)`.execute(db);
	await sql`create index payment_purpose on payment (purpose_id, created_at desc) where purpose_id is not null`.execute(
		db,
	);
	await sql`create index payment_check on payment (next_check_at) where next_check_at is not null`.execute(db);
	await sql`create index payment_transfer on payment (expires_at) where provider = 'bank' and state = 'PENDING'`.execute(
		db,
	);

	await createLedger(db);
	await createPosting(db);

	// Money that came in. One row a reference of the bank or gateway: what is told twice counts once.
	await sql`
		create table credit (
			id uuid primary key default gen_random_uuid(),
			provider text not null,
			reference text not null,
			amount bigint not null check (amount > 0),
			memo text,
			payment_id uuid references payment (id),
			reason text check (reason in ('no_memo', 'wrong_amount', 'unknown_order', 'already_paid', 'suspect')),
			received_at timestamptz not null default now(),
			resolved_at timestamptz,
			resolved_by uuid references account (id),
			account_id uuid references account (id),
			note text,
			unique (provider, reference)
		)`.execute(db);
	await sql`create index credit_waiting on credit (received_at) where reason is not null and resolved_at is null`.execute(
		db,
	);
	await sql`create index credit_payment on credit (payment_id)`.execute(db);

	await sql`
		create table gateway_notice (
			id uuid primary key default gen_random_uuid(),
			provider text not null,
			method text not null,
			query text not null,
			headers jsonb not null,
			body text not null,
			message jsonb,
			received_at timestamptz not null default now(),
			processed_at timestamptz,
			outcome text
		)`.execute(db);
	await sql`create index gateway_notice_waiting on gateway_notice (received_at) where processed_at is null`.execute(db);
	await sql`create index gateway_notice_age on gateway_notice (received_at)`.execute(db);

	await sql`
		create table payment_event (
			id bigint generated always as identity primary key,
			kind text not null,
			payment_id uuid references payment (id),
			credit_id uuid,
			provider text,
			actor_id uuid references account (id),
			reason text,
			at timestamptz not null default now()
		)`.execute(db);
	await sql`create index payment_event_payment on payment_event (payment_id, id)`.execute(db);

	await sql`
		create table idempotency_key (
			account_id uuid not null references account (id) on delete cascade,
			operation text not null,
			key text not null,
			body_hash bytea not null,
			locked_until timestamptz not null,
			outcome jsonb,
			created_at timestamptz not null default now(),
			primary key (account_id, operation, key)
		)`.execute(db);
	await sql`create index idempotency_key_age on idempotency_key (created_at)`.execute(db);
}

async function createLedger(db: Kysely<unknown>): Promise<void> {
	// House accounts have no row with a running balance: every payment would wait for it.
	await sql`
		create table ledger_account (
			id bigint generated always as identity primary key,
			name text not null unique,
			owner_id uuid references account (id)
		)`.execute(db);
	await sql`
		insert into ledger_account (name) values
			('bank'), ('clearing:vnpay'), ('clearing:momo'), ('clearing:zalopay'), ('clearing:card'),
			('revenue:PLANNING_CHECK'), ('revenue:GREEN_CHECK'), ('revenue:INVESTMENT'),
			('refunds'), ('unmatched'), ('opening')`.execute(db);
	await sql`
		create table wallet (
			account_id uuid primary key references account (id),
			ledger_id bigint not null unique references ledger_account (id),
			held_ledger_id bigint not null unique references ledger_account (id),
			balance bigint not null default 0 check (balance >= 0),
			held bigint not null default 0 check (held >= 0)
		)`.execute(db);
	await sql`
		create table wallet_hold (
			id uuid primary key default gen_random_uuid(),
			account_id uuid not null references account (id),
			amount bigint not null check (amount > 0),
			type text not null,
			note text,
			state text not null default 'OPEN' check (state in ('OPEN', 'CAPTURED', 'RELEASED', 'EXPIRED')),
			expires_at timestamptz not null,
			created_at timestamptz not null default now(),
			closed_at timestamptz
		)`.execute(db);
	await sql`create index wallet_hold_expiry on wallet_hold (expires_at) where state = 'OPEN'`.execute(db);

	await sql`
		create table ledger_transaction (
			id bigint generated always as identity primary key,
			kind text not null check (kind in ('payment', 'refund', 'credit', 'resolution', 'opening', 'hold', 'capture', 'release')),
			source_id uuid not null,
			type text check (type in ('TOP_UP', 'PLANNING_CHECK', 'GREEN_CHECK', 'INVESTMENT', 'REFUND')),
			payment_id uuid references payment (id),
			note text,
			created_at timestamptz not null default now(),
			unique (kind, source_id)
		)`.execute(db);
	await sql`
		create table ledger_entry (
			id bigint generated always as identity primary key,
			transaction_id bigint not null references ledger_transaction (id),
			ledger_account_id bigint not null references ledger_account (id),
			amount bigint not null check (amount <> 0),
			balance_after bigint check (balance_after >= 0)
		)`.execute(db);
	await sql`create index ledger_entry_account on ledger_entry (ledger_account_id, id desc)`.execute(db);
	await sql`create index ledger_entry_transaction on ledger_entry (transaction_id)`.execute(db);

	await sql`
		create function refuse_unbalanced() returns trigger language plpgsql as $$
		begin
			if (select sum(amount) from ledger_entry where transaction_id = new.transaction_id) <> 0 then
				raise exception 'ledger transaction % is not balanced', new.transaction_id using errcode = 'check_violation';
			end if;
			return null;
		end $$`.execute(db);
	await sql`
		create constraint trigger ledger_entry_balanced after insert on ledger_entry
		deferrable initially deferred for each row execute function refuse_unbalanced()`.execute(db);

	// What was booked stays: a mistake is mended by another transaction.
	await sql`
		create function refuse_change() returns trigger language plpgsql as $$
		begin
			raise exception 'the ledger is only added to' using errcode = 'check_violation';
		end $$`.execute(db);
	for (const table of ['ledger_transaction', 'ledger_entry'])
		await sql`
			create trigger ${sql.ref(`${table}_unchanged`)} before update or delete or truncate on ${sql.table(table)}
			for each statement execute function refuse_change()`.execute(db);
}

/** The one statement that moves money, as a function, so that its plan is made once a connection. */
async function createPosting(db: Kysely<unknown>): Promise<void> {
	await sql`
		create function post_entries(
			kind text, source_id uuid, type text, payment_id uuid, note text, names text[], owners uuid[], amounts bigint[]
		) returns table (made integer, written integer) language plpgsql as $$
		#variable_conflict use_column
		begin
			return query
			with given as (
				select * from unnest(names, owners, amounts) as given (name, owner_id, amount)
			),
			change as (
				select owner_id,
					coalesce(sum(amount) filter (where name = 'wallet'), 0)::bigint as balance,
					coalesce(sum(amount) filter (where name = 'held'), 0)::bigint as held
				from given where owner_id is not null group by owner_id
			),
			-- Always in one order, so that two movements between the same wallets do not wait for each other.
			locked as (
				select account_id from wallet where account_id in (select owner_id from change) order by account_id for update
			),
			moved as (
				update wallet set balance = wallet.balance + change.balance, held = wallet.held + change.held
				from locked join change on change.owner_id = locked.account_id
				where wallet.account_id = locked.account_id
					and wallet.balance + change.balance >= 0 and wallet.held + change.held >= 0
				returning wallet.account_id, wallet.ledger_id, wallet.held_ledger_id, wallet.balance, wallet.held
			),
			created as (
				insert into ledger_transaction (kind, source_id, type, payment_id, note)
				select post_entries.kind, post_entries.source_id, post_entries.type, post_entries.payment_id, post_entries.note
				where (select count(*) from moved) = (select count(*) from change)
				returning id
			),
			target as (
				select house.id as ledger_id, given.amount, null::bigint as balance_after
				from given join ledger_account house on house.name = given.name where given.owner_id is null
				union all
				select moved.ledger_id, given.amount, moved.balance
				from given join moved on moved.account_id = given.owner_id where given.name = 'wallet'
				union all
				select moved.held_ledger_id, given.amount, moved.held
				from given join moved on moved.account_id = given.owner_id where given.name = 'held'
			),
			entries as (
				insert into ledger_entry (transaction_id, ledger_account_id, amount, balance_after)
				select created.id, target.ledger_id, target.amount, target.balance_after from created, target
				returning 1
			)
			select (select count(*) from created)::integer, (select count(*) from entries)::integer;
		end $$`.execute(db);
}
