import type { Db } from '../../database/open-database.ts';
import type { AddressSystem } from '../../database/tables.ts';
import { findUnitsByKey, type UnitRow } from '../address.repository.ts';

/** A unit with those that it lies in. */
export interface UnitLine {
	province: UnitRow;
	/** Of the legacy system. */
	district: UnitRow | undefined;
	ward: UnitRow | undefined;
}

/** The units of some codes of one system, each with those that it lies in; without those that are not known. */
export async function findLines(db: Db, system: AddressSystem, codes: readonly string[]): Promise<UnitLine[]> {
	const known = new Map<string, UnitRow>();
	let wanted = [...codes];
	while (wanted.length > 0) {
		const units = await findUnitsByKey(
			db,
			wanted.map((code) => ({ system, code })),
		);
		for (const unit of units) known.set(unit.code, unit);
		const parents = new Set(units.flatMap(({ parent_code }) => parent_code ?? []));
		wanted = [...parents].filter((code) => !known.has(code));
	}
	return codes.flatMap((code) => {
		const line: Partial<UnitLine> = {};
		for (let unit = known.get(code); unit; unit = known.get(unit.parent_code ?? '')) line[unit.level] = unit;
		const { province, district, ward } = line;
		return province ? [{ province, district, ward }] : [];
	});
}
