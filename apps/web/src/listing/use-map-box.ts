import { type ListingFilter, withoutFields } from '@ancu/forms/listing';
import { type MapBox, vietnamBox } from '@ancu/ui/map';
import { useMemo, useRef } from 'react';
import { areaOf } from '../map/area.ts';
import { boxOf, boxOfArea } from '../map/boxes.ts';
import { useUnitBox } from './use-unit-box.ts';

/**
 * What the map of a search shows: the box in the address, else the area that is searched, else where the results lie, else the
 * unit that is searched in. It stays while one turns pages. `listings` is undefined while they load.
 */
export function useMapBox(filter: ListingFilter, listings: Parameters<typeof boxOf>[0] | undefined): MapBox {
	const kept = useRef<{ key: string; box: MapBox }>(undefined);
	const key = JSON.stringify(withoutFields(filter, 'page', 'sort'));
	if (listings && kept.current?.key !== key) kept.current = { key, box: boxOf(listings) };
	// The same box as long as the area is the same: another one would take the map back there.
	const area = JSON.stringify(areaOf(filter));
	const areaBox = useMemo((): MapBox | undefined => (area ? boxOfArea(JSON.parse(area)) : undefined), [area]);

	const found = kept.current?.box ?? vietnamBox;
	const isNowhere = kept.current?.key === key && found === vietnamBox;
	const unitBox = useUnitBox(filter, isNowhere && !filter.box && !areaBox);
	return filter.box ?? areaBox ?? unitBox ?? found;
}
