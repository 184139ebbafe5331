import { mixSeed } from '../../drawing/random.ts';
import type { SeedUnit } from '../seed-listing.ts';
import { betterPoints, districtPoints, smallIslands } from './district-points.ts';

/** Where a district lies and how far from there its listings may be. */
export interface DistrictSpot {
	lat: number;
	long: number;
	/** In degrees of latitude. */
	radius: number;
	/** From a point of its own, not from its province's. */
	exact: boolean;
}

const kilometre = 1 / 111.2;

/** A degree of longitude is shorter than one of latitude; in Vietnam by four to eight per cent. */
const longitudeScale = 0.96;

function ownPoint(unit: SeedUnit, province: SeedUnit | undefined): readonly [number, number] | null {
	const better = betterPoints[unit.code];
	if (better) return [better[0], better[1]];
	const written = districtPoints[unit.code] ?? null;
	if (unit.lat === null || unit.long === null) return written;
	// Callers may lend a district its province's point. That may be the point of the capital, but of nothing else.
	const lent = unit.lat === province?.lat && unit.long === province.long;
	if (lent && (written !== null || !unit.name.toLowerCase().startsWith('thành phố'))) return written;
	return [unit.lat, unit.long];
}

/**
 * Gives every district a centre and a radius. The radius follows from how near the neighbours are, so that dense cities
 * scatter tightly; the centre leans towards them, because the side without neighbours is the sea or the border.
 */
export function locateDistricts(
	districts: readonly SeedUnit[],
	provinces: ReadonlyMap<string, SeedUnit>,
): Map<string, DistrictSpot> {
	const known: { code: string; lat: number; long: number }[] = [];
	for (const unit of districts) {
		const point = ownPoint(unit, provinces.get(unit.parentCode ?? ''));
		if (point !== null) known.push({ code: unit.code, lat: point[0], long: point[1] });
	}
	const spots = new Map<string, DistrictSpot>();
	for (const { code, lat, long } of known) {
		const better = betterPoints[code];
		if (better) {
			spots.set(code, { lat, long, radius: better[2] * kilometre, exact: true });
			continue;
		}
		const near = nearest(known, code, lat, long);
		if (smallIslands.has(code) || near.length === 0) {
			spots.set(code, { lat, long, radius: 0.5 * kilometre, exact: true });
			continue;
		}
		const distance = near[0]?.distance ?? 0;
		const radius = Math.min(Math.max(0.4 * distance, 0.6 * kilometre), 4.5 * kilometre);
		const towardsLat = near.reduce((sum, each) => sum + each.lat, 0) / near.length - lat;
		const towardsLong = near.reduce((sum, each) => sum + each.long, 0) / near.length - long;
		const length = Math.hypot(towardsLat, towardsLong) || 1;
		const lean = Math.min(0.35 * radius, length);
		spots.set(code, {
			lat: lat + (towardsLat / length) * lean,
			long: long + (towardsLong / length) * lean,
			radius,
			exact: true,
		});
	}
	for (const unit of districts) {
		const province = provinces.get(unit.parentCode ?? '');
		if (spots.has(unit.code) || province?.lat == null || province.long == null) continue;
		spots.set(unit.code, { lat: province.lat, long: province.long, radius: 3 * kilometre, exact: false });
	}
	return spots;
}

function nearest(
	known: readonly { code: string; lat: number; long: number }[],
	code: string,
	lat: number,
	long: number,
): { lat: number; long: number; distance: number }[] {
	return known
		.filter((other) => other.code !== code && !smallIslands.has(other.code))
		.map((other) => ({
			lat: other.lat,
			long: other.long,
			distance: Math.hypot(other.lat - lat, (other.long - long) * longitudeScale),
		}))
		.sort((a, b) => a.distance - b.distance)
		.slice(0, 4);
}

/** A point for a ward that has none: always the same one, inside its district's radius. */
export function wardPoint(code: string, spot: DistrictSpot): { lat: number; long: number } {
	const turn = (mixSeed(code, 'turn') / 2 ** 32) * 2 * Math.PI;
	const reach = Math.sqrt(mixSeed(code, 'reach') / 2 ** 32) * spot.radius;
	return { lat: spot.lat + Math.sin(turn) * reach, long: spot.long + (Math.cos(turn) * reach) / longitudeScale };
}
