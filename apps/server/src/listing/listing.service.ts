import { isAllowed, permissions, staff } from '@ancu/forms/access';
import { isPublicStatus } from '@ancu/forms/listing';
import { isPoint } from '@ancu/forms/map';
import type { Page } from '../database/find-page.ts';
import { AppError, badField } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { readPage } from '../graphql/page.ts';
import type {
	LocationInfoFilter,
	QueryGetAllLocationInfoArgs,
	QueryGetAllLocationInfoByLocationArgs,
	Role,
} from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { whoAsks } from '../limit/limit.ts';
import { hmacOf } from '../secret-key.ts';
import { checkFilter, publicFilter } from './listing.filter.ts';
import { countView, findListingBySequence, type ListingRow } from './listing.repository.ts';
import {
	countPublicListings,
	type FoundListings,
	findListingsAround,
	findPublicListings,
} from './listing-search.repository.ts';

const NEARBY_LIMIT = 100;
const NEARBY_M_MAX = 50_000;
/** Staff who compare a listing with its papers: who accept it, and who check it. Those who answer planning checks need neither papers nor names. */
export const staffWhoReadPapers: readonly Role[] = [
	...permissions.Mutation.acceptLocationInfo,
	...permissions.Mutation.fileGreenCheck,
];

/**
 * A page of the public search. Every word must stand in a listing's names; among those that have them all the newest come
 * first, unless another order is asked for, and what was paid to stand in front is apart.
 */
export function searchListings(
	{ searchDb, inTurn }: Context,
	args: Partial<QueryGetAllLocationInfoArgs>,
	onlyCards: boolean,
): FoundListings {
	const { limit, offset } = readPage(args);
	const point = readPoint(args.locationLat, args.locationLong);
	const order =
		args.order ??
		(point
			? ({ field: 'DISTANCE', direction: 'ASC' } as const)
			: ({ field: 'CREATED_AT', direction: 'DESC' } as const));
	if (order.field === 'DISTANCE' && !point) {
		throw new AppError('BAD_INPUT', {
			fields: [
				{ path: 'locationLat', code: 'required' },
				{ path: 'locationLong', code: 'required' },
			],
		});
	}
	const filter = publicFilter(args.filter);
	checkFilter(filter);
	const found = findPublicListings(searchDb, {
		filter,
		search: args.search,
		order,
		point,
		limit,
		offset,
		onlyCards,
	});
	return {
		data: () => inTurn(found.data),
		priorityPost: () => inTurn(found.priorityPost),
		total: () => inTurn(found.total),
	};
}

/** How many public listings match, up to 1,001. */
export function totalListings(
	{ searchDb, inTurn }: Context,
	{ filter, search }: { filter?: LocationInfoFilter | null | undefined; search?: string | null | undefined },
): Promise<number> {
	return inTurn(() => countPublicListings(searchDb, { filter: publicFilter(filter), search }));
}

/** Public listings around a point, nearest first. */
export async function findNearby(
	{ searchDb, inTurn }: Context,
	{ pointLat, pointLong, maxDistance }: QueryGetAllLocationInfoByLocationArgs,
	onlyCards: boolean,
): Promise<Page<ListingRow>> {
	const point = readPoint(pointLat, pointLong);
	if (!point || !(maxDistance > 0)) throw badField('maxDistance', 'positive');
	const data = await inTurn(() =>
		findListingsAround(searchDb, point, Math.min(maxDistance, NEARBY_M_MAX), { limit: NEARBY_LIMIT, onlyCards }),
	);
	return { data, total: data.length };
}

/** One listing in full: public ones for every account, others for their poster and for staff. */
export async function getListing({ db, viewer }: Context, sequenceId: number): Promise<ListingRow> {
	const listing = await findListingBySequence(db, sequenceId);
	// The same answer as for a number that was never given: whether a draft exists is nobody's business.
	if (!listing || !isVisibleListing(listing, viewer)) throw new AppError('NOT_FOUND');
	return listing;
}

/** Whether somebody may see a listing: a public one, an own one, staff any. */
export function isVisibleListing(
	{ status, account_id }: Pick<ListingRow, 'status' | 'account_id'>,
	viewer: Context['viewer'],
): boolean {
	return isPublicStatus(status) || (viewer !== null && (account_id === viewer.id || isAllowed(staff, viewer.role)));
}

/** Counts a view, of visitors one for their network, of its poster none; returns the number of views. */
export async function viewListing(context: Context, listingId: string): Promise<number> {
	const { db, env } = context;
	// Addresses are soon tried by whoever has the hashes, and who looks at what is nobody's business: keyed.
	const who = hmacOf(env.secretKeys, `view|${whoAsks(context)}`);
	const viewer = { viewer: who.toString('base64url'), accountId: context.viewer?.id ?? null };
	const views = isUuid(listingId) ? await countView(db, listingId, viewer) : undefined;
	if (views === undefined) throw new AppError('NOT_FOUND');
	return views;
}

function readPoint(
	lat: number | null | undefined,
	long: number | null | undefined,
): { lat: number; long: number } | undefined {
	if (lat === null || lat === undefined || long === null || long === undefined) return undefined;
	if (!isPoint({ lat, long })) {
		throw new AppError('BAD_INPUT', {
			fields: [
				{ path: 'locationLat', code: 'range' },
				{ path: 'locationLong', code: 'range' },
			],
		});
	}
	return { lat, long };
}
