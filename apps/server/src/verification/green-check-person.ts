import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { StoredFinding } from '../database/tables.ts';
import { lockListing } from '../listing/listing-life.repository.ts';
import {
	type Actor,
	findCheckEvents,
	type GreenCheckRow,
	insertCheckEvent,
	updateCheck,
} from './green-check.repository.ts';
import { forgetFindings, nowhere } from './green-check-findings.ts';
import { lockWithListing } from './green-check-lock.ts';
import { mayReadFindings } from './green-check-state.ts';
import { endWithListing } from './listing-change.ts';
import { followMark } from './listing-mark.ts';

/** Everything that is kept of an account's green checks, and of those that it took; not who of our people did what, nor where files are. */
export async function exportGreenChecks(db: Db, accountId: string) {
	const own = await findOwn(db, accountId);
	const events = own.length > 0 ? await findCheckEvents(db, idsOf(own)) : [];
	const owner = { id: accountId, role: 'user' } as const;
	return {
		greenChecks: own.map((check) => {
			const {
				checker_id: _checker,
				approver_id: _approver,
				photo_ids,
				items,
				reason,
				...rest
			} = withoutPosition(check);
			const isFound = mayReadFindings(check, owner);
			return {
				...rest,
				reason: check.status === 'CANCEL' ? reason : null,
				items: isFound ? items : [],
				photos: isFound ? photo_ids.length : 0,
				events: events.flatMap(({ check_id, kind, text, fields, at }) =>
					check_id === check.id ? [{ kind, text: kind === 'sentBack' ? null : text, fields, at }] : [],
				),
			};
		}),
		// Where somebody was is theirs as well.
		greenCheckWork: await db
			.selectFrom('green_check')
			.select(['id', 'taken_at', 'filed_at', 'position_lat', 'position_long', 'position_at'])
			.where('checker_id', '=', accountId)
			.orderBy('sequence_id')
			.execute(),
	};
}

/**
 * Erases what an account's green checks say of a person: what is under way is given up, and paid back where nobody has taken it; what was
 * found, photos and words are gone. What happened stays, without words. Checks that the account has in hand go back to the queue, and
 * those that it filed no longer say where it was.
 */
export async function eraseGreenChecks(tx: Db, person: Actor): Promise<void> {
	const listingIds = (await findOwn(tx, person.id)).map(({ listing_id }) => listing_id);
	for (const listingId of [...new Set(listingIds)].sort()) {
		const listing = await lockListing(tx, listingId);
		if (listing) await endWithListing(tx, listing, 'REJECTED', person);
	}
	// Who was saving what they found was waited for.
	const own = await findOwn(tx, person.id);
	for (const { id, items, photo_ids } of own) {
		await updateCheck(tx, id, {
			...(await forgetFindings(tx, { photo_ids })),
			items: JSON.stringify(items.map((item): StoredFinding => ({ ...item, note: null }))),
			reason: null,
		});
	}
	if (own.length > 0)
		await tx
			.updateTable('green_check_event')
			.set({ text: null, findings: null })
			.where('check_id', 'in', idsOf(own))
			.execute();
	await releaseGreenChecks(tx, person);
	await forgetWhere(tx, person);
}

async function forgetWhere(tx: Db, { id }: Actor): Promise<void> {
	await tx.updateTable('green_check').set(nowhere).where('checker_id', '=', id).execute();
	await tx
		.updateTable('green_check_event')
		.set({ findings: sql`findings || '{"position": null}'` })
		.where('actor_id', '=', id)
		.where('findings', 'is not', null)
		.execute();
}

/** Gives the green checks that somebody has in hand back to the queue, without what they found. */
export async function releaseGreenChecks(tx: Db, person: Actor): Promise<void> {
	const taken = await tx
		.selectFrom('green_check')
		.select('id')
		.where('checker_id', '=', person.id)
		.where('status', '=', 'ACCEPT')
		.orderBy('sequence_id')
		.execute();
	for (const { id } of taken) {
		const { check, listing } = (await lockWithListing(tx, id)) ?? {};
		if (!listing || check?.status !== 'ACCEPT' || check.checker_id !== person.id) continue;
		await insertCheckEvent(tx, check, person, { kind: 'released' });
		const nothing = await forgetFindings(tx, check);
		await updateCheck(tx, id, { ...nothing, status: 'PENDING', checker_id: null, taken_at: null, reason: null });
		await followMark(tx, listing);
	}
}

function findOwn(db: Db, accountId: string): Promise<GreenCheckRow[]> {
	return db.selectFrom('green_check').selectAll().where('account_id', '=', accountId).orderBy('sequence_id').execute();
}

function idsOf(checks: readonly GreenCheckRow[]): string[] {
	return checks.map(({ id }) => id);
}

/** A green check without where our people were. */
function withoutPosition({
	position_lat: _lat,
	position_long: _long,
	position_accuracy: _accuracy,
	position_distance: _distance,
	position_at: _at,
	...check
}: GreenCheckRow) {
	return check;
}
