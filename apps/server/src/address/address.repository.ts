import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { AddressSystem, UnitLevel, UnitTable } from '../database/tables.ts';

/** An administrative unit as it is stored. */
export type UnitRow = Selectable<UnitTable>;

/** New communes re-use old ward codes, so a code means something only together with its system. */
export interface UnitKey {
	system: AddressSystem;
	code: string;
}

export function findUnitsByKey(db: Db, keys: readonly UnitKey[]): Promise<UnitRow[]> {
	return db
		.selectFrom('unit')
		.selectAll()
		.where(({ eb, refTuple, tuple }) =>
			eb(
				refTuple('system', 'code'),
				'in',
				keys.map((key) => tuple(key.system, key.code)),
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
