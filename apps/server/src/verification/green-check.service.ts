import { isPublicStatus } from '@ancu/forms/listing';
import { GREEN_CHECK_FEE, greenCheckReasonSchema, markEnd, mayAskGreenCheck } from '@ancu/forms/verification';
import { requireLiving } from '../account/require-living.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import { requireVersion } from '../graphql/require-version.ts';
import type {
	GreenCheckInput,
	MutationCancelGreenCheckArgs,
	MutationSendBackGreenCheckArgs,
} from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { type Limit, spend } from '../limit/limit.ts';
import type { ListingRow } from '../listing/listing.repository.ts';
import { lockListing } from '../listing/listing-life.repository.ts';
import {
	type GreenCheckRow,
	insertCheck,
	insertCheckEvent,
	lockLiveChecks,
	updateCheck,
} from './green-check.repository.ts';
import { changeCheck, changeCheckOnce, giveBack, requireAction, step } from './green-check-change.ts';
import { forgetFindings, takeFindings } from './green-check-findings.ts';
import { isStanding } from './green-check-state.ts';

const limit: Limit = { name: 'green-check', max: 20, seconds: 86_400 };

/** Asks for the green check of an own public listing. It waits to be paid. */
export async function createGreenCheck(context: Context, listingId: string): Promise<GreenCheckRow> {
	const { db, viewer, loaders, locale } = context;
	const accountId = viewer?.id ?? '';
	const created = await inTransaction(db, async (tx) => {
		// What is refused costs none of the day's.
		await spend({ db: tx, env: context.env }, limit, accountId);
		await requireLiving(tx, accountId);
		const listing = isUuid(listingId) ? await lockListing(tx, listingId) : undefined;
		if (!listing || listing.account_id !== accountId) throw new AppError('NOT_FOUND');
		if (!isPublicStatus(listing.status) || !(await mayAsk(tx, listing))) throw new AppError('NOT_ALLOWED_NOW');
		const check = await insertCheck(tx, { listing_id: listingId, account_id: accountId, locale, fee: GREEN_CHECK_FEE });
		await insertCheckEvent(tx, check, viewer, { kind: 'asked' });
		return check;
	});
	loaders.greenChecksOfListing.clear(listingId);
	return created;
}

async function mayAsk(tx: Db, { id }: ListingRow): Promise<boolean> {
	const live = await lockLiveChecks(tx, id);
	const status = live.find((check) => !isStanding(check))?.status ?? null;
	return mayAskGreenCheck({ status, markUntil: live.find(isStanding)?.expires_at ?? null }, new Date());
}

/** Gives up an own green check that nobody has taken, once a key. */
export function cancelOwnGreenCheck(context: Context, id: string): Promise<GreenCheckRow> {
	return changeCheckOnce(context, { name: 'cancelMyGreenCheck', body: [id] }, id, async (tx, locked) =>
		giveBack(tx, await step(context, tx, locked, 'CANCEL'), 'owner', context.viewer),
	);
}

/** Takes a green check in hand. */
export function takeGreenCheck(context: Context, id: string): Promise<GreenCheckRow> {
	const checker_id = context.viewer?.id ?? '';
	return changeCheck(context, id, (tx, locked) =>
		step(context, tx, locked, 'TAKE', { checker_id, taken_at: new Date(), reason: null }),
	);
}

/** Gives a green check back to the queue, at its old place. Who looks next finds out by themselves. */
export function releaseGreenCheck(context: Context, id: string): Promise<GreenCheckRow> {
	return changeCheck(context, id, async (tx, locked) => {
		requireAction(locked, 'RELEASE', context.viewer);
		const nothing = await forgetFindings(tx, locked.check);
		return step(context, tx, locked, 'RELEASE', { ...nothing, checker_id: null, taken_at: null, reason: null });
	});
}

/** Keeps what was found so far. */
export function saveGreenCheck(context: Context, id: string, input: GreenCheckInput): Promise<GreenCheckRow> {
	return changeCheck(context, id, async (tx, locked) => {
		requireAction(locked, 'SAVE', context.viewer);
		const { columns } = await takeFindings(tx, locked, context.viewer, input, { isFiled: false });
		return updateCheck(tx, id, columns);
	});
}

/** Files what was found. */
export function fileGreenCheck(context: Context, id: string, input: GreenCheckInput): Promise<GreenCheckRow> {
	return changeCheck(context, id, async (tx, locked) => {
		requireAction(locked, 'FILE', context.viewer);
		const { columns, findings } = await takeFindings(tx, locked, context.viewer, input, { isFiled: true });
		const filed = { filed_at: new Date(), filed_role: context.viewer?.role ?? null, reason: null };
		return step(context, tx, locked, 'FILE', { ...columns, ...filed, findings });
	});
}

/** Gives the listing its mark, for what was found as it was looked at: `filedAt` is the filing's. One that stands still is replaced. */
export function approveGreenCheck(context: Context, id: string, filedAt?: string | null): Promise<GreenCheckRow> {
	const { viewer } = context;
	return changeCheck(context, id, async (tx, locked) => {
		requireAction(locked, 'APPROVE', viewer);
		requireVersion(filedAt, locked.check.filed_at);
		const now = new Date();
		const before = (await lockLiveChecks(tx, locked.listing.id)).find(isStanding);
		if (before) await updateCheck(tx, before.id, { closed_at: now });
		return step(context, tx, locked, 'APPROVE', {
			approver_id: viewer?.id ?? null,
			approver_role: viewer?.role ?? null,
			approved_at: now,
			expires_at: markEnd(now),
			reason: null,
		});
	});
}

/** Sends a filed green check back to whoever filed it, for what was found as it was looked at. */
export function sendBackGreenCheck(
	context: Context,
	{ id, reason: given, filedAt }: MutationSendBackGreenCheckArgs,
): Promise<GreenCheckRow> {
	return changeCheck(context, id, async (tx, locked) => {
		requireAction(locked, 'SEND_BACK', context.viewer);
		requireVersion(filedAt, locked.check.filed_at);
		const { reason } = parseInput(greenCheckReasonSchema, { reason: given });
		return step(context, tx, locked, 'SEND_BACK', { text: reason, reason, filed_at: null, filed_role: null });
	});
}

/** Ends a green check without a mark, once a key. The fee goes back while nobody has taken it: from then on somebody works for it. */
export function rejectGreenCheck(
	context: Context,
	{ id, reason: given, filedAt }: MutationCancelGreenCheckArgs,
): Promise<GreenCheckRow> {
	const operation = { name: 'cancelGreenCheck', body: [id, given, filedAt] };
	return changeCheckOnce(context, operation, id, async (tx, locked) => {
		requireAction(locked, 'REJECT', context.viewer);
		requireVersion(filedAt, locked.check.filed_at);
		const { reason } = parseInput(greenCheckReasonSchema, { reason: given });
		const isTaken = locked.check.status !== 'PENDING';
		const ended = await step(context, tx, locked, 'REJECT', { text: reason, reason });
		return isTaken ? ended : giveBack(tx, ended, 'staff', context.viewer);
	});
}
