import { type Kysely, sql } from 'kysely';

const isPublic = sql.raw("status in ('ACCEPT', 'CHECKED', 'APPROVE')");
// Rows of a statement that were so before it, and that are so now.
const before = sql`select account_id, -1 as one from before where ${isPublic}`;
const after = sql`select account_id, 1 as one from after where ${isPublic}`;

/** How a statement on `listing` changes the counts. */
const changes = {
	insert: { tables: sql`new table as after`, counted: after },
	delete: { tables: sql`old table as before`, counted: before },
	update: { tables: sql`old table as before new table as after`, counted: sql`${before} union all ${after}` },
};

export async function up(db: Kysely<unknown>): Promise<void> {
	// Who has public listings, and how many: to count a million took more than a second.
	await sql`
		create table poster (
			account_id uuid primary key references account (id),
			listings integer not null
		)`.execute(db);
	await sql`create index poster_most on poster (listings desc, account_id) where listings > 0`.execute(db);

	// By statements, since one of them may write thousands of listings of one account; in one order, so that none waits for the other.
	for (const [event, { tables, counted }] of Object.entries(changes)) {
		const name = sql.raw(`count_listings_on_${event}`);
		await sql`
			create function ${name}() returns trigger language plpgsql as $$
			begin
				insert into poster (account_id, listings)
				select account_id, sum(one) from (${counted}) as changed
				group by account_id having sum(one) <> 0 order by account_id
				on conflict (account_id) do update set listings = poster.listings + excluded.listings;
				return null;
			end
			$$`.execute(db);
		await sql`
			create trigger ${sql.raw(`listing_poster_${event}`)} after ${sql.raw(event)} on listing
			referencing ${tables} for each statement execute function ${name}()`.execute(db);
	}
	await sql`
		insert into poster (account_id, listings)
		select account_id, count(*) from listing where ${isPublic} group by account_id`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	for (const event of Object.keys(changes)) {
		await sql.raw(`drop trigger listing_poster_${event} on listing`).execute(db);
		await sql.raw(`drop function count_listings_on_${event}()`).execute(db);
	}
	await sql`drop table poster`.execute(db);
}
