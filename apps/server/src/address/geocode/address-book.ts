import { MINUTE_MS } from '@ancu/forms/format';
import type { Db } from '../../database/open-database.ts';
import type { AddressSystem } from '../../database/tables.ts';
import { keepForEach } from '../../keep-for.ts';
import { findAllUnits, findMappings, type UnitRow } from '../address.repository.ts';
import { type AddressIndex, buildAddressIndex } from '../resolve-address.ts';
import type { Point } from './geocoder.ts';

/** What is kept of a unit. */
export type BookUnit = Pick<
	UnitRow,
	'system' | 'code' | 'level' | 'parent_code' | 'full_name' | 'valid_to' | 'lat' | 'long'
>;

/** A legacy unit with those that it lies in. */
export interface Lineage {
	province: BookUnit;
	district: BookUnit | undefined;
	ward: BookUnit | undefined;
}

/** A legacy district that is known to be found at a point. */
export interface Spot extends Point {
	district: BookUnit;
}

/** Every unit of both systems, for looking up. */
export interface AddressBook {
	/** For `resolveAddress`. */
	index: AddressIndex;
	unit: (system: AddressSystem, code: string) => BookUnit | undefined;
	/** Undefined for a unit whose parents are not known. */
	lineage: (legacy: BookUnit) => Lineage | undefined;
	/** The legacy units that a current one was made of. */
	before: (currentCode: string) => readonly BookUnit[];
	/** The current province that a legacy one went into. */
	after: (provinceCode: string) => string | null;
	/** Where a unit is found; undefined where only the point of its province is known. */
	pointOf: (unit: BookUnit) => Point | undefined;
	/** Points of districts and of their wards, where there are any. */
	spots: readonly Spot[];
}

/**
 * The book, read from the database and kept in memory, one for everybody: some 15,000 units, read in about a fifth of a second. An import runs
 * in a process of its own: this one sees it ten minutes later at the latest, without being told.
 */
export const addressBookOf = keepForEach(10 * MINUTE_MS, readBook);

async function readBook(db: Db): Promise<AddressBook> {
	const [units, mappings] = await Promise.all([findAllUnits(db), findMappings(db)]);
	const byKey = new Map(units.map((unit) => [`${unit.system} ${unit.code}`, unit]));
	const unit = (system: AddressSystem, code: string) => byKey.get(`${system} ${code}`);
	const parentOf = ({ system, parent_code }: BookUnit) =>
		parent_code === null ? undefined : unit(system, parent_code);
	const before = Map.groupBy(mappings, ({ current_code }) => current_code);
	const after = new Map(mappings.map(({ legacy_code, current_code }) => [legacy_code, current_code]));

	function lineage(legacy: BookUnit): Lineage | undefined {
		const district = legacy.level === 'ward' ? parentOf(legacy) : legacy.level === 'district' ? legacy : undefined;
		const province = district ? parentOf(district) : legacy;
		if (province?.level !== 'province') return undefined;
		return { province, district, ward: legacy.level === 'ward' ? legacy : undefined };
	}

	const districts = Map.groupBy(
		units.filter(({ system, level }) => system === 'legacy' && level === 'district'),
		({ parent_code }) => parent_code,
	);
	const pointOf = (unit: BookUnit): Point | undefined => {
		const { lat, long } = unit;
		if (lat === null || long === null) return undefined;
		const province = unit.level === 'district' ? parentOf(unit) : undefined;
		return province && borrowsPoint(unit, province, districts.get(province.code) ?? []) ? undefined : { lat, long };
	};

	return {
		index: buildAddressIndex(units, mappings),
		unit,
		lineage,
		before: (code) => (before.get(code) ?? []).flatMap(({ legacy_code }) => unit('legacy', legacy_code) ?? []),
		after: (code) => after.get(code) ?? null,
		pointOf,
		spots: findSpots(units, lineage, pointOf),
	};
}

function findSpots(
	units: readonly BookUnit[],
	lineage: AddressBook['lineage'],
	pointOf: AddressBook['pointOf'],
): Spot[] {
	return units.flatMap((unit) => {
		if (unit.system !== 'legacy' || unit.level === 'province') return [];
		const point = pointOf(unit);
		const { district } = lineage(unit) ?? {};
		return point && district ? [{ ...point, district }] : [];
	});
}

const isCity = ({ full_name }: Pick<BookUnit, 'full_name'>) => /^(Thành phố|Quận) /.test(full_name);

/** Where nothing better was known, a district was given its province's point, which is that of its only city. */
export function borrowsPoint(
	district: Pick<BookUnit, 'lat' | 'long' | 'full_name'>,
	province: Pick<BookUnit, 'lat' | 'long'>,
	siblings: readonly Pick<BookUnit, 'full_name'>[],
): boolean {
	if (district.lat !== province.lat || district.long !== province.long) return false;
	return !isCity(district) || siblings.filter(isCity).length !== 1;
}
