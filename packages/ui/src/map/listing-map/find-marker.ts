import type { MapCluster } from '../map-model.ts';

/** A listing and where it lies. */
export interface HighlightedListing {
	id: string;
	locationLat: number | null;
	locationLong: number | null;
}

/** The marker of a listing: its own, or that of the cluster it must be in, which is the nearest. */
export function findMarker(
	byId: ReadonlyMap<string, MapCluster>,
	{ id, locationLat, locationLong }: HighlightedListing,
): string | null {
	if (byId.has(id)) return id;
	if (locationLat === null || locationLong === null) return null;
	let nearest: string | null = null;
	let least = Number.POSITIVE_INFINITY;
	for (const [markerId, { lat, long, count }] of byId) {
		const distance = (lat - locationLat) ** 2 + (long - locationLong) ** 2;
		if (count > 1 && distance < least) [nearest, least] = [markerId, distance];
	}
	return nearest;
}
