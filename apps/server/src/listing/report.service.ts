import { REJECT_REASON_MAX, REPORT_TEXT_MAX } from '@ancu/forms/listing';
import { tidied } from '@ancu/forms/text';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Viewer } from '../access/viewer.ts';
import { requireLiving } from '../account/require-living.ts';
import { findPage, type Page } from '../database/find-page.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db } from '../database/open-database.ts';
import type { ListingReportTable } from '../database/tables.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { idempotent } from '../graphql/idempotency.ts';
import { readPage } from '../graphql/page.ts';
import { readWords } from '../graphql/read-words.ts';
import type { QueryGetAllLocationInfoReportArgs, ReportReason } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { type Limit, spend } from '../limit/limit.ts';
import { askAgain, reopenMark } from '../verification/listing-change.ts';
import { close } from './life.service.ts';
import { toDeskConditions } from './listing.filter.ts';
import type { ListingRow } from './listing.repository.ts';
import { type ListingInReview, lockListing } from './listing-life.repository.ts';
import { allowedActions } from './listing-state.ts';
import { closeReports } from './report.repository.ts';

/** A report, and how many others there are of the same listing. */
export type ReportRow = Selectable<ListingReportTable> & { other_count: number };

const limit: Limit = { name: 'report', max: 20, seconds: 86_400 };

/** Says what is wrong with somebody's listing. A second report of the same person replaces the first. */
export async function reportListing(
	context: Context,
	listingId: string,
	reason: ReportReason,
	given: string | null | undefined,
): Promise<boolean> {
	const { db, viewer, loaders } = context;
	const text = reason === 'OTHER' || tidied(given ?? '') ? readWords(given, 'text', REPORT_TEXT_MAX) : null;
	const listing = isUuid(listingId) ? await loaders.listing.load(listingId) : null;
	if (!viewer || !isReportable(listing, viewer)) throw new AppError('NOT_FOUND');
	await spend(context, limit, viewer.id);
	await inTransaction(db, async (tx) => {
		// Either account may be erased at this moment, with what this one says and what that one posted.
		await requireLiving(tx, viewer.id);
		if (!isReportable(await lockListing(tx, listingId), viewer)) throw new AppError('NOT_FOUND');
		await tx
			.insertInto('listing_report')
			.values({ listing_id: listingId, account_id: viewer.id, reason, text })
			.onConflict((conflict) =>
				conflict.columns(['listing_id', 'account_id']).where('decided_at', 'is', null).doUpdateSet({ reason, text }),
			)
			.execute();
	});
	return true;
}

function isReportable(listing: ListingRow | null | undefined, viewer: Viewer): boolean {
	return !!listing && allowedActions(listing, viewer).includes('REPORT');
}

/** Reports that wait to be decided, the oldest first: none of them about the viewer's own listings. */
export async function findReports(
	{ db, viewer }: Context,
	{ search, reason, ...args }: QueryGetAllLocationInfoReportArgs,
): Promise<Page<ReportRow>> {
	const page = readPage(args);
	const open = db
		.selectFrom('listing_report')
		.where('decided_at', 'is', null)
		.where(({ exists, selectFrom }) =>
			exists(
				selectFrom('listing')
					.whereRef('listing.id', '=', 'listing_report.listing_id')
					.where('listing.account_id', '<>', viewer?.id ?? '')
					.where((eb) => eb.and(toDeskConditions(eb, undefined, search))),
			),
		)
		.where((eb) => (reason ? eb('reason', '=', reason) : sql<SqlBool>`true`));
	return findPage(open, page, (rows) =>
		rows
			.selectAll()
			.select(
				sql<number>`(select count(*)::int from listing_report other where other.listing_id = listing_report.listing_id
				and other.decided_at is null and other.id <> listing_report.id)`.as('other_count'),
			)
			.orderBy('created_at')
			.orderBy('id'),
	);
}

/**
 * Decides a report, once a key, and tells whoever reported. Upheld, its listing is taken down with the note as the reason, every other report of it is decided too, and if it
 * carried the mark somebody looks again.
 */
export async function decideReport(
	context: Context,
	id: string,
	upheld: boolean,
	given: string | null | undefined,
): Promise<boolean> {
	const note = upheld || tidied(given ?? '') ? readWords(given, 'note', REJECT_REASON_MAX) : null;
	await idempotent(context, { name: 'decideReport', body: [id, upheld, note] }, (keep) =>
		inTransaction(context.db, async (db) => {
			await decide(context, db, id, upheld, note);
			await keep(db, id);
			return id;
		}),
	);
	return true;
}

async function decide(context: Context, db: Db, id: string, upheld: boolean, note: string | null): Promise<void> {
	const listing = isUuid(id) ? await lockReported(db, id) : undefined;
	if (!listing) throw new AppError('NOT_FOUND');
	// Nobody decides about their own.
	if (listing.account_id === context.viewer?.id) throw new AppError('NOT_ALLOWED_NOW');
	const ids = await closeReports(db, listing, {
		id: upheld ? undefined : id,
		upheld,
		note,
		by: context.viewer?.id ?? null,
	});
	if (!ids.includes(id)) throw new AppError('REPORT_DECIDED');
	// Also when its poster was quicker: a listing that was reported rightly is not put up again as it was.
	if (!upheld || listing.closed_reason === 'REJECTED') return;
	const mark = await reopenMark(db, listing, note, context.viewer);
	const closed = await close(context, db, listing.id, { closedReason: 'REJECTED', kind: 'REJECTED', reason: note });
	if (mark) await askAgain(db, closed, mark, context.viewer);
}

/** The listing of a report, locked. */
async function lockReported(db: Db, reportId: string): Promise<ListingInReview | undefined> {
	const report = await db
		.selectFrom('listing_report')
		.select('listing_id')
		.where('id', '=', reportId)
		.executeTakeFirst();
	return report && lockListing(db, report.listing_id);
}
