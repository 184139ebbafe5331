import { isPublicStatus, REJECT_REASON_MAX } from '@ancu/forms/listing';
import { lockIfLiving } from '../account/account.repository.ts';
import { requireLiving } from '../account/require-living.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { idempotent, type Operation } from '../graphql/idempotency.ts';
import { readWords } from '../graphql/read-words.ts';
import { requireVersion } from '../graphql/require-version.ts';
import type { ClosedReason, LocationInfoAction, MutationRejectLocationInfoArgs } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { publishOfferings } from '../invest/offering.repository.ts';
import { stopSelling } from '../invest/stop-selling.ts';
import { endWithListing } from '../verification/listing-change.ts';
import { followMark } from '../verification/listing-mark.ts';
import { dropAccepted } from './accepted-files.ts';
import type { ListingRow } from './listing.repository.ts';
import { isAsAccepted, toAcceptedFacts } from './listing-facts.ts';
import {
	insertEvent,
	type ListingInReview,
	lockListing,
	notePrices,
	updateListingRow,
	wasMovedSinceAccepted,
} from './listing-life.repository.ts';
import { allowedActions, closeReasons, newEnd } from './listing-state.ts';
import { readChangedListing } from './read-changed-listing.ts';
import { closeReports } from './report.repository.ts';
import { tellAccepted, tellRejected } from './tell-listing.ts';

/** Makes a listing public, as it was looked at: `updatedAt` is the version's. */
export function acceptListing(context: Context, id: string, updatedAt?: string | null): Promise<ListingRow> {
	return change(context, { id, action: 'ACCEPT', updatedAt }, async (db, before) => {
		const listing = await updateListingRow(db, id, {
			status: 'ACCEPT',
			closed_reason: null,
			reject_reason: null,
			expires_at: newEnd(),
			accepted_facts: JSON.stringify(toAcceptedFacts(before)),
		});
		await notePrices(db, [id]);
		if (listing.is_invest) await publishOfferings(db, id);
		await dropAccepted(db, before);
		await insertEvent(db, { listing_id: id, kind: 'ACCEPTED', actor_id: context.viewer?.id ?? null });
		await tellAccepted(db, listing, context.viewer?.id ?? null);
		return followMark(db, listing);
	});
}

/** Refuses a listing, once a key, as it was looked at: `updatedAt` is the version's. Its poster reads why. */
export function rejectListing(
	context: Context,
	{ id, updatedAt, ...given }: MutationRejectLocationInfoArgs,
): Promise<ListingRow> {
	const reason = readWords(given.reason, 'reason', REJECT_REASON_MAX);
	const operation = { name: 'rejectLocationInfo', body: [id, reason, updatedAt] };
	return changeOnce(context, operation, { id, action: 'REJECT', updatedAt }, async (db, before) => {
		await closeReports(db, before, { upheld: true, note: reason, by: context.viewer?.id ?? null });
		return close(context, db, id, { closedReason: 'REJECTED', kind: 'REJECTED', reason });
	});
}

/** Takes an own listing down, once a key. */
export function closeListing(context: Context, id: string, closedReason: ClosedReason): Promise<ListingRow> {
	const operation = { name: 'closeLocationInfo', body: [id, closedReason] };
	return changeOnce(context, operation, { id, action: 'CLOSE' }, (db, before) => {
		if (!closeReasons(before).includes(closedReason)) throw badField('reason', 'unfit');
		return close(context, db, id, { closedReason, kind: 'CLOSED', reason: null });
	});
}

/** Puts an own listing up again or makes it last longer. One that changed since it was accepted is looked at first. */
export function renewListing(context: Context, id: string): Promise<ListingRow> {
	return change(context, { id, action: 'RENEW' }, async (db, before) => {
		const needsNoLook =
			isPublicStatus(before.status) || (isAsAccepted(before) && !(await wasMovedSinceAccepted(db, id)));
		const listing = await updateListingRow(db, id, {
			closed_reason: null,
			expires_at: newEnd(),
			...(before.status === 'CANCEL' && { status: needsNoLook ? 'ACCEPT' : 'PENDING', submitted_at: new Date() }),
		});
		if (needsNoLook) await notePrices(db, [id]);
		await insertEvent(db, { listing_id: id, kind: 'RENEWED', actor_id: context.viewer?.id ?? null });
		return followMark(db, listing);
	});
}

