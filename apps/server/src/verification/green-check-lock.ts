import type { Db } from '../database/open-database.ts';
import type { ListingRow } from '../listing/listing.repository.ts';
import { lockListing } from '../listing/listing-life.repository.ts';
import { findChecksById, type GreenCheckRow, lockCheck } from './green-check.repository.ts';

/** A green check with its listing, both locked. */
export interface Locked {
	check: GreenCheckRow;
	listing: ListingRow;
}

/** Locks a green check, and its listing before it: whoever changes a listing goes the same way. */
export async function lockWithListing(tx: Db, id: string): Promise<Locked | undefined> {
	const [known] = await findChecksById(tx, [id]);
	const listing = known && (await lockListing(tx, known.listing_id));
	const check = listing && (await lockCheck(tx, id));
	return check && { check, listing };
}
