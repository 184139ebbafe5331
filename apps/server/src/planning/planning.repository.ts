import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { ParcelTable, PlanTable } from '../database/tables.ts';
import type { GeoBoxInput } from '../graphql/schema.generated.ts';
import type { PlanFacts } from './import/read-plan.ts';
import type { OutlineZoom } from './shape/outlines.ts';
import type { Shape } from './shape/shape.ts';
import { LOWEST_SPAN, SPAN_MAX } from './zone.record.ts';

/** A plan as it is stored. */
export type PlanRow = Selectable<PlanTable>;

/** A zone with the outline that was asked for. */
export interface ZoneRow {
	id: string;
	plan_id: string;
	land_code: string;
	name: string | null;
	area: number;
	geometry: Shape;
}

/** A parcel as it is stored. */
export type ParcelRow = Omit<Selectable<ParcelTable>, 'geometry'> & { geometry: Shape };

/** Which zones of a box are wanted. */
export interface BoxQuery {
	box: GeoBoxInput;
	outline: OutlineZoom;
	/** m²: smaller ones cannot be seen. */
	least: number;
	maxZones: number;
	/** Of the answer, about. */
	maxBytes: number;
}

/** What is said of a zone besides its outline. */
const WORDS_BYTES = 200;

/** The largest zones that touch a box, the largest first, and how many it had to choose from: one more than `maxZones` where there are more. */
export async function findZonesInBox(
	db: Db,
	{ box, outline, least, maxZones, maxBytes }: BoxQuery,
): Promise<{ zones: ZoneRow[]; found: number }> {
	const column = sql.ref(`outline_${outline}`);
	const { rows } = await sql<ZoneRow & { found: number }>`
		with found as (
			select id, extent from ${touching(box)} where extent >= ${least} order by extent desc, id limit ${maxZones + 1}
		), counted as (
			select id, plan_id, land_code, name, area, ${column} as outline, row_number() over largest as place,
				sum(octet_length(${column}) + ${sql.lit(WORDS_BYTES)}) over largest as bytes, count(*) over () as found
			from found join planning_zone using (id, extent)
			window largest as (order by extent desc, id)
		)
		select id, plan_id, land_code, name, area, outline::json as geometry, found
		from counted where place <= ${maxZones} and bytes <= ${maxBytes}
		order by place`.execute(db);
	return { zones: rows, found: rows[0]?.found ?? 0 };
}

/** Zones whose box holds a point, exact, smallest first; whether they hold it themselves is not said. */
export async function findZonesAround(
	db: Db,
	{ lat, long }: { lat: number; long: number },
	most: number,
): Promise<ZoneRow[]> {
	const box = { south: lat, north: lat, west: long, east: long };
	const { rows } = await sql<ZoneRow>`
		with found as (select id, extent from ${touching(box)} order by extent, id limit ${most})
		select id, plan_id, land_code, name, area, geometry
		from found join planning_zone using (id, extent)
		order by extent, id`.execute(db);
	return rows;
}

/** Zones whose box touches a box: for every span one band of the index. */
function touching({ south, west, north, east }: GeoBoxInput) {
	return sql`generate_series(0, ${sql.lit(SPAN_MAX)}) as class (span) cross join lateral (
			select id, extent from planning_zone as zone
			where zone.span = class.span
				and zone.south between ${south}::float8 - ${sql.lit(LOWEST_SPAN)}::float8 * power(4, class.span) and ${north}
				and zone.north >= ${south} and zone.west <= ${east} and zone.east >= ${west}
		) as zone`;
}

export function findPlansById(db: Db, ids: readonly string[]): Promise<PlanRow[]> {
	return db.selectFrom('plan').selectAll().where('id', 'in', ids).execute();
}

/** Parcels of a number in some legacy wards, largest first. */
export async function findParcels(
	db: Db,
	number: { wards: readonly string[]; sheet: string; plot: string },
	most: number,
): Promise<ParcelRow[]> {
	const rows = await db
		.selectFrom('parcel')
		.selectAll()
		.where(sql<string>`ward_code`, '=', sql<string>`any(${number.wards}::text[])`)
		.where('map_sheet_no', '=', number.sheet)
		.where('land_plot_no', '=', number.plot)
		.orderBy('area', 'desc')
		.orderBy('id')
		.limit(most)
		.execute();
	return rows as ParcelRow[];
}

/** Makes a plan, or changes what is known of the one of this kind, name and decision. Returns its id. Others that import it wait. */
export async function upsertPlan(db: Db, facts: PlanFacts): Promise<string> {
	const { kind, name, decision, decidedOn, scale, horizon, source } = facts;
	const { rows } = await sql<{ id: string }>`
		insert into plan (kind, name, decision, decided_on, scale, horizon, source)
		values (${kind}, ${name}, ${decision}, ${decidedOn}, ${scale}, ${horizon}, ${source})
		on conflict (kind, name, coalesce(decision, '')) do update set
			decided_on = excluded.decided_on, scale = excluded.scale, horizon = excluded.horizon, source = excluded.source,
			imported_at = now()
		returning id`.execute(db);
	const [row] = rows;
	if (!row) throw new Error('a plan was written and not answered');
	return row.id;
}
