import type { UnitKey } from '../address/address.repository.ts';
import { findUnitsByKey } from '../address/address.repository.ts';
import type { Db } from '../database/open-database.ts';
import { AppError } from '../graphql/app-error.ts';
import type { PlanningCheckRow } from './planning-check.repository.ts';

/** The columns that say in which commune a plot lies. */
export type PlaceOfPlot = Pick<
	PlanningCheckRow,
	'province_code' | 'district_code' | 'ward_code' | 'current_province_code' | 'current_ward_code'
>;

/**
 * Looks up the units of a plot: that each is there and lies in the one above. Returns their names with their kinds, from the ward up.
 * Throws BAD_INPUT with the fields that do not fit.
 */
export async function checkPlace(db: Db, place: PlaceOfPlot): Promise<string[]> {
	const keys = keysOf(place);
	const units = await findUnitsByKey(db, keys);
	const find = (system: UnitKey['system'], code: string | null) =>
		units.find((unit) => unit.system === system && unit.code === code);
	const wrong = (path: string, system: UnitKey['system'], code: string | null, parent: string | null) =>
		code !== null && find(system, code)?.parent_code !== parent ? [{ path, code: 'unknown' }] : [];
	const fields = [
		...wrong('provinceId', 'legacy', place.province_code, null),
		...wrong('districtId', 'legacy', place.district_code, place.province_code),
		...wrong('wardId', 'legacy', place.ward_code, place.district_code),
		...wrong('currentProvinceId', 'current', place.current_province_code, null),
		...wrong('currentWardId', 'current', place.current_ward_code, place.current_province_code),
	];
	if (fields.length > 0) throw new AppError('BAD_INPUT', { fields });
	return keys.flatMap(({ system, code }) => find(system, code)?.full_name ?? []);
}

/** `Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh`: as the certificate names it. */
export async function placeName(db: Db, place: PlaceOfPlot): Promise<string> {
	// What is printed on the certificate is one of both.
	const system = place.province_code === null ? 'current' : 'legacy';
	const keys = keysOf(place).filter((key) => key.system === system);
	const units = await findUnitsByKey(db, keys);
	return keys.flatMap(({ code }) => units.find((unit) => unit.code === code)?.full_name ?? []).join(', ');
}

function keysOf(place: PlaceOfPlot): UnitKey[] {
	const keys = [
		['legacy', place.ward_code],
		['legacy', place.district_code],
		['legacy', place.province_code],
		['current', place.current_ward_code],
		['current', place.current_province_code],
	] as const;
	return keys.flatMap(([system, code]) => (code ? [{ system, code }] : []));
}
