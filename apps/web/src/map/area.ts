import { type ListingFilter, placeInstead, withoutFields } from '@ancu/forms/listing';
import { clampRadius } from '@ancu/forms/map';
import type { MapArea } from '@ancu/ui/map';

/** The area that a search is held to; undefined for none. */
export function areaOf({ polygon, circle }: ListingFilter): MapArea | undefined {
	return circle ?? polygon;
}

/** The same search inside an area, which takes the place of any other place; undefined takes the area away. */
export function withArea(filter: ListingFilter, area: MapArea | undefined): ListingFilter {
	if (!area) return withoutFields(filter, 'polygon', 'circle');
	return placeInstead(
		filter,
		'radius' in area ? { circle: { ...area, radius: clampRadius(area.radius) } } : { polygon: [...area] },
	);
}
