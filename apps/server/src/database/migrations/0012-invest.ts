import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	// What the poster says of the shares, as it is looked at; `offering` is what was accepted and is sold.
	await sql`alter table listing add column offering jsonb`.execute(db);
	await sql`
		create table offering (
			listing_id uuid primary key references listing (id),
			total_share integer not null check (total_share > 0),
			release_quantity integer not null check (release_quantity between 1 and total_share),
			price_per_share bigint not null check (price_per_share > 0),
			min_investment bigint not null default 0 check (min_investment >= 0),
			max_share_per_account integer check (max_share_per_account > 0),
			fee_bps integer not null default 0 check (fee_bps between 0 and 10000),
			soft_cap integer not null default 0 check (soft_cap between 0 and release_quantity),
			start_date timestamptz,
			end_date timestamptz,
			shares_held integer not null default 0 check (shares_held >= 0),
			shares_sold integer not null default 0 check (shares_sold >= 0),
			closed_at timestamptz,
			is_failed boolean not null default false,
			constraint offering_not_oversold check (shares_held + shares_sold <= release_quantity),
			check (end_date > start_date),
			check (soft_cap = 0 or end_date is not null),
			check (not is_failed or closed_at is not null)
		)`.execute(db);
	await sql`create index offering_end on offering (end_date) where closed_at is null`.execute(db);
	await sql`create index offering_failed on offering (listing_id) where is_failed and shares_sold > 0`.execute(db);

	await sql`
		create table investment_order (
			id uuid primary key default gen_random_uuid(),
			sequence_id integer generated always as identity unique,
			listing_id uuid not null references offering (listing_id),
			account_id uuid not null references account (id),
			locale text not null check (locale in ('vn', 'en')),
			status text not null default 'PENDING' check (status in ('PENDING', 'PAID', 'EXPIRED', 'CANCELLED', 'REFUNDED')),
			quantity integer not null check (quantity > 0),
			price_per_share bigint not null check (price_per_share > 0),
			fee bigint not null check (fee >= 0),
			final_cost bigint not null,
			payment_method text not null check (payment_method in ('CARD', 'BANK', 'TRANSFER', 'WALLET', 'MOMO', 'ZALOPAY')),
			risks_version integer not null,
			expires_at timestamptz not null,
			payment_id uuid unique references payment (id),
			paid_at timestamptz,
			closed_at timestamptz,
			close_reason text,
			created_at timestamptz not null default now(),
			updated_at timestamptz not null default now(),

			check (final_cost = quantity * price_per_share + fee),
			check ((payment_id is null) = (paid_at is null)),
			check ((paid_at is not null) = (status in ('PAID', 'REFUNDED'))),
			check ((closed_at is not null) = (status in ('EXPIRED', 'CANCELLED', 'REFUNDED')))
		)`.execute(db);
	await sql`create index investment_order_own on investment_order (account_id, created_at desc)`.execute(db);
	await sql`create index investment_order_listing on investment_order (listing_id, account_id)`.execute(db);
	await sql`create index investment_order_newest on investment_order (created_at desc)`.execute(db);
	await sql`create index investment_order_expiry on investment_order (expires_at) where status = 'PENDING'`.execute(db);
	await countShares(db);

	await sql`
		create table offering_file (
			id uuid primary key,
			account_id uuid not null references account (id),
			key text not null,
			name text not null,
			created_at timestamptz not null default now()
		)`.execute(db);
	await sql`
		create table offering_update (
			id bigint generated always as identity primary key,
			listing_id uuid not null references listing (id),
			account_id uuid not null references account (id),
			text text not null,
			at timestamptz not null default now()
		)`.execute(db);
	await sql`create index offering_update_listing on offering_update (listing_id, id desc)`.execute(db);

	// What is public already was accepted with these.
	await sql`
		insert into offering (listing_id, total_share, release_quantity, price_per_share, start_date, end_date)
		select id, total_share, total_share, price_per_share, start_date, end_date from listing
		where is_invest and status in ('ACCEPT', 'CHECKED', 'APPROVE') and total_share > 0 and price_per_share > 0
			and coalesce(end_date > start_date, true)`.execute(db);
}

/**
 * The database itself counts the shares of orders on the offering's row, so that no order is there that is not counted, and
 * `offering_not_oversold` refuses the one that is too many.
 */
async function countShares(db: Kysely<unknown>): Promise<void> {
	await sql`
		create function count_shares() returns trigger language plpgsql as $$
		declare
			held integer := 0;
			sold integer := 0;
			counted uuid;
		begin
			if tg_op = 'UPDATE' and (old.listing_id <> new.listing_id or old.quantity <> new.quantity) then
				raise exception 'shares of an order stay as they are' using errcode = 'check_violation';
			end if;
			if tg_op <> 'INSERT' then
				counted := old.listing_id;
				if old.status = 'PENDING' then held := held - old.quantity; end if;
				if old.status = 'PAID' then sold := sold - old.quantity; end if;
			end if;
			if tg_op <> 'DELETE' then
				counted := new.listing_id;
				if new.status = 'PENDING' then held := held + new.quantity; end if;
				if new.status = 'PAID' then sold := sold + new.quantity; end if;
			end if;
			if held <> 0 or sold <> 0 then
				update offering set shares_held = shares_held + held, shares_sold = shares_sold + sold where listing_id = counted;
			end if;
			return null;
		end $$`.execute(db);
	await sql`
		create trigger investment_order_counted after insert or update or delete on investment_order
		for each row execute function count_shares()`.execute(db);
}
