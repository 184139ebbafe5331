import { fold } from '@ancu/forms/text';
import { sql } from 'kysely';
import { findUnitsByKey } from '../address/address.repository.ts';
import type { Db } from '../database/open-database.ts';
import type { Context } from '../graphql/context.ts';
import type { LocationInfoInput, PriceMedian } from '../graphql/schema.generated.ts';
import { isPublic } from './listing.filter.ts';
import { type ListingRow, listingColumns } from './listing.repository.ts';

/** Fewer say nothing about what is usual. */
const MIN_COUNT = 5;
const MAX_DUPLICATES = 3;
/** How much two measures of one property differ between two posts. */
const AREA_TOLERANCE = 0.03;
const PRICE_TOLERANCE = 0.05;
/** Part of their words that two titles share. */
const ALIKE = 0.6;

/** What a price is compared by. */
export type Place = Pick<ListingRow, 'trading_type' | 'category_id' | 'ward_code' | 'district_code'>;

/** The middle price per m² of the same kind and category in the ward, else in the district; null where there is too little to compare with. */
export async function findMedian(db: Db, place: Place): Promise<PriceMedian | null> {
	const scopes = [
		['WARD', 'ward_code', place.ward_code],
		['DISTRICT', 'district_code', place.district_code],
	] as const;
	for (const [scope, column, code] of scopes) {
		if (!code) continue;
		const { rows } = await sql<{ median: number | null; count: number }>`
			select percentile_cont(0.5) within group (order by price_per_square_meter)::float8 as median, count(*)::int as count
			from listing
			where ${isPublic} and ${sql.ref(column)} = ${code} and trading_type = ${place.trading_type}
				and category_id = ${place.category_id} and price_per_square_meter is not null`.execute(db);
		const [found] = rows;
		if (!found?.median || found.count < MIN_COUNT) continue;
		const [unit] = await findUnitsByKey(db, [{ system: 'legacy', code }]);
		return { scope, place: unit?.name ?? '', pricePerSquareMeter: Math.round(found.median), count: found.count };
	}
	return null;
}

/** What a listing would meet if it were posted as it stands. */
export async function checkListing(
	context: Context,
	id: string | null | undefined,
	data: LocationInfoInput,
): Promise<{ duplicates: ListingRow[]; median: PriceMedian | null }> {
	const { tradingType, categoryId } = data;
	if (!tradingType || !categoryId) return { duplicates: [], median: null };
	const place = {
		trading_type: tradingType,
		category_id: categoryId,
		ward_code: data.wardId ?? null,
		district_code: data.districtId ?? null,
	};
	const [duplicates, median] = await Promise.all([
		findDuplicates(context.db, id ?? null, context.viewer?.id ?? '', place, data),
		context.loaders.median.load(place),
	]);
	return { duplicates, median };
}

async function findDuplicates(
	db: Db,
	id: string | null,
	accountId: string,
	place: Place,
	data: LocationInfoInput,
): Promise<ListingRow[]> {
	const { area } = data;
	if (!area || !place.district_code) return [];
	const candidates = await db
		.selectFrom('listing')
		.select(listingColumns)
		.where('district_code', '=', place.district_code)
		.$if(place.ward_code !== null, (query) => query.where('ward_code', '=', place.ward_code))
		.where('trading_type', '=', place.trading_type)
		.where('category_id', '=', place.category_id)
		.where('area', '>=', area * (1 - AREA_TOLERANCE))
		.where('area', '<=', area * (1 + AREA_TOLERANCE))
		// Of others only what everybody sees; of one's own also what waits.
		.where((eb) => eb.or([isPublic, eb.and([eb('account_id', '=', accountId), eb('status', '=', 'PENDING')])]))
		.$if(id !== null, (query) => query.where(sql<string>`id::text`, '!=', id ?? ''))
		.orderBy('created_at', 'desc')
		.limit(50)
		.execute();
	return candidates.filter((candidate) => isAlike(candidate, data)).slice(0, MAX_DUPLICATES);
}

function isAlike(listing: ListingRow, data: LocationInfoInput): boolean {
	const plot = (sheet: string | null | undefined, number: string | null | undefined) =>
		sheet && number ? `${sheet.trim()}/${number.trim()}` : undefined;
	const ownPlot = plot(data.mapSheetNo, data.landPlotNo);
	if (ownPlot && ownPlot === plot(listing.map_sheet_no, listing.land_plot_no)) return true;
	const price = data.priceUnitId === 'PER_M2' ? (data.price ?? 0) * (data.area ?? 0) : data.price;
	const isSamePrice = !price || !listing.price_raw || Math.abs(listing.price_raw - price) <= price * PRICE_TOLERANCE;
	const isSameStreet = Boolean(data.street && listing.street && fold(data.street) === fold(listing.street));
	return isSamePrice && (isSameStreet || sharedWords(listing.title, data.title ?? '') >= ALIKE);
}

function sharedWords(one: string, other: string): number {
	const [a, b] = [new Set(fold(one).split(/\W+/)), new Set(fold(other).split(/\W+/))];
	return [...a].filter((word) => b.has(word)).length / Math.max(1, Math.min(a.size, b.size));
}
