import type { Db } from '../database/open-database.ts';
import { attemptAll, oneByOne } from '../job/one-by-one.ts';
import { lockListing } from '../listing/listing-life.repository.ts';
import { findEndedMark, findListingLeft } from './green-check.repository.ts';
import { lockWithListing } from './green-check-lock.ts';
import { isStanding } from './green-check-state.ts';
import { endMark, endWithListing } from './listing-change.ts';
import { followMark } from './listing-mark.ts';
import { tellOfEndingMarks } from './tell-green-check.ts';

/**
 * Looks after green checks by the clock: marks whose time is over end, and so does what was under way for listings that have ended by
 * themselves. Several processes may do this at once, and any of them may die: each is changed once, by itself. Throws at the end
 * what went wrong with single ones.
 */
export async function lookAfterGreenChecks(db: Db, now = new Date()): Promise<void> {
	const { attempt, end } = attemptAll('some green checks could not be looked after');
	await attempt(() =>
		oneByOne(db, {
			find: (tx, except) => findEndedMark(tx, now, except),
			work: (tx, { id }) => expireMark(tx, id, now),
			failure: 'some marks could not be ended',
		}),
	);
	await attempt(() =>
		oneByOne(db, {
			find: findListingLeft,
			work: (tx, { id }) => endWhatIsLeft(tx, id),
			failure: 'some green checks could not be ended with their listings',
		}),
	);
	await attempt(() => tellOfEndingMarks(db, now));
	end();
}

async function expireMark(tx: Db, id: string, now: Date): Promise<boolean> {
	const locked = await lockWithListing(tx, id);
	if (!locked || !isStanding(locked.check) || !locked.check.expires_at || locked.check.expires_at > now) return false;
	await endMark(tx, locked.check, { kind: 'expired' }, null);
	await followMark(tx, locked.listing);
	return true;
}

async function endWhatIsLeft(tx: Db, listingId: string): Promise<boolean> {
	const listing = await lockListing(tx, listingId);
	if (listing?.status !== 'CANCEL' || listing.closed_reason !== 'EXPIRED') return false;
	await endWithListing(tx, listing, 'EXPIRED', null);
	return true;
}
