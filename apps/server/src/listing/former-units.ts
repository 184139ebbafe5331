import { acrossProvinces } from '@ancu/forms/listing';
import { findMappingsOf, findUnitsByKey, type UnitRow } from '../address/address.repository.ts';
import { findLines, type UnitLine } from '../address/conversion/unit-lines.ts';
import type { Db } from '../database/open-database.ts';
import { badField } from '../graphql/app-error.ts';

/** The legacy units of an address, by their codes; null where they are not known. */
export interface LegacyUnits {
	provinceId: string | null;
	districtId: string | null;
	wardId: string | null;
}

/** A commune in force and the legacy units that it was made of, as far as a table says. */
export interface Commune {
	unit: UnitRow;
	former: readonly UnitLine[];
	/** The legacy provinces that its province was made of. */
	provinces: readonly string[];
}

/** The commune in force of a code; undefined where there is none. */
export async function findCommune(db: Db, code: string): Promise<Commune | undefined> {
	const [unit] = await findUnitsByKey(db, [{ system: 'current', code }]);
	if (unit?.level !== 'ward') return undefined;
	const mappings = await findMappingsOf(db, 'current_code', [code, unit.parent_code ?? '']);
	const legacyOf = (current: string | null) =>
		mappings.filter(({ current_code }) => current_code === current).map(({ legacy_code }) => legacy_code);
	return { unit, former: await findLines(db, 'legacy', legacyOf(code)), provinces: legacyOf(unit.parent_code) };
}

/**
 * An address by its commune alone, with the legacy units that all the commune was made of has in common. One that names its
 * province stays as it is: its poster has said which part, or was asked. Throws BAD_INPUT where the commune lies across provinces.
 */
export function withFormerUnits(given: LegacyUnits, { former, provinces }: Commune): LegacyUnits {
	if (given.provinceId) return given;
	const only = (codes: readonly (string | undefined)[]) => (new Set(codes).size === 1 ? (codes[0] ?? null) : null);
	const provinceId = only(former.length > 0 ? former.map(({ province }) => province.code) : provinces);
	if (!provinceId) throw badField('currentWardId', acrossProvinces);
	return {
		provinceId,
		districtId: only(former.map(({ district }) => district?.code)),
		wardId: only(former.map(({ ward }) => ward?.code)),
	};
}

/** Whether something of the commune lay in the legacy units that an address names. */
export function liesIn({ provinceId, districtId }: LegacyUnits, { former, provinces }: Commune): boolean {
	if (former.length === 0) return provinceId !== null && provinces.includes(provinceId);
	return former.some(
		({ province, district }) => province.code === provinceId && (!districtId || district?.code === districtId),
	);
}
