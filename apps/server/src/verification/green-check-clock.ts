import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { lockListing } from '../listing/listing-life.repository.ts';
import { findEndedMarks, findListingsLeft } from './green-check.repository.ts';
import { lockWithListing } from './green-check-lock.ts';
import { isStanding } from './green-check-state.ts';
import { endMark, endWithListing } from './listing-change.ts';
import { followMark } from './listing-mark.ts';
import { tellOfEndingMarks } from './tell-green-check.ts';

const AT_ONCE = 500;

/**
 * Looks after green checks by the clock: marks whose time is over end, and so does what was under way for listings that have ended by
 * themselves. Several processes may do this at once, and any of them may die: each is changed once, by itself. Throws at the end
 * what went wrong with single ones.
 */
export async function lookAfterGreenChecks(db: Db, now = new Date()): Promise<void> {
	const failures: unknown[] = [];
	const each = (run: (tx: Db) => Promise<unknown>) =>
		inTransaction(db, run).catch((error: unknown) => failures.push(error));
	for (const id of await findEndedMarks(db, now, AT_ONCE)) await each((tx) => expireMark(tx, id, now));
	for (const id of await findListingsLeft(db, AT_ONCE)) await each((tx) => endWhatIsLeft(tx, id));
	await tellOfEndingMarks(db, now).catch((error: unknown) => failures.push(error));
	if (failures.length > 0) throw new AggregateError(failures, 'Some green checks could not be looked after.');
}

async function expireMark(tx: Db, id: string, now: Date): Promise<void> {
	const locked = await lockWithListing(tx, id);
	if (!locked || !isStanding(locked.check) || !locked.check.expires_at || locked.check.expires_at > now) return;
	await endMark(tx, locked.check, { kind: 'expired' }, null);
	await followMark(tx, locked.listing);
}

async function endWhatIsLeft(tx: Db, listingId: string): Promise<void> {
	const listing = await lockListing(tx, listingId);
	if (listing?.status === 'CANCEL' && listing.closed_reason === 'EXPIRED')
		await endWithListing(tx, listing, 'EXPIRED', null);
}
