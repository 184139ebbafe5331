import type { GeoBox, GeoPoint } from './shape.ts';

/** Degrees around the mainland and both archipelagos (the south of Trường Sa lies at 6°50′), with their waters. */
export const vietnam: GeoBox = { south: 6, west: 102, north: 24, east: 118 };

/** Whether a point may lie in Vietnam: of its neighbours' land much does too. */
export function isInVietnam({ lat, long }: GeoPoint): boolean {
	return lat >= vietnam.south && lat <= vietnam.north && long >= vietnam.west && long <= vietnam.east;
}
