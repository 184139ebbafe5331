import {
	useCurrentProvincesQuery,
	useCurrentWardsQuery,
	useDistrictsQuery,
	useProvincesQuery,
	useWardsQuery,
} from '@ancu/api/address';
import { type Operation, operation } from '@ancu/api/client';
import type { AddressUnit, AddressValue } from '@ancu/ui/address';
import { useAddressOptions } from './use-address-options.ts';

/** Names of the units that a filter names by code; undefined where it names none, or while they load. */
export interface AddressNames {
	province: string | undefined;
	district: string | undefined;
	ward: string | undefined;
	currentProvince: string | undefined;
	currentWard: string | undefined;
}

/** Names of the units of a filter, of both systems. */
export function useAddressNames(filter: AddressValue): AddressNames {
	const { provinces, districts, wards, currentProvinces, currentWards } = useAddressOptions(
		filter,
		Boolean(filter.currentProvinceId),
	);
	return {
		province: nameOf(provinces, filter.provinceId),
		district: nameOf(districts, filter.districtId),
		ward: nameOf(wards, filter.wardId),
		currentProvince: nameOf(currentProvinces, filter.currentProvinceId),
		currentWard: nameOf(currentWards, filter.currentWardId),
	};
}

/** What `useAddressNames` reads, for the needs of a page. */
export function addressOperations({ provinceId, districtId, currentProvinceId }: AddressValue): Operation<unknown>[] {
	return [
		operation(useProvincesQuery, undefined),
		...(provinceId ? [operation(useDistrictsQuery, { provinceId })] : []),
		...(districtId ? [operation(useWardsQuery, { districtId })] : []),
		...(currentProvinceId
			? [
					operation(useCurrentProvincesQuery, undefined),
					operation(useCurrentWardsQuery, { provinceId: currentProvinceId }),
				]
			: []),
	];
}

function nameOf(units: readonly AddressUnit[] | undefined, id: string | undefined): string | undefined {
	return id && units?.find((unit) => unit.id === id)?.name;
}
