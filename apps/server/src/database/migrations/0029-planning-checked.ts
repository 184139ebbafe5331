import { type Kysely, sql } from 'kysely';

/** Before a plot had to be the listing's own, anybody's planning check marked any listing: what no such answer stands behind is no longer marked. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`
		update listing set planning_checked_at = (
			select max(answer.created_at) from planning_answer as answer
			join planning_check as checked on checked.id = answer.check_id
			where checked.listing_id = listing.id and answer.superseded_at is null
				and trim(checked.map_sheet_no) = trim(listing.map_sheet_no)
				and trim(checked.land_plot_no) = trim(listing.land_plot_no)
				and (checked.ward_code = listing.ward_code or checked.current_ward_code = listing.current_ward_code)
		)
		where planning_checked_at is not null`.execute(db);
}

/** A false mark does not come back. */
export async function down(): Promise<void> {}
