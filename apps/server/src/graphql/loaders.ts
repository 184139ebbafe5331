import DataLoader from 'dataloader';
import { type AccountRow, findAccountsById } from '../account/account.repository.ts';
import { findUnitsByKey, type UnitKey, type UnitRow } from '../address/address.repository.ts';
import {
	findOfferingFiles,
	findOfferingsByListing,
	findOfferingUpdates,
	findShares,
	type OfferingFileRow,
	type OfferingRow,
	type ShareOfAccount,
} from '../invest/offering.repository.ts';
import { type CategoryRow, findCategoriesById } from '../listing/category.repository.ts';
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
import { findPlansById, type PlanRow } from '../planning/planning.repository.ts';
import { findLatestAnswers, type PlanningAnswerRow } from '../planning/planning-answer.repository.ts';
import {
	findCheckEvents,
	findChecksById,
	findPlanningFiles,
	type PlanningCheckEventRow,
	type PlanningCheckRow,
	type PlanningFileRow,
} from '../planning/planning-check.repository.ts';
import {
	findProcedureFileEvents,
	findProcedureFiles,
	type ProcedureFileEventRow,
	type ProcedureFileRow,
} from '../procedure/procedure-file.repository.ts';
import { countRunning, findTemplatesById, type TemplateRow } from '../procedure/template.repository.ts';
import {
	findCheckEvents as findGreenCheckEvents,
	findPhotos as findGreenCheckPhotos,
	findChecksById as findGreenChecksById,
	findChecksOfListings as findGreenChecksOfListings,
	type GreenCheckEventRow,
	type GreenCheckPhotoRow,
	type GreenCheckRow,
} from '../verification/green-check.repository.ts';
import { findPaymentsById, type PaymentRow } from '../wallet/payment.repository.ts';
import type { Context } from './context.ts';
import { keptRows } from './kept-rows.ts';
import type { PriceMedian } from './schema.generated.ts';

/** Look-ups by key that are gathered into one statement each. New for every request, but for what `keptRows` holds. */
export type Loaders = ReturnType<typeof createLoaders>;

