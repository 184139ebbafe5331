import type { Db } from '../database/open-database.ts';
import { enqueue } from '../job/job.repository.ts';
import type { Jobs } from '../job/jobs.ts';
import { relinkListings } from './relink-listings.ts';

const THOUSANDS = 5;

/** Does the job `listing.words`, and puts the rest of it into the queue: a piece is over long before it is lent to another server. */
export async function writeWords(db: Db, { after: from }: Jobs['listing.words']): Promise<void> {
	const { after } = await relinkListings(db, from, THOUSANDS);
	if (after !== undefined) await enqueue(db, 'listing.words', { after });
}
