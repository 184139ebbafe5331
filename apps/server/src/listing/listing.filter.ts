import { DAY_MS } from '@ancu/forms/format';
import { readListingNumber, readSearchWords, type SearchField, type SearchWords } from '@ancu/forms/listing';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { AppError } from '../graphql/app-error.ts';
import type { LocationInfoFilter, OfferingPhase } from '../graphql/schema.generated.ts';
import { toPhraseQuery, toProjectQuery, toSearchQuery } from './listing.search.ts';
import { faultsOfShapes, toShapeConditions } from './shapes.ts';

type Builder = ExpressionBuilder<Tables, 'listing'>;

/** `publicStatuses`, written out as literals, because a partial index is used only when the planner sees its very condition. */
export const isPublic = sql<SqlBool>`listing.status in ('ACCEPT', 'CHECKED', 'APPROVE')`;

/** A filter without what is for those who check: whose check somebody has taken is nobody else's business. */
export function publicFilter(filter: LocationInfoFilter | null | undefined): LocationInfoFilter {
	const { isMyCheck: _isMyCheck, ...rest } = filter ?? {};
	return rest;
}

/** Whether a field of a filter asks for something. */
export function isAsked(value: unknown): boolean {
	return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}

const DAYS_MOST = 365;

/**
 * A filter as conditions that must all hold. What is not given asks for nothing. In the words of a search, shorthand is
 * read as filters (`readSearchWords`), always: what is left are words that must every one stand in the listing's names, and
 * a field that the filter gives too is asked for twice. A fact that not every listing states (a car alley, bedrooms) also
 * holds where the listing's own names say it in the same words. Throws BAD_INPUT for what makes no sense.
 */
export function toConditions(
	eb: Builder,
	filter: LocationInfoFilter | null | undefined,
	search?: string | null,
): Expression<SqlBool>[] {
	if (filter) checkFilter(filter);
	return [
		...(search?.trim() ? toSearchConditions(eb, search, filter?.tradingType) : []),
		...toFilterConditions(eb, filter ?? {}),
	];
}

/**
 * The same for one's own lists and the desks of staff, where somebody looks for a listing that they know: its bare number finds it too,
 * and so does its title, whatever in it would be read as a filter.
 */
export function toDeskConditions(
	eb: Builder,
	filter: LocationInfoFilter | null | undefined,
	search?: string | null,
): Expression<SqlBool>[] {
	const asked = search?.trim();
	if (!asked) return toConditions(eb, filter);
	const number = /^\d{1,9}$/.test(asked) ? Number(asked) : undefined;
	const text = toSearchQuery(asked);
	return [
		eb.or([
			eb.and(toSearchConditions(eb, asked, filter?.tradingType)),
			...(text ? [sql<SqlBool>`listing.search @@ to_tsquery('simple', ${text})`] : []),
			...(number === undefined ? [] : [eb('listing.sequence_id', '=', number)]),
		]),
		...toConditions(eb, filter),
	];
}

function toSearchConditions(
	eb: Builder,
	search: string,
	kind: LocationInfoFilter['tradingType'],
): Expression<SqlBool>[] {
	const number = readListingNumber(search);
	if (number !== undefined) return [eb('listing.sequence_id', '=', number)];
	const said = readSearchWords(search, kind);
	const text = toSearchQuery(said.words);
	return [
		...(text ? [sql<SqlBool>`listing.search @@ to_tsquery('simple', ${text})`] : []),
		...toSaidConditions(eb, said),
	];
}

/** What every listing states, so that its words need not be looked at. */
const stated: readonly SearchField[] = [
	'tradingType',
	'priceMin',
	'priceMax',
	'pricePerSquareMeterMin',
	'pricePerSquareMeterMax',
	'areaMin',
	'areaMax',
];

function toSaidConditions(eb: Builder, { filter, understood }: SearchWords): Expression<SqlBool>[] {
	return understood.flatMap(({ text, fields }) => {
		const facts = toFilterConditions(eb, Object.fromEntries(fields.map((field) => [field, filter[field]])));
		const words = toPhraseQuery(text);
		if (!words || fields.some((field) => stated.includes(field))) return facts;
		return eb.or([eb.and(facts), sql<SqlBool>`listing.search @@ to_tsquery('simple', ${words})`]);
	});
}

