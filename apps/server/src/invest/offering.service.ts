import { isAllowed, readsOrders } from '@ancu/forms/access';
import {
	isRefundDue,
	OFFERING_UPDATE_MAX,
	type OfferingTerms,
	phaseOf,
	progressOf,
	type SharePosition,
} from '@ancu/forms/invest';
import { isPublicStatus } from '@ancu/forms/listing';
import { requireLiving } from '../account/require-living.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { privateFileUrl } from '../file/private-file.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { idempotent } from '../graphql/idempotency.ts';
import { readWords } from '../graphql/read-words.ts';
import type { OfferingDocument, OfferingState } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { type Limit, spend } from '../limit/limit.ts';
import type { ListingRow } from '../listing/listing.repository.ts';
import {
	insertOfferingUpdate,
	type OfferingRow,
	type OfferingUpdateRow,
	type ShareOfAccount,
} from './offering.repository.ts';
import { termsOf } from './offering-terms.ts';
import { tellUpdate } from './tell-order.ts';

/** Of one offering: each goes to all who have shares. */
const limit: Limit = { name: 'offering-update', max: 5, seconds: 86_400 };

/** An offering as somebody sees it. */
export interface OfferingView {
	listing: ListingRow;
	terms: OfferingTerms;
	/** What was accepted of it; null when nothing ever was. */
	row: OfferingRow | null;
	position: SharePosition;
	/** What the viewer's shares cost, in đồng. */
	myCost: number;
}

const nothing: Omit<ShareOfAccount, 'listing_id'> = { mine: 0, cost: 0, mine_held: 0 };

/** The shares of a listing as the viewer sees them; null when it offers none. */
export async function viewOffering({ loaders, viewer }: Context, listing: ListingRow): Promise<OfferingView | null> {
	const terms = termsOf(listing);
	if (!terms) return null;
	const [row, own] = await Promise.all([
		loaders.offering.load(listing.id),
		viewer ? loaders.shares.load({ accountId: viewer.id, listingId: listing.id }) : null,
	]);
	const { mine, cost, mine_held: mineHeld } = own ?? nothing;
	const position = { sold: row?.shares_sold ?? 0, held: row?.shares_held ?? 0, mine, mineHeld };
	return { listing, terms, row, position, myCost: cost };
}

/** How an offering stands at a moment. */
export function stateOf({ listing, terms, row, position }: OfferingView, now = new Date()): OfferingState {
	if (row?.is_failed || (row && !row.closed_at && isRefundDue(terms, position, now))) return 'FAILED';
	const phase = phaseOf(terms, now);
	if (row?.closed_at || phase === 'ended' || listing.status === 'CANCEL') return 'ENDED';
	// To those who have shares of it, one that waits to be looked at again is not one that has yet to begin.
	const waits = !isPublicStatus(listing.status) && position.sold === 0;
	if (!row || phase === 'upcoming' || waits) return 'UPCOMING';
	return progressOf(terms, position).left === 0 ? 'SOLD_OUT' : 'OPEN';
}

/** Documents of an offering, for signed-in people. */
export async function offeringDocuments(
	{ env, loaders, viewer }: Context,
	{ offering }: Pick<ListingRow, 'offering'>,
): Promise<OfferingDocument[]> {
	if (!viewer) return [];
	const documents = await Promise.all(
		(offering?.documents ?? []).map(async ({ id, kind }) => ({ kind, file: await loaders.offeringFile.load(id) })),
	);
	return documents.flatMap(({ kind, file }) =>
		file ? [{ id: file.id, kind, name: file.name, url: privateFileUrl(env, file) }] : [],
	);
}

/** What its poster told: for who has shares, for the poster, and for staff who read all orders. */
export async function offeringUpdates(
	{ loaders, viewer }: Context,
	{ listing, position }: OfferingView,
): Promise<OfferingUpdateRow[]> {
	const mayRead =
		viewer !== null && (position.mine > 0 || listing.account_id === viewer.id || isAllowed(readsOrders, viewer.role));
	return mayRead ? loaders.offeringUpdates.load(listing.id) : [];
}

/** Tells those who have shares of an own offering how it goes. */
export async function createOfferingUpdate(
	context: Context,
	listingId: string,
	given: string,
): Promise<OfferingUpdateRow> {
	const { db, loaders, viewer } = context;
	const text = readWords(given, 'text', OFFERING_UPDATE_MAX);
	const listing = isUuid(listingId) ? await loaders.listing.load(listingId) : null;
	if (!listing || listing.account_id !== viewer?.id || !termsOf(listing)) throw new AppError('NOT_FOUND');
	const { id: accountId } = viewer;
	const written = await idempotent(context, { name: 'createOfferingUpdate', body: [listingId, text] }, async (keep) => {
		await spend(context, limit, listingId);
		return inTransaction(db, async (tx) => {
			await requireLiving(tx, accountId);
			const { id } = await insertOfferingUpdate(tx, { listing_id: listingId, account_id: accountId, text });
			await tellUpdate(tx, { id, listing_id: listingId, text });
			await keep(tx, String(id));
			return String(id);
		});
	});
	loaders.offeringUpdates.clear(listingId);
	const update = (await loaders.offeringUpdates.load(listingId)).find(({ id }) => String(id) === written);
	if (!update) throw new Error(`Update ${written} of an offering is not there.`);
	return update;
}
