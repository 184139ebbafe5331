import { fieldsThatUndo, fieldsToLookAt, withoutUndone } from '@ancu/forms/verification';
import type { Db } from '../database/open-database.ts';
import type { ClosedReason } from '../graphql/schema.generated.ts';
import type { ListingRow } from '../listing/listing.repository.ts';
import { changedFields } from '../listing/listing-facts.ts';
import {
	type Actor,
	type GreenCheckRow,
	insertCheck,
	insertCheckEvent,
	lockLiveChecks,
	updateCheck,
} from './green-check.repository.ts';
import { giveBack } from './green-check-change.ts';
import { isStanding } from './green-check-state.ts';
import { followMark } from './listing-mark.ts';
import { refundOf, tellChanged, tellMarkEnded, tellStopped } from './tell-green-check.ts';
import { verificationText } from './verification-texts.ts';

/** A listing was changed: what was found about the changed fields is undone. Returns the listing with what is left of its green check. */
export async function undoFindings(
	tx: Db,
	before: ListingRow,
	after: ListingRow,
	who: Actor | null,
): Promise<ListingRow> {
	const changed = checkedChanges(before, after);
	for (const check of changed.length > 0 ? await lockLiveChecks(tx, after.id) : []) {
		// Who looks at this moment may have found something that is not kept yet.
		const fields = check.status === 'ACCEPT' ? fieldsToLookAt(changed) : fieldsThatUndo(check.items, changed);
		if (fields.length === 0) continue;
		// By the clock of versions: a checker says by one what they looked at.
		const fell = { fields, at: after.updated_at };
		if (isStanding(check)) await endMark(tx, check, { kind: 'fell', ...fell }, who);
		else await lookAgain(tx, check, fell, who);
	}
	return followMark(tx, after);
}

/**
 * Fields that somebody may have looked at and that say something else now. Pictures: one that was not there; fewer say nothing new.
 * The price: that of the whole, which another area changes where it is per m².
 */
function checkedChanges(before: ListingRow, after: ListingRow): string[] {
	const keys = before.photos.map(({ key }) => key);
	const changed = new Set<string>(changedFields(before, after));
	changed.delete('images');
	if (after.photos.some(({ key }) => !keys.includes(key))) changed.add('images');
	if (before.price_raw !== after.price_raw) changed.add('price');
	return [...changed];
}

/** A listing was closed: what is under way ends with it, and its mark where that said that it is to be had, or where it was refused. */
export async function endWithListing(
	tx: Db,
	closed: ListingRow,
	reason: ClosedReason,
	who: Actor | null,
): Promise<ListingRow> {
	for (const check of await lockLiveChecks(tx, closed.id)) {
		const isUndone = reason === 'REJECTED' || fieldsThatUndo(check.items, ['status']).length > 0;
		if (!isStanding(check)) await stop(tx, check, who);
		else if (isUndone) await endMark(tx, check, { kind: 'fell', fields: ['status'] }, who);
	}
	return followMark(tx, closed);
}

/** A report was upheld: takes the mark of a locked listing away. Returns it, or undefined where the listing carries none. */
export async function reopenMark(
	tx: Db,
	listing: Pick<ListingRow, 'id'>,
	text: string | null,
	who: Actor | null,
): Promise<GreenCheckRow | undefined> {
	const mark = (await lockLiveChecks(tx, listing.id)).find(isStanding);
	return mark && endMark(tx, mark, { kind: 'reopened', text }, who);
}

/** Has somebody look again at a listing whose mark was taken away, at our own cost. Nothing else of it is under way. */
export async function askAgain(
	tx: Db,
	listing: ListingRow,
	{ locale }: GreenCheckRow,
	who: Actor | null,
): Promise<ListingRow> {
	const { id: listing_id, account_id } = listing;
	const check = await insertCheck(tx, { listing_id, account_id, locale, fee: 0, paid_at: new Date() });
	await insertCheckEvent(tx, check, who, { kind: 'asked' });
	return followMark(tx, listing);
}

/** Ends a mark, and tells why. */
export async function endMark(
	tx: Db,
	mark: GreenCheckRow,
	event: { kind: 'fell' | 'expired' | 'reopened'; fields?: string[]; text?: string | null; at?: Date },
	who: Actor | null,
): Promise<GreenCheckRow> {
	await insertCheckEvent(tx, mark, who, { text: null, ...event });
	await tellMarkEnded(tx, mark, event);
	return updateCheck(tx, mark.id, { closed_at: new Date() });
}

/** What somebody found is not so any more: whoever took it looks again. */
async function lookAgain(
	tx: Db,
	check: GreenCheckRow,
	{ fields, at }: { fields: string[]; at: Date },
	who: Actor | null,
): Promise<void> {
	await insertCheckEvent(tx, check, who, { kind: 'fell', text: null, fields, at });
	// Whoever is still looking has it open.
	if (check.status === 'CHECKED') await tellChanged(tx, check, who);
	const items = JSON.stringify(withoutUndone(check.items, fields));
	// Who has it open says by the listing's version what they looked at: what else they found is to be kept.
	const { updated_at } = check;
	await updateCheck(tx, check.id, { status: 'ACCEPT', items, filed_at: null, filed_role: null, updated_at });
}

/** Ends what is under way. The fee goes back while nobody has taken it. */
async function stop(tx: Db, check: GreenCheckRow, who: Actor | null): Promise<void> {
	const reason = verificationText('closed', {}, check.locale);
	await insertCheckEvent(tx, check, who, { kind: 'cancelled', text: reason });
	const ended = await updateCheck(tx, check.id, { status: 'CANCEL', reason, closed_at: new Date() });
	const isWaiting = check.status === 'PENDING';
	await tellStopped(tx, check, isWaiting ? refundOf(check) : 0, who);
	if (isWaiting) await giveBack(tx, ended, 'listing', who);
}
