import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { UnitLevel } from '../database/tables.ts';
import type { GeoBox, QueryGetUnitBoxArgs } from '../graphql/schema.generated.ts';
import { findMappingsOf, findUnits, findUnitsByKey, type UnitKey, type UnitRow } from './address.repository.ts';
import { borrowsPoint } from './geocode/address-book.ts';

// Degrees around the points that stand for a unit, for they are seats and no edges; a hundredth is about a kilometre.
const MARGIN: Readonly<Record<UnitLevel, number>> = { ward: 0.02, district: 0.06, province: 0.1 };

/** Where the smallest of some units lies that a place is known of. A code that is not known says nothing. */
export async function findUnitBox(db: Db, args: QueryGetUnitBoxArgs): Promise<GeoBox | null> {
	const { provinceId, districtId, wardId, currentProvinceId, currentWardId } = args;
	const named = [
		['legacy', wardId],
		['current', currentWardId],
		['legacy', districtId],
		['legacy', provinceId],
		['current', currentProvinceId],
	] as const;
	const keys = named.flatMap(([system, code]): UnitKey[] => (code ? [{ system, code }] : []));
	if (keys.length === 0) return null;
	const units = await findUnitsByKey(db, keys);
	for (const { system, code } of keys) {
		const unit = units.find((each) => each.system === system && each.code === code);
		const box = unit && (await boxOf(db, unit));
		if (box) return box;
	}
	return null;
}

async function boxOf(db: Db, unit: UnitRow): Promise<GeoBox | undefined> {
	const own = await outlined(db, [unit]);
	if (own) return own;
	const parts = await findParts(db, unit);
	const box = await outlined(db, parts);
	if (box) return box;
	return around((await isBorrowing(db, unit)) ? parts : [unit, ...parts], MARGIN[unit.level]);
}

/** The point of a unit is that of its province, and says nothing of where in it the unit lies. */
async function isBorrowing(db: Db, { level, parent_code: parent, ...unit }: UnitRow): Promise<boolean> {
	if (unit.system !== 'legacy' || level !== 'district' || parent === null) return false;
	const [province] = await findUnitsByKey(db, [{ system: 'legacy', code: parent }]);
	return province !== undefined && borrowsPoint(unit, province, await findUnits(db, 'legacy', 'district', parent));
}

/** What a unit consists of, or became: outlines are mostly of wards in force, points of legacy districts. */
async function findParts(db: Db, { system, code, level }: UnitRow): Promise<UnitRow[]> {
	if (system === 'legacy') {
		if (level === 'province') return findUnits(db, 'legacy', 'district', code);
		const wards = level === 'district' ? await findUnits(db, 'legacy', 'ward', code) : [];
		const became = await findMappingsOf(db, 'legacy_code', [code, ...wards.map((ward) => ward.code)]);
		return keyed(db, 'current', [...new Set(became.map(({ current_code }) => current_code))]);
	}
	if (level === 'ward') return [];
	const wards = await findUnits(db, 'current', 'ward', code);
	if (wards.length > 0) return wards;
	const was = await findMappingsOf(db, 'current_code', [code]);
	return (await Promise.all(was.map((each) => findUnits(db, 'legacy', 'district', each.legacy_code)))).flat();
}

async function keyed(db: Db, system: UnitKey['system'], codes: readonly string[]): Promise<UnitRow[]> {
	return codes.length === 0
		? []
		: findUnitsByKey(
				db,
				codes.map((code) => ({ system, code })),
			);
}

/** The box of what outlines there are of some units of one system. */
async function outlined(db: Db, units: readonly UnitKey[]): Promise<GeoBox | undefined> {
	const [first] = units;
	if (!first) return undefined;
	const { south, west, north, east } = await db
		.selectFrom('boundary')
		.select(({ fn }) => [
			fn.min('south').as('south'),
			fn.min('west').as('west'),
			fn.max('north').as('north'),
			fn.max('east').as('east'),
		])
		.where('system', '=', first.system)
		.where(sql<string>`code`, '=', sql<string>`any(${units.map(({ code }) => code)}::text[])`)
		.executeTakeFirstOrThrow();
	return south === null ? undefined : { south, west, north, east };
}

function around(units: readonly UnitRow[], margin: number): GeoBox | undefined {
	const lats = units.flatMap(({ lat }) => lat ?? []);
	const longs = units.flatMap(({ long }) => long ?? []);
	if (lats.length === 0 || longs.length === 0) return undefined;
	return {
		south: Math.min(...lats) - margin,
		west: Math.min(...longs) - margin,
		north: Math.max(...lats) + margin,
		east: Math.max(...longs) + margin,
	};
}
