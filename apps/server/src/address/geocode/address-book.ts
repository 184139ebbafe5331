import { MINUTE_MS } from '@ancu/forms/format';
import type { Db } from '../../database/open-database.ts';
import type { AddressSystem } from '../../database/tables.ts';
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

// An import runs in a process of its own: this one sees it that much later, without being told.
const KEEP_MS = 10 * MINUTE_MS;

const books = new WeakMap<Db, { book: Promise<AddressBook>; until: number }>();

/** The book, read from the database and kept in memory, one for everybody: some 15,000 units, read in about a fifth of a second. */
export function addressBookOf(db: Db): Promise<AddressBook> {
	const kept = books.get(db);
	if (kept && kept.until > Date.now()) return kept.book;
	const book = readBook(db);
	const reading = { book, until: Date.now() + KEEP_MS };
	books.set(db, reading);
	book.catch(() => {
		if (books.get(db) === reading) books.delete(db);
	});
	return book;
}

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

	const cities = citiesOf(units);
	const pointOf = (unit: BookUnit): Point | undefined => {
		const { lat, long } = unit;
		if (lat === null || long === null) return undefined;
		const province = unit.level === 'district' ? parentOf(unit) : undefined;
		return province && borrowsPoint(unit, province, cities.get(province.code) ?? []) ? undefined : { lat, long };
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

/** The cities of legacy provinces, by the codes of these. */
function citiesOf(units: readonly BookUnit[]): Map<string | null, BookUnit[]> {
	return Map.groupBy(
		units.filter((unit) => unit.system === 'legacy' && unit.level === 'district' && isCity(unit)),
		(unit) => unit.parent_code,
	);
}

/** Where nothing better was known, a district was given its province's point, which is that of its only city. */
export function borrowsPoint(
	district: Pick<BookUnit, 'lat' | 'long' | 'full_name'>,
	province: Pick<BookUnit, 'lat' | 'long'>,
	siblings: readonly Pick<BookUnit, 'full_name'>[],
): boolean {
	const isItself = isCity(district) && siblings.filter(isCity).length === 1;
	return district.lat === province.lat && district.long === province.long && !isItself;
}
