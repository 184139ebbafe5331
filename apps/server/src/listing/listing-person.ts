import { sql } from 'kysely';
import { chunks } from '../chunks.ts';
import type { Db } from '../database/open-database.ts';
import { dropFiles } from '../file/drop-files.ts';
import { acceptedPhotos } from './accepted-files.ts';
import { listingColumns } from './listing.repository.ts';
import { nextVersion } from './listing-life.repository.ts';
import { dropPhotos } from './listing-photos.ts';
import { untold } from './untold.ts';

/** How many listings are exported at once: some megabytes, ten of the longest. */
export const EXPORTED_LISTINGS = 2_000;
/** Few enough that others are answered in between. */
const PAGE = 1_000;

/** What is exported beside what is read of a listing, without who of our people looked at it. */
const columns = [
	...listingColumns.filter((column) => column !== 'cell' && column !== 'checker_id'),
	'source',
	'source_id',
] as const;

/**
 * The next listings of an account by their numbers, as the text of a JSON array with a line for each, and the number that the others
 * come after: null when there are none.
 */
export async function exportListings(
	db: Db,
	accountId: string,
	after: number,
): Promise<{ listings: string; more: number | null }> {
	const found = await db
		.selectFrom('listing')
		.select('sequence_id')
		.where('account_id', '=', accountId)
		.where('sequence_id', '>', after)
		.orderBy('sequence_id')
		.limit(EXPORTED_LISTINGS + 1)
		.execute();
	const numbers = found.slice(0, EXPORTED_LISTINGS).map(({ sequence_id }) => sequence_id);
	const lines: string[] = [];
	for (const some of chunks(numbers, PAGE)) {
		const page = await db
			.selectFrom('listing')
			.select(columns)
			.where('sequence_id', 'in', some)
			.orderBy('sequence_id')
			.execute();
		for (const listing of page) lines.push(JSON.stringify(listing));
	}
	return {
		listings: `[\n${lines.join(',\n')}\n]`,
		more: found.length > numbers.length ? (numbers.at(-1) ?? null) : null,
	};
}

/** Few enough that a statement ends long before its connection is given up, and that their pictures fit in memory. */
const ERASED_AT_ONCE = 500;

/**
 * Takes the listings of an account down, without what they say and what was said of them. An agency may have 200,000: some at a time,
 * in the one transaction of its erasure, whose lock on the account lets none be added.
 */
export async function eraseListings(tx: Db, accountId: string): Promise<void> {
	const own = await tx.selectFrom('listing').select('id').where('account_id', '=', accountId).orderBy('id').execute();
	for (const some of chunks(own, ERASED_AT_ONCE))
		await eraseSome(
			tx,
			some.map(({ id }) => id),
		);
}

async function eraseSome(tx: Db, ids: readonly string[]): Promise<void> {
	await dropListingFiles(tx, ids);
	await letGoOf(tx, ids);
	await tx.updateTable('listing_event').set({ reason: null }).where('listing_id', 'in', ids).execute();
	await tx
		.updateTable('listing')
		.set({
			status: 'CANCEL',
			// What was refused, or never looked at, stays out of everybody's sight.
			closed_reason: sql`case when status = 'PENDING' or closed_reason = 'REJECTED' then 'REJECTED' else 'TAKEN_DOWN' end`,
			reject_reason: null,
			...untold,
			title: '',
			photos: '[]',
			search: '',
			accepted_facts: null,
			offering: null,
			// What the person calls it elsewhere leads to them.
			source: null,
			source_id: null,
			updated_at: nextVersion,
		})
		.where('id', 'in', ids)
		.execute();
}

/** Takes listings from those who saved them and those who would decide about them: nothing is left that they could know them by. */
async function letGoOf(tx: Db, ids: readonly string[]): Promise<void> {
	await tx.deleteFrom('saved_listing').where('listing_id', 'in', ids).execute();
	await tx
		.updateTable('listing_report')
		.set({ decided_at: sql`coalesce(decided_at, now())`, note: null })
		.where('listing_id', 'in', ids)
		.execute();
}

/** Pictures and papers of listings, also those that were accepted last. */
async function dropListingFiles(tx: Db, ids: readonly string[]): Promise<void> {
	const listings = await tx
		.selectFrom('listing')
		.select(['photos', 'accepted_facts', 'legal_document', 'appraisal_document'])
		.where('id', 'in', ids)
		.orderBy('id')
		// One that is being changed at this moment has other pictures in a moment.
		.forUpdate()
		.execute();
	const photos = listings.flatMap((listing) => [...listing.photos, ...acceptedPhotos(listing.accepted_facts)]);
	await dropPhotos(tx, photos, []);
	await dropFiles(
		tx,
		listings.flatMap(({ legal_document, appraisal_document }) => [...legal_document, ...appraisal_document]),
	);
}
