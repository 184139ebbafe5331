import type { Page } from '../database/find-page.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { readPage } from '../graphql/page.ts';
import { isUuid } from '../graphql/uuid.ts';
import { isVisibleListing } from '../listing/listing.service.ts';
import { findChecksOfAccount, type GreenCheckEventRow, type GreenCheckRow } from './green-check.repository.ts';
import { mayRead } from './green-check-state.ts';

/** One green check, for its owner and for staff who check. */
export async function getGreenCheck({ loaders, viewer }: Context, id: string): Promise<GreenCheckRow> {
	const check = isUuid(id) ? await loaders.greenCheck.load(id) : null;
	if (!check || !mayRead(check, viewer)) throw new AppError('NOT_FOUND');
	return check;
}

/** A page of the green checks that the signed-in account asked for. */
export function findOwnGreenChecks(
	{ db, viewer }: Context,
	page: Parameters<typeof readPage>[0],
): Promise<Page<GreenCheckRow>> {
	return findChecksOfAccount(db, viewer?.id ?? '', readPage(page));
}

/** What happened to the paid green checks of a listing, without words: of a public one for everybody, else for its owner and staff. */
export async function getGreenCheckHistory(
	{ loaders, viewer }: Context,
	listingId: string,
): Promise<GreenCheckEventRow[]> {
	const listing = isUuid(listingId) ? await loaders.listing.load(listingId) : null;
	if (!listing || !isVisibleListing(listing, viewer)) throw new AppError('NOT_FOUND');
	const checks = await loaders.greenChecksOfListing.load(listingId);
	const paid = checks.filter(({ paid_at }) => paid_at !== null);
	const events = await Promise.all(paid.map(({ id }) => loaders.greenCheckEvents.load(id)));
	return events
		.flat()
		.map((event) => ({ ...event, text: null }))
		.sort((a, b) => a.id - b.id);
}
