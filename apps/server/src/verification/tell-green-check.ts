import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import { isPublic } from '../listing/listing.filter.ts';
import { type NewNotification, notify, tellOnce } from '../notification/notify.ts';
import { findTaker, notifyAdmins } from '../notification/notify-admins.ts';
import type { Actor, GreenCheckRow } from './green-check.repository.ts';
import type { Locked } from './green-check-lock.ts';
import { checks } from './green-check-state.ts';

/** The owner's page of a listing's green check. */
const pageOf = ({ listing_id }: Pick<GreenCheckRow, 'listing_id'>) => `/estate?checkOf=${listing_id}`;

/** The page of whoever looks, with a check open. */
const deskOf = ({ id }: Pick<GreenCheckRow, 'id'>) => `/request-tick-checker?open=${id}`;

/** What goes back into the owner's wallet with a check that ends now. */
export function refundOf({ payment_id, refunded_at, fee }: GreenCheckRow): number {
	return payment_id && !refunded_at ? fee : 0;
}

/**
 * Tells an owner how their green check moves on, whoever filed it when it is theirs again, and whoever has it in hand when it is theirs no
 * more. `check` is the check as it was, `after` as it is then.
 */
export async function tellOfStep(
	tx: Db,
	{ check, listing }: Locked,
	after: GreenCheckRow,
	action: string,
	{ refund, by }: { refund: number; by: string | null },
): Promise<void> {
	const { title } = listing;
	const told = { accountId: after.account_id, link: pageOf(after), by };
	if (action === 'TAKE') await notify(tx, { ...told, tag: 'verification.taken', params: { title } });
	if (action === 'APPROVE' && after.expires_at) {
		const params = { title, until: after.expires_at.toISOString() };
		await notify(tx, { ...told, tag: 'verification.approved', params });
	}
	if (action === 'SEND_BACK') {
		const told = { tag: 'verification.sentBack', params: { title, reason: after.reason ?? '' } } as const;
		await tellChecker(tx, after, title, told, by);
	}
	if (action === 'RELEASE') await tellTakenAway(tx, title, check, by);
	if (action === 'REJECT') await tellCancelled(tx, listing, check, { reason: after.reason ?? '', refund, by });
}

/** Tells an owner that staff gave their check up, why, and of the fee where that is back; and whoever has it in hand. `before` is the check as it was. */
export async function tellCancelled(
	tx: Db,
	{ title }: { title: string },
	before: GreenCheckRow,
	{ reason, refund, by }: { reason: string; refund: number; by: string | null },
): Promise<void> {
	const params = { title, reason, refund };
	const { account_id: accountId } = before;
	await notify(tx, { accountId, by, tag: 'verification.cancelled', params, link: pageOf(before) });
	await tellTakenAway(tx, title, before, by);
}

/** Tells whoever has a check in hand that it is theirs no more, where others did that. */
async function tellTakenAway(tx: Db, title: string, before: GreenCheckRow, by: string | null): Promise<void> {
	const accountId = await findTaker(tx, before.checker_id, (account) => checks(before, account));
	await notify(tx, { accountId, by, tag: 'verification.takenAway', params: { title }, link: deskOf(before) });
}

/** Tells an owner that a check ended with its listing, and whoever has it in hand. */
export async function tellStopped(tx: Db, check: GreenCheckRow, refund: number, who: Actor | null): Promise<void> {
	const title = await titleOf(tx, check);
	const told = { accountId: check.account_id, link: pageOf(check), by: who?.id };
	await notify(tx, { ...told, tag: 'verification.stopped', params: { title, refund } });
	await tellTakenAway(tx, title, check, who?.id ?? null);
}

/** Tells whoever filed a check that what they found is not so any more, and theirs to look at again. */
export async function tellChanged(tx: Db, check: GreenCheckRow, who: Actor | null): Promise<void> {
	const title = await titleOf(tx, check);
	await tellChecker(tx, check, title, { tag: 'verification.changed', params: { title } }, who?.id ?? null);
}

/** Tells whoever has a check in hand, or admins that nobody is left for it: they give it back to the queue. */
async function tellChecker<T extends 'verification.sentBack' | 'verification.changed'>(
	tx: Db,
	check: GreenCheckRow,
	title: string,
	told: Pick<NewNotification<T>, 'tag' | 'params'>,
	by: string | null,
): Promise<void> {
	const accountId = await findTaker(tx, check.checker_id, (account) => checks(check, account));
	const link = deskOf(check);
	return accountId === null
		? notifyAdmins(tx, { tag: 'verification.left', params: { title }, link, except: [check.account_id, by] })
		: notify(tx, { ...told, accountId, link, by });
}

const tags = { fell: 'verification.fell', expired: 'verification.ended', reopened: 'verification.reopened' } as const;

/**
 * Tells an owner that a mark ended, also where an edit of their own undid it: they may not know. Where it ended with its listing,
 * what became of that is told.
 */
export async function tellMarkEnded(
	tx: Db,
	mark: GreenCheckRow,
	{ kind, fields }: { kind: keyof typeof tags; fields?: string[] | undefined },
): Promise<void> {
	if (fields?.includes('status')) return;
	const params = { title: await titleOf(tx, mark) };
	await notify(tx, { accountId: mark.account_id, tag: tags[kind], params, link: pageOf(mark) });
}

/** Tells owners of marks that end within a week and could be renewed now, once each. */
export function tellOfEndingMarks(db: Db, now: Date): Promise<void> {
	return tellOnce(db, {
		tag: 'verification.endsSoon',
		accountId: sql`green_check.account_id`,
		params: sql`jsonb_build_object('title', title, 'until', green_check.expires_at)`,
		link: sql`'/estate?checkOf=' || listing.id`,
		once: sql`'verification.endsSoon ' || green_check.id`,
		from: sql`green_check join listing on listing.id = green_check.listing_id
				where green_check.status = 'APPROVE' and green_check.closed_at is null and ${isPublic}
					and not exists (
						select from green_check as next
						where next.listing_id = listing.id and next.paid_at is not null
							and next.status in ('PENDING', 'ACCEPT', 'CHECKED'))
					and green_check.expires_at > ${now}::timestamptz
					and green_check.expires_at <= ${now}::timestamptz + interval '7 days'`,
	});
}

async function titleOf(tx: Db, { listing_id }: GreenCheckRow): Promise<string> {
	const row = await tx.selectFrom('listing').select('title').where('id', '=', listing_id).executeTakeFirstOrThrow();
	return row.title;
}
