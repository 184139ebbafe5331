import { sql } from 'kysely';
import type { AddressAtPoint } from '../address/geocode/geocoder.ts';
import { LEGACY_END } from '../address/reform.ts';
import type { Db } from '../database/open-database.ts';
import type { AddressSystem, UnitLevel } from '../database/tables.ts';

const MOST = 40;

/** Legacy units that a name must lie in. */
type Within = Partial<Pick<AddressAtPoint, 'province' | 'district'>>;

/** A unit and those that it lies in. */
export interface PlaceName {
	system: AddressSystem;
	level: UnitLevel;
	code: string;
	name: string;
	/** Folded. */
	search_text: string;
	parent: { code: string; name: string } | null;
	grandparent: { code: string; name: string } | null;
	/** Of a province in force: the old ones that it was put together from. */
	parts: string | null;
}

/**
 * Units whose names have some words, the last of them perhaps unfinished. A new province that is an old one unchanged
 * is not told twice.
 */
export async function findPlacesByWords(
	db: Db,
	words: readonly string[],
	{ province, district }: Within = {},
): Promise<PlaceName[]> {
	const last = words.at(-1) ?? '';
	const has = words.slice(0, -1).map((word) => sql`' ' || unit.search_text || ' ' like ${`% ${word} %`}`);
	const { rows } = await sql<PlaceName>`
		select unit.system, unit.level, unit.code, unit.name, unit.search_text,
			case when parent.code is not null then json_build_object('code', parent.code, 'name', parent.name) end as parent,
			case when grandparent.code is not null then json_build_object('code', grandparent.code, 'name', grandparent.name) end as grandparent,
			parts.names as parts
		from unit
		left join unit as parent on parent.system = unit.system and parent.code = unit.parent_code
		left join unit as grandparent on grandparent.system = parent.system and grandparent.code = parent.parent_code
		left join lateral (
			select string_agg(old.name, ', ' order by old.name) as names, count(*) as count
			from unit_mapping join unit as old on old.system = 'legacy' and old.code = unit_mapping.legacy_code
			where unit.system = 'current' and unit.level = 'province' and unit_mapping.current_code = unit.code and old.level = 'province'
		) as parts on true
		where ${sql.join([...has, sql`' ' || unit.search_text like ${`% ${last}%`}`], sql` and `)}
			and (unit.valid_to is null or (unit.system = 'legacy' and unit.valid_to >= ${sql.lit(LEGACY_END)}))
			and (unit.system = 'legacy' or unit.level <> 'province' or parts.count <> 1)
			${province ? sql`and unit.system = 'legacy' and ${province} in (parent.code, grandparent.code)` : sql``}
			${district ? sql`and parent.code = ${district}` : sql``}
		order by unit.level = 'ward', length(unit.search_text), unit.code
		limit ${MOST}`.execute(db);
	return rows;
}

/** A project or a street that public listings have, in a district. */
export interface ListedName {
	kind: 'PROJECT' | 'STREET';
	name: string;
	folded: string;
	province_code: string;
	/** Empty where listings name none. */
	district_code: string;
	province: string | null;
	district: string | null;
}

/** Projects and streets whose names have some words, the last of them perhaps unfinished; in a place where one is given. */
export async function findListedNames(
	db: Db,
	words: readonly string[],
	{ province, district }: Within = {},
): Promise<ListedName[]> {
	const { rows } = await sql<ListedName>`
		select found.kind, found.name, found.folded, found.province_code, found.district_code,
			province.name as province, district.name as district
		from (
			select distinct on (kind, folded, province_code, district_code) *
			from search_name
			where words @@ to_tsquery('simple', ${`${words.join(' & ')}:*`}) and listings > 0
				${province ? sql`and province_code = ${province}` : sql``} ${district ? sql`and district_code = ${district}` : sql``}
			order by kind, folded, province_code, district_code, listings desc
		) as found
		left join unit as province on province.system = 'legacy' and province.code = found.province_code
		left join unit as district on district.system = 'legacy' and district.code = found.district_code
		order by starts_with(found.folded, ${words.join(' ')}) desc, found.listings desc, found.name, found.kind, found.province_code,
			found.district_code
		limit ${MOST}`.execute(db);
	return rows;
}
