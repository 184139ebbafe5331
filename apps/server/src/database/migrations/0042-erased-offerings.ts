import { type Kysely, sql } from 'kysely';

/** Words of offerings, copies of their news, and listings of planning checks that accounts left which were erased before erasing took them along. */
export const up = redo;

/** Again for accounts that an old server erased beside the new ones. */
export async function redo(db: Kysely<unknown>): Promise<void> {
	await sql`
		update offering set use_of_funds = null, exit_rule = null
		from listing join account on account.id = listing.account_id
		where listing.id = offering.listing_id and account.deleted_at is not null
			and coalesce(use_of_funds, exit_rule) is not null`.execute(db);
	await sql`
		update planning_check set listing_id = null
		from account
		where account.id = planning_check.account_id and account.deleted_at is not null and answered_at is null
			and listing_id is not null`.execute(db);
	await nameNews(db);
}

/** Copies of news that were told before they had a name by which erasing finds them: news of an own order, told as it was written. */
async function nameNews(db: Kysely<unknown>): Promise<void> {
	await sql`
		update notification set once = told.once
		from (
			select distinct on (copy.account_id, news.id) copy.id, 'invest.news:' || news.id as once
			from notification as copy
			join investment_order on investment_order.account_id = copy.account_id
			join offering_update as news on news.listing_id = investment_order.listing_id
			where copy.tag = 'invest.news' and copy.once is null
				and copy.created_at between news.at and news.at + interval '1 minute'
				-- A copy may end within an emoji.
				and starts_with(news.text, rtrim(copy.params->>'text', '…' || chr(65533)))
				and not exists (
					select from notification as named
					where named.account_id = copy.account_id and named.once = 'invest.news:' || news.id
				)
			order by copy.account_id, news.id, copy.created_at
		) as told
		where notification.id = told.id`.execute(db);
	// What they are of is gone, with who told it.
	await sql`delete from notification where tag = 'invest.news' and once is null`.execute(db);
}

/** What was erased does not come back. */
export async function down(): Promise<void> {}
