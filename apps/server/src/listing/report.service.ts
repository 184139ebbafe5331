import { type Selectable, sql } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { ListingReportTable } from '../database/tables.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import type { ReportReason } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { type Limit, spend } from '../limit/limit.ts';
import { askAgain, reopenMark } from '../verification/listing-change.ts';
import { close } from './life.service.ts';
import { lockListing } from './listing-life.repository.ts';
import { allowedActions } from './listing-state.ts';
import { readPage } from './page.ts';

/** A report, and how many others there are of the same listing. */
export type ReportRow = Selectable<ListingReportTable> & { other_count: number };

const TEXT_MAX = 1_000;
const limit: Limit = { name: 'report', max: 20, seconds: 86_400 };

/** Says what is wrong with somebody's listing. A second report of the same person replaces the first. */
export async function reportListing(
	context: Context,
	listingId: string,
	reason: ReportReason,
	given: string | null | undefined,
): Promise<boolean> {
	const { db, viewer, loaders } = context;
	const text = given?.trim() || null;
	if (text && text.length > TEXT_MAX) throw new AppError('BAD_INPUT', { fields: [{ path: 'text', code: 'too_long' }] });
	if (reason === 'OTHER' && !text) throw new AppError('BAD_INPUT', { fields: [{ path: 'text', code: 'required' }] });
	const listing = isUuid(listingId) ? await loaders.listing.load(listingId) : null;
	if (!listing || !viewer || !allowedActions(listing, viewer).includes('REPORT')) throw new AppError('NOT_FOUND');
	await spend(context, limit, viewer.id);
	await db
		.insertInto('listing_report')
		.values({ listing_id: listingId, account_id: viewer.id, reason, text })
		.onConflict((conflict) =>
			conflict.columns(['listing_id', 'account_id']).where('decided_at', 'is', null).doUpdateSet({ reason, text }),
		)
		.execute();
	return true;
}

/** Reports that wait to be decided, the oldest first. */
export async function findReports(
	{ db }: Context,
	args: { page?: number | null | undefined; limit?: number | null | undefined },
): Promise<{ data: ReportRow[]; total: number }> {
	const page = readPage(args);
	const open = db.selectFrom('listing_report').where('decided_at', 'is', null);
	const [data, { total }] = await Promise.all([
		open
			.selectAll()
			.select(
				sql<number>`(select count(*)::int from listing_report other where other.listing_id = listing_report.listing_id
					and other.decided_at is null and other.id <> listing_report.id)`.as('other_count'),
			)
			.orderBy('created_at')
			.orderBy('id')
			.limit(page.limit)
			.offset(page.offset)
			.execute(),
		open.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
	]);
	return { data, total };
}

/**
 * Decides a report. Upheld, its listing is taken down with the note as the reason, every other report of it is decided too, and if it
 * carried the mark somebody looks again.
 */
export async function decideReport(
	context: Context,
	id: string,
	upheld: boolean,
	given: string | null | undefined,
): Promise<boolean> {
	const note = given?.trim() || null;
	if (upheld && !note) throw new AppError('BAD_INPUT', { fields: [{ path: 'note', code: 'required' }] });
	return inTransaction(context.db, async (db) => {
		const decided = { decided_at: new Date(), decided_by: context.viewer?.id ?? null, upheld, note };
		const report = isUuid(id)
			? await db
					.updateTable('listing_report')
					.set(decided)
					.where('id', '=', id)
					.where('decided_at', 'is', null)
					.returningAll()
					.executeTakeFirst()
			: undefined;
		if (!report) throw new AppError('NOT_FOUND');
		if (!upheld) return true;
		await db
			.updateTable('listing_report')
			.set(decided)
			.where('listing_id', '=', report.listing_id)
			.where('decided_at', 'is', null)
			.execute();
		const listing = await lockListing(db, report.listing_id);
		// Also when its poster was quicker: a listing that was reported rightly is not put up again as it was.
		if (!listing || listing.closed_reason === 'REJECTED') return true;
		const mark = await reopenMark(db, listing, note, context.viewer);
		const closed = await close(context, db, listing.id, { closedReason: 'REJECTED', kind: 'REJECTED', reason: note });
		if (mark) await askAgain(db, closed, mark, context.viewer);
		return true;
	});
}