function toFilterConditions(eb: Builder, filter: LocationInfoFilter): Expression<SqlBool>[] {
	const conditions: Expression<SqlBool>[] = [];
	const equals = <T>(column: keyof Tables['listing'], value: T | null | undefined) => {
		if (value !== null && value !== undefined) conditions.push(eb(`listing.${column}`, '=', value as never));
	};
	const from = (column: keyof Tables['listing'], value: number | Date | null | undefined) => {
		if (value !== null && value !== undefined) conditions.push(eb(`listing.${column}`, '>=', value as never));
	};
	const to = (column: keyof Tables['listing'], value: number | null | undefined) => {
		if (value !== null && value !== undefined) conditions.push(eb(`listing.${column}`, '<=', value as never));
	};
	const oneOf = (column: keyof Tables['listing'], values: readonly unknown[] | null | undefined) => {
		if (values && values.length > 0) conditions.push(eb(`listing.${column}`, 'in', values as never));
	};

	oneOf('sequence_id', filter.sequenceIds);
	equals('trading_type', filter.tradingType);
	oneOf('category_id', filter.categoryIds);
	from('price_raw', filter.priceMin);
	to('price_raw', filter.priceMax);
	from('price_per_square_meter', filter.pricePerSquareMeterMin);
	to('price_per_square_meter', filter.pricePerSquareMeterMax);
	from('area', filter.areaMin);
	to('area', filter.areaMax);
	from('bedroom', filter.bedroomMin);
	from('toilet', filter.toiletMin);
	from('floors', filter.floorsMin);
	from('facade_area', filter.facadeMin);
	oneOf('direction', filter.directions);
	oneOf('legal_status', filter.legalStatuses);
	oneOf('house_category', filter.houseCategories);
	oneOf('interior_status', filter.interiorStatuses);
	if (filter.characteristics?.length)
		conditions.push(sql`listing.characteristics && ${filter.characteristics}::text[]`);
	// Known beforehand to be nothing, which the database would look for among everything.
	if (filter.characteristicsNot?.some((each) => filter.characteristics?.includes(each))) conditions.push(sql`false`);
	if (filter.characteristicsNot?.length)
		conditions.push(sql`not listing.characteristics && ${filter.characteristicsNot}::text[]`);
	equals('post_mode', filter.postMode);
	equals('is_green_check', filter.isGreenCheck);
	equals('is_invest', filter.isInvest);
	if (filter.offeringPhase) conditions.push(inPhase[filter.offeringPhase]);
	equals('province_code', filter.provinceId);
	equals('district_code', filter.districtId);
	equals('ward_code', filter.wardId);
	equals('current_province_code', filter.currentProvinceId);
	equals('current_ward_code', filter.currentWardId);
	const project = filter.projectName ? toProjectQuery(filter.projectName) : undefined;
	if (project) conditions.push(sql`listing.search @@ to_tsquery('simple', ${project})`);
	from('created_at', sinceDays(filter.postedWithinDays));
	if (typeof filter.isPlanningChecked === 'boolean')
		conditions.push(eb('listing.planning_checked_at', filter.isPlanningChecked ? 'is not' : 'is', null));
	equals('status', filter.status);
	oneOf('status', filter.statuses);
	equals('check_status', filter.checkStatus);
	conditions.push(...toShapeConditions(filter));
	return conditions;
}

/** As `phaseOf` of `@ancu/forms/invest` has it. */
const inPhase: Record<OfferingPhase, Expression<SqlBool>> = {
	UPCOMING: sql`(listing.is_invest and listing.start_date > now())`,
	OPEN: sql`(listing.is_invest and coalesce(listing.start_date <= now(), true) and coalesce(listing.end_date > now(), true))`,
	ENDED: sql`(listing.is_invest and coalesce(listing.start_date <= now(), true) and listing.end_date <= now())`,
};

function sinceDays(days: number | null | undefined): Date | undefined {
	return days === null || days === undefined ? undefined : new Date(Date.now() - days * DAY_MS);
}

/** Throws BAD_INPUT with the fields of a filter that make no sense. */
export function checkFilter(filter: LocationInfoFilter): void {
	const { postedWithinDays: days } = filter;
	const isDays = days === null || days === undefined || (days >= 1 && days <= DAYS_MOST);
	const fields = [
		...faultsOfShapes(filter),
		...(isDays ? [] : [{ path: 'postedWithinDays', code: 'range', params: { min: 1, max: DAYS_MOST } }]),
	];
	if (fields.length > 0) throw new AppError('BAD_INPUT', { fields });
}