export function createLoaders({ db, searchDb, inTurn }: Pick<Context, 'db' | 'searchDb' | 'inTurn'>) {
	const kept = keptRows(db);
	return {
		account: byKey<string, AccountRow>(
			(ids) => findAccountsById(db, ids),
			(row) => row.id,
		),
		category: byKey<string, CategoryRow>(
			(ids) => findCategoriesById(db, ids),
			(row) => row.id,
			kept.categories,
		),
		listing: byKey<string, ListingRow>(
			(ids) => findListingsById(db, ids),
			(row) => row.id,
		),
		/** The title of a listing as it was accepted last. */
		acceptedTitle: byKey<string, { id: string; title: string }>(
			(ids) => findAcceptedTitles(db, ids),
			(row) => row.id,
		),
		plan: byKey<string, PlanRow>(
			(ids) => findPlansById(db, ids),
			(row) => row.id,
		),
		/** A public listing by its number. */
		publicListing: byKey<number, ListingRow>(
			(numbers) => findPublicListingsBySequence(db, numbers),
			(row) => row.sequence_id,
		),
		/** Public listings of one account, newest first. */
		listingIdsOfAccount: new DataLoader<string, string[]>(async (accountIds) => {
			const found = await findPublicListingIdsByAccount(db, accountIds);
			return accountIds.map((id) => found.get(id) ?? []);
		}),
		/** How many public listings an account has. */
		listingCountOfAccount: new DataLoader<string, number>(async (accountIds) => {
			const found = await countPublicListingsByAccount(db, accountIds);
			return accountIds.map((id) => found.get(id) ?? 0);
		}),
		/** Whether an account saved a listing. */
		isSaved: new DataLoader<PairKey, boolean, string>(
			async (keys) => {
				const byAccount = Map.groupBy(keys, ({ accountId }) => accountId);
				const found = new Map<string, Set<string>>();
				for (const [accountId, own] of byAccount)
					found.set(
						accountId,
						await findSavedIds(
							db,
							accountId,
							own.map(({ listingId }) => listingId),
						),
					);
				return keys.map(({ accountId, listingId }) => found.get(accountId)?.has(listingId) ?? false);
			},
			{ cacheKeyFn: ({ accountId, listingId }) => `${accountId} ${listingId}` },
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
		events: manyByListing((ids) => findEvents(db, ids)),
		/** Prices that a listing was public at, the latest first. */
		pricePoints: manyByListing((ids) => findPricePoints(db, ids)),
		/** The accepted offering of a listing. */
		offering: byKey<string, OfferingRow>(
			(listingIds) => findOfferingsByListing(db, listingIds),
			(row) => row.listing_id,
		),
		offeringFile: byKey<string, OfferingFileRow>(
			(ids) => findOfferingFiles(db, ids),
			(row) => row.id,
		),
		/** What the poster of an offering told, the latest first. */
		offeringUpdates: manyByListing((ids) => findOfferingUpdates(db, ids)),
		payment: byKey<string, PaymentRow>(
			(ids) => findPaymentsById(db, ids),
			(row) => row.id,
		),
		/** What an account has of an offering. */
		shares: new DataLoader<PairKey, ShareOfAccount | null, string>(
			async (keys) => {
				const byAccount = Map.groupBy(keys, ({ accountId }) => accountId);
				const found = new Map<string, ShareOfAccount>();
				for (const [accountId, own] of byAccount) {
					const ids = own.map(({ listingId }) => listingId);
					for (const share of await findShares(db, accountId, ids))
						found.set(`${accountId} ${share.listing_id}`, share);
				}
				return keys.map(({ accountId, listingId }) => found.get(`${accountId} ${listingId}`) ?? null);
			},
			{ cacheKeyFn: ({ accountId, listingId }) => `${accountId} ${listingId}` },
		),
		planningCheck: byKey<string, PlanningCheckRow>(
			(ids) => findChecksById(db, ids),
			(row) => row.id,
		),
		/** The latest version of the answer to a planning check. */
		planningAnswer: byKey<string, PlanningAnswerRow>(
			(checkIds) => findLatestAnswers(db, checkIds),
			(row) => row.check_id,
		),
		planningFile: byKey<string, PlanningFileRow>(
			(ids) => findPlanningFiles(db, ids),
			(row) => row.id,
		),
		/** What happened to a planning check, the oldest first. */
		planningEvents: new DataLoader<string, PlanningCheckEventRow[]>(async (checkIds) => {
			const found = Map.groupBy(await findCheckEvents(db, checkIds), (row) => row.check_id);
			return checkIds.map((id) => found.get(id) ?? []);
		}),
		procedureTemplate: byKey<string, TemplateRow>(
			(ids) => findTemplatesById(db, ids),
			(row) => row.id,
		),
		/** How many running procedures follow a version of a template. */
		procedureCount: new DataLoader<string, number>(async (templateIds) => {
			const found = await countRunning(db, templateIds);
			return templateIds.map((id) => found.get(id) ?? 0);
		}),
		/** Files of a substep, replaced ones too. */
		procedureFiles: new DataLoader<string, ProcedureFileRow[]>(async (substepIds) => {
			const found = Map.groupBy(await findProcedureFiles(db, substepIds), (row) => row.substep_id);
			return substepIds.map((id) => found.get(id) ?? []);
		}),
		/** What became of the files of a substep, the latest first. */
		procedureFileEvents: new DataLoader<string, ProcedureFileEventRow[]>(async (substepIds) => {
			const found = Map.groupBy(await findProcedureFileEvents(db, substepIds), (row) => row.substep_id);
			return substepIds.map((id) => found.get(id) ?? []);
		}),
		greenCheck: byKey<string, GreenCheckRow>(
			(ids) => findGreenChecksById(db, ids),
			(row) => row.id,
		),
		/** Every green check of a listing, the newest first. */
		greenChecksOfListing: manyByListing((ids) => findGreenChecksOfListings(db, ids)),
		greenCheckPhoto: byKey<string, GreenCheckPhotoRow>(
			(ids) => findGreenCheckPhotos(db, ids),
			(row) => row.id,
		),
		/** What happened to a green check, the oldest first. */
		greenCheckEvents: new DataLoader<string, GreenCheckEventRow[]>(async (checkIds) => {
			const found = Map.groupBy(await findGreenCheckEvents(db, checkIds), (row) => row.check_id);
			return checkIds.map((id) => found.get(id) ?? []);
		}),
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

function manyByListing<Row extends { listing_id: string }>(
	find: (ids: readonly string[]) => Promise<Row[]>,
): DataLoader<string, Row[]> {
	return new DataLoader(async (ids) => {
		const found = Map.groupBy(await find(ids), (row) => row.listing_id);
		return ids.map((id) => found.get(id) ?? []);
	});
}

function unitKey({ system, code }: UnitKey): string {
	return `${system} ${code}`;
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
