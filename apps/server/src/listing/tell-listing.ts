import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import { notify, notifyMany, tellOnce } from '../notification/notify.ts';
import { isPublic } from './listing.filter.ts';
import { acceptedTitle, type ListingRow } from './listing.repository.ts';

type Told = Pick<ListingRow, 'account_id' | 'title' | 'sequence_id'>;

/** The part of own listings where one is that was refused or has ended. */
const closedListings = '/estate?tab=closed';

/** Tells a poster that a listing is public. */
export function tellAccepted(tx: Db, { account_id, title, sequence_id }: Told, by: string | null): Promise<void> {
	const link = `/real-estate/${sequence_id}`;
	return notify(tx, { accountId: account_id, tag: 'listing.accepted', params: { title }, link, by });
}

/** Tells a poster why a listing was refused. */
export function tellRejected(tx: Db, { account_id, title }: Told, reason: string, by: string | null): Promise<void> {
	const params = { title, reason };
	return notify(tx, { accountId: account_id, tag: 'listing.rejected', params, link: closedListings, by });
}

/** Tells those who reported a listing, and nobody else, what became of their reports; not what was noted. */
export function tellReporters(
	tx: Db,
	{ id }: Pick<ListingRow, 'id'>,
	reportIds: readonly string[],
	upheld: boolean,
): Promise<void> {
	return notifyMany(tx, {
		tag: upheld ? 'listing.reportUpheld' : 'listing.reportDismissed',
		accountId: sql`report.account_id`,
		params: sql`jsonb_build_object('title', ${acceptedTitle})`,
		link: sql`null::text`,
		from: sql`listing_report as report join listing on listing.id = report.listing_id
			where listing.id = ${id} and report.id = any(${reportIds}::uuid[])`,
	});
}

/** Tells posters that listings are not public any more. */
export async function tellExpired(tx: Db, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return;
	await notifyMany(tx, {
		tag: 'listing.expired',
		accountId: sql`account_id`,
		params: sql`jsonb_build_object('title', title)`,
		link: closedListings,
		from: sql`listing where id = any(${ids}::uuid[])`,
	});
}

/** Tells those who saved listings whose price was just noted that it is another than the one before. Negotiable is null. */
export async function tellNewPrices(tx: Db, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return;
	for (const [tag, kind] of [
		['listing.price', sql`trading_type <> 'RENT'`],
		['listing.rent', sql`trading_type = 'RENT'`],
	] as const) {
		await notifyMany(tx, {
			tag,
			accountId: sql`saved_listing.account_id`,
			params: sql`jsonb_build_object('title', title, 'before', before.price_raw, 'after', listing.price_raw)`,
			link: sql`'/real-estate/' || sequence_id`,
			from: sql`saved_listing join listing on listing.id = saved_listing.listing_id
			join lateral (
				select price_raw from price_point where listing_id = listing.id order by id desc offset 1 limit 1
			) as before on before.price_raw is distinct from listing.price_raw
			where listing.id = any(${ids}::uuid[]) and saved_listing.account_id <> listing.account_id and ${kind}`,
		});
	}
}

/** Tells posters of listings that end within a week, once for each end: renewed, one has another. */
export function tellOfEndingListings(db: Db, now = new Date()): Promise<void> {
	return tellOnce(db, {
		tag: 'listing.endsSoon',
		accountId: sql`account_id`,
		params: sql`jsonb_build_object('title', title, 'until', expires_at)`,
		link: '/estate?tab=public',
		once: sql`'listing.endsSoon ' || listing.id || ' ' || extract(epoch from expires_at)`,
		from: sql`listing where ${isPublic}
			and expires_at > ${now}::timestamptz and expires_at <= ${now}::timestamptz + interval '7 days'`,
	});
}
