import { isOpenCheck } from '@ancu/forms/verification';
import { type SqlBool, sql } from 'kysely';
import { findPage, type Page } from '../database/find-page.ts';
import type { Context } from '../graphql/context.ts';
import { readPage } from '../graphql/page.ts';
import type { CheckStatus, QueryGetAllRequestGreenCheckArgs } from '../graphql/schema.generated.ts';
import { toDeskConditions } from '../listing/listing.filter.ts';
import { type ListingRow, listingColumns } from '../listing/listing.repository.ts';
import { readOrder } from '../listing/listing-order.ts';

/** The green check of a listing that its `check_status` speaks of. */
const spokenOf = sql`
	green_check.listing_id = listing.id and green_check.paid_at is not null and green_check.status = listing.check_status
	and (green_check.status <> 'APPROVE' or green_check.closed_at is null)`;

/** Of several that were given up the last one is shown. */
const isNewest = sql`not exists (
	select from green_check as newer
	where newer.listing_id = green_check.listing_id and newer.paid_at is not null
		and newer.status = green_check.status and newer.sequence_id > green_check.sequence_id)`;

/**
 * Listings with a paid green check under way, or whose check stands where the filter says. Those that wait longest come first, since
 * when they were paid; then those that are taken down, then what is over, the latest first.
 */
export async function findRequestedChecks(
	{ db, viewer }: Context,
	{ filter, search, order, ...page }: QueryGetAllRequestGreenCheckArgs,
): Promise<Page<ListingRow>> {
	const range = readPage(page);
	const status = filter?.checkStatus;
	const byWhom = filter?.isMyCheck ? sql`and ${isNewest} and green_check.checker_id = ${viewer?.id ?? null}` : sql``;
	const found = db
		.selectFrom('listing')
		.where((eb) => eb.and(toDeskConditions(eb, filter, search)))
		// Literals, so that the planner sees the index.
		.where(sql<SqlBool>`listing.check_status is not null`)
		.where(status ? sql<SqlBool>`true` : sql<SqlBool>`listing.check_status in ('PENDING', 'ACCEPT', 'CHECKED')`)
		.where(sql<SqlBool>`exists (select from green_check where ${spokenOf} ${byWhom})`);
	const { column, inDirection } = readOrder(order);
	return findPage(found, range, (rows) =>
		(order ? rows.orderBy(`listing.${column}`, inDirection) : rows.orderBy(waitingFirst(status)))
			.select(listingColumns)
			.orderBy('listing.sequence_id'),
	);
}

function waitingFirst(status: CheckStatus | null | undefined) {
	if (status && !isOpenCheck(status))
		return sql`(select max(coalesce(approved_at, closed_at)) from green_check where ${spokenOf}) desc`;
	return sql`listing.status = 'CANCEL', (select min(paid_at) from green_check where ${spokenOf})`;
}
