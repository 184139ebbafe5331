import type { Updateable } from 'kysely';
import type { Viewer } from '../access/viewer.ts';
import { requireLiving } from '../account/require-living.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import type { GreenCheckTable } from '../database/tables.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { idempotent, type Operation } from '../graphql/idempotency.ts';
import type { GreenCheckAction } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { refundToWallet } from '../wallet/refund.ts';
import { type Actor, type GreenCheckRow, insertCheckEvent, updateCheck } from './green-check.repository.ts';
import { type Locked, lockWithListing } from './green-check-lock.ts';
import { getGreenCheck } from './green-check-read.ts';
import { allowedActions, mayRead, steps } from './green-check-state.ts';
import { followMark } from './listing-mark.ts';
import { refundOf, tellOfStep } from './tell-green-check.ts';
import { verificationText } from './verification-texts.ts';

/** Changes a green check: locked, and all of it or nothing. One that the viewer may not read is not there. */
export async function changeCheck(
	{ db, loaders, viewer }: Pick<Context, 'db' | 'loaders' | 'viewer'>,
	id: string,
	run: (tx: Db, locked: Locked) => Promise<GreenCheckRow>,
): Promise<GreenCheckRow> {
	const changed = await inTransaction(db, async (tx) => {
		if (viewer) await requireLiving(tx, viewer.id);
		const locked = isUuid(id) ? await lockWithListing(tx, id) : undefined;
		if (!locked || !mayRead(locked.check, viewer)) throw new AppError('NOT_FOUND');
		const after = await run(tx, locked);
		await followMark(tx, locked.listing);
		return after;
	});
	// What an earlier part of the same document has read is out of date.
	loaders.greenCheck.clear(id);
	loaders.greenCheckEvents.clear(id);
	loaders.greenChecksOfListing.clear(changed.listing_id);
	loaders.listing.clear(changed.listing_id);
	return changed;
}

/** The same, once a key: for what gives a fee back. */
export async function changeCheckOnce(
	context: Context,
	operation: Operation,
	id: string,
	run: (tx: Db, locked: Locked) => Promise<GreenCheckRow>,
): Promise<GreenCheckRow> {
	await idempotent(context, operation, async (keep) => {
		await changeCheck(context, id, async (tx, locked) => {
			const after = await run(tx, locked);
			await keep(tx, id);
			return after;
		});
		return id;
	});
	return getGreenCheck(context, id);
}

/** Throws NOT_ALLOWED_NOW when the viewer may not do this with a green check in its state. */
export function requireAction({ check, listing }: Locked, action: GreenCheckAction, viewer: Viewer | null): void {
	if (!allowedActions(check, viewer, { isListed: listing.status !== 'CANCEL' }).includes(action))
		throw new AppError('NOT_ALLOWED_NOW');
}

/** The one way in which somebody moves a green check on: allowed, with its new status, what changes along and an event. */
export async function step(
	{ viewer }: Pick<Context, 'viewer'>,
	tx: Db,
	locked: Locked,
	action: keyof typeof steps,
	{
		text = null,
		findings,
		...change
	}: Updateable<GreenCheckTable> & { text?: string | null; findings?: object | undefined } = {},
): Promise<GreenCheckRow> {
	requireAction(locked, action, viewer);
	const { status, event } = steps[action];
	await insertCheckEvent(tx, locked.check, viewer, {
		kind: event,
		text,
		...(findings && { findings: JSON.stringify(findings) }),
	});
	const isOver = status === 'CANCEL';
	const after = await updateCheck(tx, locked.check.id, {
		...change,
		status,
		...(isOver && { closed_at: new Date() }),
	});
	// While nobody has taken it, its fee goes back.
	const refund = isOver && locked.check.status === 'PENDING' ? refundOf(locked.check) : 0;
	await tellOfStep(tx, locked, after, action, { refund, by: viewer?.id ?? null });
	return after;
}

/** Puts the fee back into the owner's wallet, in the transaction that ends the check. Nothing happens where none was paid. */
export async function giveBack(
	tx: Db,
	check: GreenCheckRow,
	why: 'owner' | 'staff' | 'listing',
	who: Actor | null,
): Promise<GreenCheckRow> {
	if (!check.payment_id || check.refunded_at) return check;
	await refundToWallet(tx, check.payment_id, verificationText(`refund.${why}`, {}, check.locale), who?.id ?? null);
	await insertCheckEvent(tx, check, who, { kind: 'refunded' });
	return updateCheck(tx, check.id, { refunded_at: new Date() });
}
