import {
	useCurrentProvincesQuery,
	useCurrentWardsQuery,
	useDistrictsQuery,
	useProvincesQuery,
	useWardsQuery,
} from '@ancu/api/address';
import { DAY_MS } from '@ancu/forms/format';
import type { AddressLists, AddressOptions, AddressValue } from '@ancu/ui/address';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { ofQueries } from '../data/of-queries.ts';

const AGAIN_MS = 5_000;

/**
 * What can be chosen at a place before 1 July 2025: provinces, its districts, its wards; and since, where that is needed too: provinces,
 * its wards. What did not come is asked for again by itself: a form cannot be filled in without it.
 */
export function useAddressOptions(
	{ provinceId = '', districtId = '', currentProvinceId = '' }: AddressValue,
	withCurrent = false,
): AddressOptions {
	const client = useQueryClient();
	const provinces = useProvincesQuery(undefined, forEver);
	const districts = useDistrictsQuery({ provinceId }, { ...forEver, enabled: provinceId !== '' });
	const wards = useWardsQuery({ districtId }, { ...forEver, enabled: districtId !== '' });
	const currentProvinces = useCurrentProvincesQuery(undefined, { ...aDay, enabled: withCurrent });
	const currentWards = useCurrentWardsQuery(
		{ provinceId: currentProvinceId },
		{ ...aDay, enabled: withCurrent && currentProvinceId !== '' },
	);
	const answers = { provinces, districts, wards, currentProvinces, currentWards };
	return {
		provinces: provinces.data?.getProvince.map(({ id, province }) => ({ id, name: province })),
		districts: districts.data?.getDistrict.map(({ id, district }) => ({ id, name: district })),
		wards: wards.data?.getWard.map(({ id, ward }) => ({ id, name: ward })),
		currentProvinces: currentProvinces.data?.getAllCurrentProvince.map(({ id, province }) => ({ id, name: province })),
		currentWards: currentWards.data?.getAllCurrentWard.map(({ id, ward }) => ({ id, name: ward })),
		failed: (Object.keys(answers) as (keyof AddressLists)[]).filter((list) => isMissing(answers[list])),
		// As if it had not failed: who presses sees that something is done.
		onRetry: () => client.resetQueries({ predicate: (query) => lists.predicate(query) && isMissing(query.state) }),
	};
}

const lists = ofQueries(
	useProvincesQuery,
	useDistrictsQuery,
	useWardsQuery,
	useCurrentProvincesQuery,
	useCurrentWardsQuery,
);

/** It did not come, nor has it since: asked for again, it is not said every time. */
function isMissing({ data, errorUpdateCount }: Pick<Query['state'], 'data' | 'errorUpdateCount'>): boolean {
	return data === undefined && errorUpdateCount > 0;
}

const again = {
	refetchInterval: ({ state }: { state: { status: Query['state']['status'] } }) => state.status === 'error' && AGAIN_MS,
	// Its place says that it did not come.
	meta: { quiet: true },
};
// The legacy system is closed: it changes no more. The one in force does, a few times a year.
const forEver = { ...again, staleTime: Number.POSITIVE_INFINITY };
const aDay = { ...again, staleTime: DAY_MS };
