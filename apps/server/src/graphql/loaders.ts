import DataLoader from 'dataloader';
import { findAccountsById } from '../account/account.repository.ts';
import { findUnitsByKey, type UnitKey, type UnitRow } from '../address/address.repository.ts';
import {
	findOfferingFiles,
	findOfferingsByListing,
	findOfferingUpdates,
	findShares,
	type OfferingRow,
	type ShareOfAccount,
} from '../invest/offering.repository.ts';
import { findCategoriesById } from '../listing/category.repository.ts';
import { findMedians, type Place } from '../listing/compare.service.ts';
import {
	countPublicListingsByAccount,
	findAcceptedTitles,
	findListingsById,
	findPublicListingIdsByAccount,
	findPublicListingsBySequence,
	type ListingRow,
} from '../listing/listing.repository.ts';
import { findEvents, findPricePoints } from '../listing/listing-life.repository.ts';
import { findChosenWards } from '../listing/listing-names.ts';
import { findSavedIds } from '../listing/saved.service.ts';
import { countNew, type SavedSearchRow } from '../listing/saved-search.service.ts';
import { findPlansById } from '../planning/planning.repository.ts';
import { findLatestAnswers, type PlanningAnswerRow } from '../planning/planning-answer.repository.ts';
import { findCheckEvents, findChecksById, findPlanningFiles } from '../planning/planning-check.repository.ts';
import { findProcedureFileEvents, findProcedureFiles } from '../procedure/procedure-file.repository.ts';
import { countRunning, findTemplatesById } from '../procedure/template.repository.ts';
import {
	findNewestEvents as findGreenCheckEvents,
	findPhotos as findGreenCheckPhotos,
	findChecksById as findGreenChecksById,
	findChecksOfListings as findGreenChecksOfListings,
} from '../verification/green-check.repository.ts';
import { findCreditsById } from '../wallet/credit.service.ts';
import { findPaymentsById } from '../wallet/payment.repository.ts';
import { findPaymentEvents } from '../wallet/payment-event.repository.ts';
import type { Context } from './context.ts';
import { keptRows } from './kept-rows.ts';
import type { PriceMedian } from './schema.generated.ts';

/** Look-ups by key that are gathered into one statement each. New for every request, but for what `keptRows` holds. */
export type Loaders = ReturnType<typeof createLoaders>;

export function createLoaders({ db, searchDb, inTurn }: Pick<Context, 'db' | 'searchDb' | 'inTurn'>) {
	const kept = keptRows(db);
	return {
		account: byId((ids) => findAccountsById(db, ids)),
		category: byId((ids) => findCategoriesById(db, ids), kept.categories),
		listing: byId((ids) => findListingsById(db, ids)),
		/** The title of a listing as it was accepted last. */
		acceptedTitle: byId((ids) => findAcceptedTitles(db, ids)),
		plan: byId((ids) => findPlansById(db, ids)),
		/** A public listing by its number. */
		publicListing: byKey<number, ListingRow>(
			(numbers) => findPublicListingsBySequence(db, numbers),
			(row) => row.sequence_id,
		),
		/** Public listings of one account, newest first. */
		listingIdsOfAccount: byKeyOr((accountIds) => findPublicListingIdsByAccount(db, accountIds), []),
		/** How many public listings an account has. */
		listingCountOfAccount: byKeyOr((accountIds) => countPublicListingsByAccount(db, accountIds), 0),
		/** Whether an account saved a listing. */
		isSaved: byPair(
			async (accountId, ids) => new Map([...(await findSavedIds(db, accountId, ids))].map((id) => [id, true])),
			false,
		),
		/** Listings that are new to a kept search. */
		newListings: new DataLoader<SavedSearchRow, number, string>(
			(searches) => inTurn(() => countNew(searchDb, searches)),
			{
				cacheKeyFn: ({ id }) => id,
			},
		),
		/** Which part of a split ward the poster of a listing said. */
		chosenWard: new DataLoader<ListingRow, string | null, string>((listings) => findChosenWards(db, listings), {
			cacheKeyFn: ({ id, updated_at }) => `${id} ${updated_at.getTime()}`,
		}),
		/** What the same kind costs around a listing: asked for once, however many lie there. */
		median: new DataLoader<Place, PriceMedian | null, string>((places) => inTurn(() => findMedians(searchDb, places)), {
			cacheKeyFn: ({ trading_type, category_id, ward_code, district_code }) =>
				[trading_type, category_id, ward_code, district_code].join(' '),
		}),
		/** What happened to a listing, the latest first. */
		events: manyByKey('listing_id', (ids) => findEvents(db, ids)),
		/** Prices that a listing was public at, the latest first. */
		pricePoints: manyByKey('listing_id', (ids) => findPricePoints(db, ids)),
		/** The accepted offering of a listing. */
		offering: byKey<string, OfferingRow>(
			(listingIds) => findOfferingsByListing(db, listingIds),
			(row) => row.listing_id,
		),
		offeringFile: byId((ids) => findOfferingFiles(db, ids)),
		/** What the poster of an offering told, the latest first. */
		offeringUpdates: manyByKey('listing_id', (ids) => findOfferingUpdates(db, ids)),
		payment: byId((ids) => findPaymentsById(db, ids)),
		credit: byId((ids) => findCreditsById(db, ids)),
		/** What happened to a payment, the latest first. */
		paymentEvents: manyByKey('payment_id', (ids) => findPaymentEvents(db, ids)),
		/** What an account has of an offering. */
		shares: byPair<ShareOfAccount | null>(
			async (accountId, ids) => new Map((await findShares(db, accountId, ids)).map((row) => [row.listing_id, row])),
			null,
		),
		planningCheck: byId((ids) => findChecksById(db, ids)),
		/** The latest version of the answer to a planning check. */
		planningAnswer: byKey<string, PlanningAnswerRow>(
			(checkIds) => findLatestAnswers(db, checkIds),
			(row) => row.check_id,
		),
		planningFile: byId((ids) => findPlanningFiles(db, ids)),
		/** What happened to a planning check, the oldest first. */
		planningEvents: manyByKey('check_id', (ids) => findCheckEvents(db, ids)),
		procedureTemplate: byId((ids) => findTemplatesById(db, ids)),
		/** How many running procedures follow a version of a template. */
		procedureCount: byKeyOr((templateIds) => countRunning(db, templateIds), 0),
		/** Files of a substep, replaced ones too. */
		procedureFiles: manyByKey('substep_id', (ids) => findProcedureFiles(db, ids)),
		/** What became of the files of a substep, the latest first. */
		procedureFileEvents: manyByKey('substep_id', (ids) => findProcedureFileEvents(db, ids)),
		greenCheck: byId((ids) => findGreenChecksById(db, ids)),
		/** Every green check of a listing, the newest first. */
		greenChecksOfListing: manyByKey('listing_id', (ids) => findGreenChecksOfListings(db, ids)),
		greenCheckPhoto: byId((ids) => findGreenCheckPhotos(db, ids)),
		/** What happened to a green check, the oldest first. */
		greenCheckEvents: manyByKey('check_id', (ids) => findGreenCheckEvents(db, ids)),
		unit: new DataLoader<UnitKey, UnitRow | null, string>(
			async (keys) => {
				const rows = new Map((await findUnitsByKey(db, keys)).map((row) => [unitKey(row), row]));
				return keys.map((key) => rows.get(unitKey(key)) ?? null);
			},
			{ cacheKeyFn: unitKey, cacheMap: kept.units },
		),
	};
}