/** A refused listing comes back by being looked at, not because it was accepted once. */
async function forgetAcceptance(db: Db, id: string): Promise<void> {
	const before = await lockListing(db, id);
	if (before) await dropAccepted(db, before);
	await updateListingRow(db, id, { accepted_facts: null });
}

/** Closes a listing, which is locked, whoever decided so. */
export async function close(
	{ viewer }: Pick<Context, 'viewer'>,
	db: Db,
	id: string,
	{ closedReason, kind, reason }: { closedReason: ClosedReason; kind: 'CLOSED' | 'REJECTED'; reason: string | null },
): Promise<ListingRow> {
	// First: who is told is told by what was accepted of it, which a refusal forgets.
	await stopSelling(db, id, closedReason);
	await insertEvent(db, {
		listing_id: id,
		kind,
		reason,
		closed_reason: closedReason,
		actor_id: viewer?.id ?? null,
	});
	const closed = await updateListingRow(db, id, {
		status: 'CANCEL',
		closed_reason: closedReason,
		reject_reason: closedReason === 'REJECTED' ? reason : null,
	});
	if (closedReason === 'REJECTED') {
		await forgetAcceptance(db, id);
		await tellRejected(db, closed, reason ?? '', viewer?.id ?? null);
	}
	return endWithListing(db, closed, closedReason, viewer);
}

/** What is asked to become of a listing. */
interface Change {
	id: string;
	action: LocationInfoAction;
	/** Of the version that was looked at; left out, it is whichever it is. */
	updatedAt?: string | null | undefined;
}

/** The one way in which a listing changes its state: locked, allowed, and with what belongs to it, or not at all. */
function change(
	context: Context,
	{ id, action, updatedAt }: Change,
	run: (db: Db, before: ListingInReview) => Promise<ListingRow>,
): Promise<ListingRow> {
	return inTransaction(context.db, async (db) => {
		if (context.viewer) await requireLiving(db, context.viewer.id);
		if (action === 'ACCEPT' && isUuid(id)) await requirePoster(db, id);
		const before = isUuid(id) ? await lockListing(db, id) : undefined;
		if (!before) throw new AppError('NOT_FOUND');
		if (!allowedActions(before, context.viewer).includes(action)) {
			// A listing of somebody else that is not public is not there for those who may not see it.
			const isStranger = before.account_id !== context.viewer?.id && !isPublicStatus(before.status);
			const isStaff = allowedActions({ ...before, status: 'PENDING' }, context.viewer).includes('ACCEPT');
			// A colleague was faster: that it is another version says more than that it is too late.
			if (isStaff) requireVersion(updatedAt, before.updated_at, 'REVIEW_CHANGED');
			throw new AppError(isStranger && !isStaff ? 'NOT_FOUND' : 'NOT_ALLOWED_NOW');
		}
		requireVersion(updatedAt, before.updated_at, 'REVIEW_CHANGED');
		return run(db, before);
	});
}

/**
 * Whoever is being erased is waited for: nobody is to buy shares of somebody who is gone. Before the listing is locked, as erasing locks
 * it after the account.
 */
async function requirePoster(db: Db, id: string): Promise<void> {
	const listing = await db.selectFrom('listing').select('account_id').where('id', '=', id).executeTakeFirst();
	if (listing && !(await lockIfLiving(db, listing.account_id))) throw new AppError('NOT_FOUND');
}

/** The same, once a key: with a listing a green check of it ends, whose fee may go back. */
async function changeOnce(
	context: Context,
	operation: Operation,
	asked: Change,
	run: (db: Db, before: ListingInReview) => Promise<ListingRow>,
): Promise<ListingRow> {
	await idempotent(context, operation, async (keep) => {
		await change(context, asked, async (db, before) => {
			const after = await run(db, before);
			await keep(db, asked.id);
			return after;
		});
		return asked.id;
	});
	return readChangedListing(context, asked.id);
}
