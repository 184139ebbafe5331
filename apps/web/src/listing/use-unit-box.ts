import { useUnitBoxQuery } from '@ancu/api/address';
import type { ListingFilter } from '@ancu/forms/listing';
import type { MapBox } from '@ancu/ui/map';

type UnitsOfPlace = Pick<ListingFilter, 'provinceId' | 'districtId' | 'wardId' | 'currentProvinceId' | 'currentWardId'>;

/** Where the smallest unit of a filter lies, once that is wanted. Undefined until it is known, null where it is not wanted or nobody knows. */
export function useUnitBox(filter: UnitsOfPlace, wanted: boolean): MapBox | null | undefined {
	const { provinceId, districtId, wardId, currentProvinceId, currentWardId } = filter;
	const enabled = wanted && Boolean(provinceId || currentProvinceId);
	const { data } = useUnitBoxQuery(
		{ provinceId, districtId, wardId, currentProvinceId, currentWardId },
		{ enabled, staleTime: Number.POSITIVE_INFINITY, meta: { quiet: true } },
	);
	return enabled ? data?.getUnitBox : null;
}