/** An account and a listing. */
interface PairKey {
	accountId: string;
	listingId: string;
}

/** What is found under an account and a listing, asked for by account, or else `fallback`. */
function byPair<Value>(
	find: (accountId: string, listingIds: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
	fallback: Value,
): DataLoader<PairKey, Value, string> {
	return new DataLoader(
		async (keys) => {
			const found = new Map<string, ReadonlyMap<string, Value>>();
			for (const [accountId, own] of Map.groupBy(keys, (key) => key.accountId)) {
				const ids = own.map(({ listingId }) => listingId);
				found.set(accountId, await find(accountId, ids));
			}
			return keys.map(({ accountId, listingId }) => found.get(accountId)?.get(listingId) ?? fallback);
		},
		{ cacheKeyFn: ({ accountId, listingId }) => `${accountId} ${listingId}` },
	);
}

/** All rows that have a key in a column, in the order that they are found in. */
function manyByKey<Column extends string, Row extends Record<Column, string>>(
	column: Column,
	find: (keys: readonly string[]) => Promise<Row[]>,
): DataLoader<string, Row[]> {
	return new DataLoader(async (keys) => {
		const found = Map.groupBy<string, Row>(await find(keys), (row) => row[column]);
		return keys.map((key) => found.get(key) ?? []);
	});
}

/** What is found under a key, or else `fallback`. */
function byKeyOr<Value>(
	find: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
	fallback: Value,
): DataLoader<string, Value> {
	return new DataLoader(async (keys) => {
		const found = await find(keys);
		return keys.map((key) => found.get(key) ?? fallback);
	});
}

function unitKey({ system, code }: UnitKey): string {
	return `${system} ${code}`;
}

function byId<Row extends { id: string }>(
	find: (ids: readonly string[]) => Promise<Row[]>,
	cacheMap?: DataLoader.CacheMap<string, Promise<Row | null>>,
): DataLoader<string, Row | null> {
	return byKey(find, (row) => row.id, cacheMap);
}

function byKey<K, Row>(
	find: (keys: readonly K[]) => Promise<Row[]>,
	keyOf: (row: Row) => K,
	cacheMap?: DataLoader.CacheMap<K, Promise<Row | null>>,
): DataLoader<K, Row | null> {
	const options = cacheMap ? { cacheMap } : {};
	return new DataLoader(async (keys) => {
		const rows = new Map((await find(keys)).map((row) => [keyOf(row), row]));
		return keys.map((key) => rows.get(key) ?? null);
	}, options);
}
