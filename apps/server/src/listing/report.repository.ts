import type { Db } from '../database/open-database.ts';
import type { ListingRow } from './listing.repository.ts';
import { tellReporters } from './tell-listing.ts';

/** How reports are decided. */
export interface ReportDecision {
	/** The one that is decided; left out, all of the listing that wait. */
	id?: string | undefined;
	/** Its listing is taken down. */
	upheld: boolean;
	note: string | null;
	/** Who decides. */
	by: string | null;
}

/** Decides reports of a listing, which is locked, and tells whoever reported. Returns the ids of those that were not decided yet. */
export async function closeReports(
	db: Db,
	listing: Pick<ListingRow, 'id'>,
	{ id, upheld, note, by }: ReportDecision,
): Promise<string[]> {
	const decided = await db
		.updateTable('listing_report')
		.set({ decided_at: new Date(), decided_by: by, upheld, note })
		.where('listing_id', '=', listing.id)
		.$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
		.where('decided_at', 'is', null)
		.returning('id')
		.execute();
	const ids = decided.map((report) => report.id);
	if (ids.length > 0) await tellReporters(db, listing, ids, upheld);
	return ids;
}
