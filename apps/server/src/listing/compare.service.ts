import { priceOfArea } from '@ancu/forms/listing';
import { type ListingChange, listingChangeSchema } from '@ancu/forms/listing/schema';
import { toPlotNumber } from '@ancu/forms/planning';
import { fold, foldWords } from '@ancu/forms/text';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { AppError } from '../graphql/app-error.ts';
import type { Context } from '../graphql/context.ts';
import { parseInput } from '../graphql/parse-input.ts';
import type { LocationInfoInput, MedianScope, PriceMedian } from '../graphql/schema.generated.ts';
import { isUuid } from '../graphql/uuid.ts';
import { isPublic } from './listing.filter.ts';
import { type ListingRow, listingColumns } from './listing.repository.ts';

/** Fewer say nothing about what is usual. */
const COUNT_MIN = 5;
const DUPLICATES_MAX = 3;
/** How much two measures of one property differ between two posts. */
const AREA_TOLERANCE = 0.03;
const PRICE_TOLERANCE = 0.05;
/** Part of their words that two titles share. */
const ALIKE = 0.6;

/** What a price is compared by. */
export type Place = Pick<ListingRow, 'trading_type' | 'category_id' | 'ward_code' | 'district_code'>;

const columnOf = { WARD: 'ward_code', DISTRICT: 'district_code' } as const;

/**
 * The middle prices per m² of the same kind and category, each in the ward, else in the district; null where there is too little to
 * compare with. At most two statements, however many places: one for each would take every connection there is.
 */
export async function findMedians(db: Db, places: readonly Place[]): Promise<(PriceMedian | null)[]> {
	const inWards = await findMediansIn(db, 'WARD', places);
	const left = places.filter((place) => !inWards.has(wantedKey(place, 'WARD')));
	const inDistricts = await findMediansIn(db, 'DISTRICT', left);
	return places.map(
		(place) => inWards.get(wantedKey(place, 'WARD')) ?? inDistricts.get(wantedKey(place, 'DISTRICT')) ?? null,
	);
}

/** The middle prices around some places by `wantedKey`, where there are enough. */
async function findMediansIn(db: Db, scope: MedianScope, places: readonly Place[]): Promise<Map<string, PriceMedian>> {
	const column = columnOf[scope];
	const named = places.filter((place) => place[column]);
	if (named.length === 0) return new Map();
	const { rows } = await sql<{ key: string; median: number; count: number; name: string }>`
		select wanted.key, priced.median, priced.count, coalesce(unit.name, '') as name
		from (
			select distinct * from unnest(
				${named.map((place) => wantedKey(place, scope))}::text[], ${named.map((place) => place[column])}::text[],
				${named.map((place) => place.trading_type)}::text[], ${named.map((place) => place.category_id)}::text[]
			) as place (key, code, trading_type, category_id)
		) as wanted
		cross join lateral (
			select percentile_cont(0.5) within group (order by price_per_square_meter)::float8 as median, count(*)::int as count
			from listing
			where ${isPublic} and ${sql.ref(column)} = wanted.code and trading_type = wanted.trading_type
				and category_id = wanted.category_id and price_per_square_meter is not null
		) as priced
		left join unit on unit.system = 'legacy' and unit.code = wanted.code
		where priced.median > 0 and priced.count >= ${COUNT_MIN}`.execute(db);
	return new Map(
		rows.map(({ key, median, count, name }) => [
			key,
			{ scope, place: name, pricePerSquareMeter: Math.round(median), count },
		]),
	);
}

/** Places with the same one are asked about once: those of a district are many. */
function wantedKey(place: Place, scope: MedianScope): string {
	return [place.trading_type, place.category_id, place[columnOf[scope]] ?? ''].join(' ');
}

/** What a listing would meet if it were posted as it stands. Throws BAD_INPUT with the fields that are wrong by themselves. */
export async function checkListing(
	context: Context,
	id: string | null | undefined,
	input: LocationInfoInput,
): Promise<{ duplicates: ListingRow[]; median: PriceMedian | null }> {
	const data = parseInput(listingChangeSchema, input);
	const { tradingType, categoryId } = data;
	if (!tradingType || !categoryId) return { duplicates: [], median: null };
	const place = {
		trading_type: tradingType,
		category_id: categoryId,
		ward_code: data.wardId ?? null,
		district_code: data.districtId ?? null,
	};
	const [duplicates, median] = await Promise.all([
		findDuplicates(context.db, place, data, {
			id: id && isUuid(id) ? id : null,
			// Of others only what everybody sees; of one's own also what waits.
			mayWait: (eb) => eb('account_id', '=', context.viewer?.id ?? ''),
		}),
		context.loaders.median.load(place),
	]);
	return { duplicates, median };
}

/** What looks like the same property as a listing that staff look at: also what waits, whoever posted it. */
export async function findDuplicatesOf({ db, loaders }: Context, id: string): Promise<ListingRow[]> {
	const listing = isUuid(id) ? await loaders.listing.load(id) : null;
	if (!listing) throw new AppError('NOT_FOUND');
	const { title, street, area, price_raw: price, map_sheet_no: mapSheetNo, land_plot_no: landPlotNo } = listing;
	const data = { title, street, area, price, mapSheetNo, landPlotNo };
	return findDuplicates(db, listing, data, { id, mayWait: (eb) => eb.lit(true) });
}

/** What two posts of one property have in common. */
type Described = Pick<
	ListingChange,
	'title' | 'street' | 'area' | 'price' | 'priceUnitId' | 'mapSheetNo' | 'landPlotNo'
>;

interface Compared {
	/** The listing itself, which is not among them; null where it is none yet. */
	id: string | null;
	/** Which of those are seen that wait. */
	mayWait: (eb: ExpressionBuilder<Tables, 'listing'>) => Expression<SqlBool>;
}

async function findDuplicates(db: Db, place: Place, data: Described, { id, mayWait }: Compared): Promise<ListingRow[]> {
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
		.where((eb) => eb.or([isPublic, eb.and([mayWait(eb), eb('status', '=', 'PENDING')])]))
		.$if(id !== null, (query) => query.where('id', '!=', id))
		.orderBy('created_at', 'desc')
		.orderBy('sequence_id', 'desc')
		.limit(50)
		.execute();
	const words = wordsOf(data.title ?? '');
	return candidates.filter((candidate) => isAlike(candidate, data, words)).slice(0, DUPLICATES_MAX);
}

function isAlike(listing: ListingRow, data: Described, words: ReadonlySet<string>): boolean {
	const plot = plotOf(data.mapSheetNo, data.landPlotNo);
	if (plot && plot === plotOf(listing.map_sheet_no, listing.land_plot_no)) return true;
	const price = data.priceUnitId === 'PER_M2' ? priceOfArea(data.price ?? 0, data.area ?? 0) : data.price;
	const isSamePrice = !price || !listing.price_raw || Math.abs(listing.price_raw - price) <= price * PRICE_TOLERANCE;
	const isSameStreet = Boolean(data.street && listing.street && fold(data.street) === fold(listing.street));
	return isSamePrice && (isSameStreet || sharedWords(wordsOf(listing.title), words) >= ALIKE);
}

/** Undefined where either number is none. */
function plotOf(sheet: string | null | undefined, number: string | null | undefined): string | undefined {
	const parts = [sheet, number].map((text) => toPlotNumber(text ?? ''));
	return parts.includes('') ? undefined : parts.join('/');
}

function wordsOf(title: string): ReadonlySet<string> {
	return new Set(foldWords(title));
}

function sharedWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	return [...one].filter((word) => other.has(word)).length / Math.max(1, Math.min(one.size, other.size));
}
