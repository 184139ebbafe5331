import { useDistrictsQuery, useProvincesQuery, useWardsQuery } from '@ancu/api/address';
import type { AddressOptions, AddressValue } from '@ancu/ui/address';

/** What can be chosen at a place: provinces, its districts, its wards. Undefined while it loads. */
export function useAddressOptions({ provinceId, districtId }: AddressValue): AddressOptions {
	const provinces = useProvincesQuery(undefined, forEver);
	const districts = useDistrictsQuery({ provinceId: provinceId ?? '' }, { ...forEver, enabled: Boolean(provinceId) });
	const wards = useWardsQuery({ districtId: districtId ?? '' }, { ...forEver, enabled: Boolean(districtId) });
	return {
		provinces: provinces.data?.getProvince.map(({ id, province }) => ({ id, name: province })),
		districts: districts.data?.getDistrict.map(({ id, district }) => ({ id, name: district })),
		wards: wards.data?.getWard.map(({ id, ward }) => ({ id, name: ward })),
	};
}

// The legacy system is closed: it changes no more.
const forEver = { staleTime: Number.POSITIVE_INFINITY };
