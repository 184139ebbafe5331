/** Legacy units that became part of a commune in force, by code and by name with its kind; null where there is none. */
export interface FormerUnits {
	provinceId: string;
	province: string;
	districtId: string | null;
	district: string | null;
	/** Null of an island district, which has no wards. */
	wardId: string | null;
	ward: string | null;
}

/** A place by its legacy codes; an empty text where it is not known. */
export interface FormerPlace {
	provinceId: string;
	districtId: string;
	wardId: string;
}

/** What all of some legacy units have in common, from the province down. */
export function sharedPlace(units: readonly FormerUnits[]): FormerPlace {
	const only = (codes: readonly (string | null)[]) => (new Set(codes).size === 1 ? (codes[0] ?? '') : '');
	const provinceId = only(units.map((unit) => unit.provinceId));
	const districtId = provinceId && only(units.map((unit) => unit.districtId));
	return { provinceId, districtId, wardId: districtId && only(units.map((unit) => unit.wardId)) };
}

/** Whether two places are the same, as far as either is known. */
export function isSamePlace(one: FormerPlace, other: FormerPlace): boolean {
	return one.provinceId === other.provinceId && one.districtId === other.districtId && one.wardId === other.wardId;
}
