import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { LocationInfoFilter, LocationInfoStatus } from '../graphql/schema.generated.ts';
import { toSearchQuery } from './listing.search.ts';

type Builder = ExpressionBuilder<Tables, 'listing'>;

/** Statuses that everybody sees. */
export const publicStatuses = ['ACCEPT', 'CHECKED', 'APPROVE'] as const satisfies LocationInfoStatus[];

/** Written out as literals, because a partial index is used only when the planner sees its very condition. */
export const isPublic = sql<SqlBool>`listing.status in ('ACCEPT', 'CHECKED', 'APPROVE')`;

/** A filter as conditions that must all hold. What is not given asks for nothing. */
export function toConditions(
	eb: Builder,
	filter: LocationInfoFilter | null | undefined,
	search?: string | null,
): Expression<SqlBool>[] {
	const conditions: Expression<SqlBool>[] = [];
	const text = search ? toSearchQuery(search) : undefined;
	if (text) conditions.push(sql`listing.search @@ to_tsquery('simple', ${text})`);
	if (!filter) return conditions;

	const equals = <T>(column: keyof Tables['listing'], value: T | null | undefined) => {
		if (value !== null && value !== undefined) conditions.push(eb(`listing.${column}`, '=', value as never));
	};
	const from = (column: keyof Tables['listing'], value: number | string | null | undefined) => {
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
	if (filter.characteristicsNot?.length)
		conditions.push(sql`not listing.characteristics && ${filter.characteristicsNot}::text[]`);
	equals('post_mode', filter.postMode);
	equals('is_green_check', filter.isGreenCheck);
	equals('is_invest', filter.isInvest);
	equals('province_code', filter.provinceId);
	equals('district_code', filter.districtId);
	equals('ward_code', filter.wardId);
	equals('current_province_code', filter.currentProvinceId);
	from('created_at', filter.createdSince);
	equals('status', filter.status);
	oneOf('status', filter.statuses);
	equals('check_status', filter.checkStatus);
	if (filter.box) {
		from('location_lat', filter.box.south);
		to('location_lat', filter.box.north);
		from('location_long', filter.box.west);
		to('location_long', filter.box.east);
	}
	return conditions;
}
