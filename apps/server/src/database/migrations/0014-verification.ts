import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		create table green_check (
			id uuid primary key default gen_random_uuid(),
			sequence_id integer generated always as identity unique,
			listing_id uuid not null references listing (id),
			account_id uuid not null references account (id),
			locale text not null check (locale in ('vn', 'en')),
			status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPT', 'CHECKED', 'APPROVE', 'CANCEL')),

			fee bigint not null check (fee >= 0),
			payment_id uuid unique references payment (id),
			paid_at timestamptz,
			refunded_at timestamptz,

			checker_id uuid references account (id),
			taken_at timestamptz,
			items jsonb not null default '[]',
			photo_ids uuid[] not null default '{}',
			position_lat double precision,
			position_long double precision,
			position_accuracy double precision,
			position_distance double precision,
			position_at timestamptz,
			filed_at timestamptz,
			filed_role text,

			approver_id uuid references account (id),
			approver_role text,
			approved_at timestamptz,
			expires_at timestamptz,
			reason text,
			closed_at timestamptz,
			created_at timestamptz not null default now(),
			updated_at timestamptz not null default now(),

			-- What costs nothing is at our own cost, and paid without a payment.
			check (payment_id is null or paid_at is not null),
			check (paid_at is null or payment_id is not null or fee = 0),
			check (refunded_at is null or payment_id is not null),
			check (paid_at is not null or status in ('PENDING', 'CANCEL')),

			check ((checker_id is null) = (taken_at is null)),
			check ((checker_id is null) = (status = 'PENDING') or status = 'CANCEL'),
			check ((filed_at is null) = (filed_role is null)),
			check ((filed_at is not null) = (status in ('CHECKED', 'APPROVE')) or status = 'CANCEL'),
			check ((position_lat is null) = (position_long is null) and (position_lat is null) = (position_at is null)),

			check ((approved_at is not null) = (status = 'APPROVE')),
			check ((approved_at is null) = (approver_id is null)),
			check ((approved_at is null) = (approver_role is null)),
			check ((approved_at is null) = (expires_at is null)),
			check (closed_at is not null or status <> 'CANCEL'),
			check (closed_at is null or status in ('APPROVE', 'CANCEL')),

			-- Four eyes, and none of them the owner's.
			constraint green_check_four_eyes check (checker_id <> account_id and approver_id <> account_id and approver_id <> checker_id)
		)`.execute(db);
	await sql`create unique index green_check_open on green_check (listing_id) where status in ('PENDING', 'ACCEPT', 'CHECKED')`.execute(
		db,
	);
	await sql`create unique index green_check_mark on green_check (listing_id) where status = 'APPROVE' and closed_at is null`.execute(
		db,
	);
	await sql`create index green_check_listing on green_check (listing_id, sequence_id desc)`.execute(db);
	await sql`create index green_check_own on green_check (account_id, sequence_id desc)`.execute(db);
	await sql`create index green_check_queue on green_check (paid_at) where paid_at is not null and status in ('PENDING', 'ACCEPT', 'CHECKED')`.execute(
		db,
	);
	await sql`create index green_check_checker on green_check (checker_id) where checker_id is not null`.execute(db);
	await sql`create index green_check_expiry on green_check (expires_at) where status = 'APPROVE' and closed_at is null`.execute(
		db,
	);

	await sql`
		create table green_check_event (
			id bigint generated always as identity primary key,
			check_id uuid not null references green_check (id) on delete cascade,
			kind text not null check (kind in (
				'asked', 'paid', 'taken', 'released', 'filed', 'sentBack', 'approved', 'cancelled', 'refunded', 'expired', 'fell', 'reopened'
			)),
			actor_id uuid references account (id),
			role text,
			text text,
			fields text[] not null default '{}',
			findings jsonb,
			at timestamptz not null default now(),
			check ((actor_id is null) = (role is null))
		)`.execute(db);
	await sql`create index green_check_event_check on green_check_event (check_id, id)`.execute(db);

	await sql`
		create table green_check_photo (
			id uuid primary key,
			check_id uuid not null references green_check (id) on delete cascade,
			account_id uuid not null references account (id),
			key text not null,
			taken_at timestamptz,
			created_at timestamptz not null default now()
		)`.execute(db);
	await sql`create index green_check_photo_check on green_check_photo (check_id)`.execute(db);

	// A mark that no check stands behind says nothing.
	await sql`
		update listing set is_green_check = false, check_status = null, checker_id = null,
			status = case when status in ('CHECKED', 'APPROVE') then 'ACCEPT' else status end
		where is_green_check or check_status is not null or checker_id is not null or status in ('CHECKED', 'APPROVE')`.execute(
		db,
	);
	await sql`create index listing_check on listing (check_status) where check_status is not null`.execute(db);
}
