import {
	useCurrentProvincesQuery,
	useCurrentWardsQuery,
	useDistrictsQuery,
	useProvincesQuery,
	useWardsQuery,
} from '@ancu/api/address';
import type { AddressOptions, AddressValue } from '@ancu/ui/address';

/** What can be chosen at a place before 1 July 2025: provinces, its districts, its wards. Undefined while it loads. */
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

/** What can be chosen at a place since: provinces, its wards. Asks nothing while it is not needed. */
export function useCurrentAddressOptions(
	{ currentProvinceId }: AddressValue,
	enabled = true,
): Pick<AddressOptions, 'currentProvinces' | 'currentWards'> {
	const provinces = useCurrentProvincesQuery(undefined, { ...aDay, enabled });
	const wards = useCurrentWardsQuery(
		{ provinceId: currentProvinceId ?? '' },
		{ ...aDay, enabled: enabled && Boolean(currentProvinceId) },
	);
	return {
		currentProvinces: provinces.data?.getAllCurrentProvince.map(({ id, province }) => ({ id, name: province })),
		currentWards: wards.data?.getAllCurrentWard.map(({ id, ward }) => ({ id, name: ward })),
	};
}

// The legacy system is closed: it changes no more. The one in force does, a few times a year.
const forEver = { staleTime: Number.POSITIVE_INFINITY };
const aDay = { staleTime: 86_400_000 };
