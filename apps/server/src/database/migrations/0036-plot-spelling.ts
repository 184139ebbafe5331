import { toPlotNumber } from '@ancu/forms/planning';
import { type Kysely, sql } from 'kysely';

interface Pair {
	listing_id: string;
	answered: string[];
	listed: (string | null)[];
	created_at: Date;
}

/** Listings that write the number of their plot in another way than the answer about it were marked at their next change alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const { rows } = await sql<Pair>`
		select listing.id as listing_id, array[answer.map_sheet_no, answer.land_plot_no] as answered,
			array[listing.map_sheet_no, listing.land_plot_no] as listed, answer.created_at
		from planning_answer as answer
		join planning_check as checked on checked.id = answer.check_id
		join listing on listing.id = checked.listing_id
		where answer.superseded_at is null
			and (checked.ward_code = listing.ward_code or checked.current_ward_code = listing.current_ward_code)`.execute(db);
	for (const { listing_id, created_at } of rows.filter(isOfOnePlot))
		await sql`
			update listing set planning_checked_at = ${created_at}
			where id = ${listing_id} and (planning_checked_at is null or planning_checked_at < ${created_at})`.execute(db);
}

function isOfOnePlot({ answered, listed }: Pair): boolean {
	return answered.every(
		(given, at) => toPlotNumber(given) !== '' && toPlotNumber(given) === toPlotNumber(listed[at] ?? ''),
	);
}

/** A mark that is right stays. */
export async function down(): Promise<void> {}
