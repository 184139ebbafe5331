import type { MultiPolygon, Polygon } from 'geojson';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { AddressSystem, UnitLevel, UnitMappingTable, UnitTable } from '../database/tables.ts';

/** An administrative unit as it is stored. */
export type UnitRow = Selectable<UnitTable>;

/** New communes re-use old ward codes, so a code means something only together with its system. */
export interface UnitKey {
	system: AddressSystem;
	code: string;
}

export function findUnitsByKey(db: Db, keys: readonly UnitKey[]): Promise<UnitRow[]> {
	const bySystem = Map.groupBy(keys, ({ system }) => system);
	return db
		.selectFrom('unit')
		.selectAll()
		.where((eb) =>
			// A list of pairs is planned pair by pair, which costs more than the look-up.
			eb.or(
				[...bySystem].map(([system, some]) =>
					eb('system', '=', system).and(
						sql<string>`code`,
						'=',
						sql<string>`any(${some.map(({ code }) => code)}::text[])`,
					),
				),
			),
		)
		.execute();
}

/** The units of a level, under a parent where one is named. Unordered. */
export function findUnits(db: Db, system: AddressSystem, level: UnitLevel, parentCode?: string): Promise<UnitRow[]> {
	return db
		.selectFrom('unit')
		.selectAll()
		.where('system', '=', system)
		.where('level', '=', level)
		.$if(parentCode !== undefined, (query) => query.where('parent_code', '=', parentCode ?? ''))
		.execute();
}

/** Current units that legacy ones became, with how. */
export function findMappings(
	db: Db,
): Promise<{ legacy_code: string; current_code: string; kind: 'full' | 'partial' }[]> {
	return db.selectFrom('unit_mapping').selectAll().orderBy('legacy_code').orderBy(sql`current_code`).execute();
}

/** What some legacy units became (`legacy_code`), or what some current ones were made of (`current_code`). */
export async function findMappingsOf(
	db: Db,
	side: 'legacy_code' | 'current_code',
	codes: readonly string[],
): Promise<UnitMappingTable[]> {
	if (codes.length === 0) return [];
	return db.selectFrom('unit_mapping').selectAll().where(side, 'in', codes).orderBy('current_code').execute();
}

/** Outlines of units by their codes, as far as they were imported. */
export async function findOutlines(
	db: Db,
	system: AddressSystem,
	codes: readonly string[],
): Promise<Map<string, Polygon | MultiPolygon>> {
	if (codes.length === 0) return new Map();
	const rows = await db
		.selectFrom('boundary')
		.select(['code', 'geometry'])
		.where('system', '=', system)
		.where('code', 'in', codes)
		.execute();
	return new Map(rows.map(({ code, geometry }) => [code, geometry as Polygon | MultiPolygon]));
}

/** What is needed of every unit to look addresses up. */
export function findAllUnits(db: Db) {
	return db
		.selectFrom('unit')
		.select(['system', 'code', 'level', 'parent_code', 'full_name', 'valid_to', 'lat', 'long'])
		.orderBy('system')
		.orderBy('code')
		.execute();
}

/** Outlines of a level whose box contains the point; what they contain themselves is not said. */
export async function findBoundariesAround(
	db: Db,
	level: UnitLevel,
	{ lat, long }: { lat: number; long: number },
): Promise<{ system: AddressSystem; code: string; geometry: Polygon | MultiPolygon }[]> {
	const rows = await db
		.selectFrom('boundary')
		.select(['system', 'code', 'geometry'])
		.where('level', '=', level)
		.where('south', '<=', lat)
		.where('north', '>=', lat)
		.where('west', '<=', long)
		.where('east', '>=', long)
		// Where outlines of both systems are known, the ones in force come first.
		.orderBy('system')
		.orderBy('code')
		.execute();
	return rows.map((row) => ({ ...row, geometry: row.geometry as Polygon | MultiPolygon }));
}

/** Whether outlines are known of a legacy province, of the one that it went into, or of that one's wards. */
export async function hasBoundaries(db: Db, legacyProvince: string, currentProvince: string | null): Promise<boolean> {
	const row = await db
		.selectFrom('boundary')
		.select('boundary.code')
		.leftJoin('unit', (join) =>
			join.onRef('unit.system', '=', 'boundary.system').onRef('unit.code', '=', 'boundary.code'),
		)
		.where(({ eb, or, and }) =>
			or([
				and([eb('boundary.system', '=', 'legacy'), eb('boundary.code', '=', legacyProvince)]),
				and([
					eb('boundary.system', '=', 'current'),
					or([eb('boundary.code', '=', currentProvince ?? ''), eb('unit.parent_code', '=', currentProvince ?? '')]),
				]),
			]),
		)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}
