import { useFormerAddressQuery } from '@ancu/api/address';
import { HOUR_MS } from '@ancu/forms/format';
import { FormerAddress, type FormerAddressProps, sharedPlace } from '@ancu/ui/address';
import { useEffect } from 'react';
import { quiet } from '../data/query-client.ts';

export interface CommuneBeforeProps extends Pick<FormerAddressProps, 'value' | 'onChoose' | 'error'> {
	/** Codes in force; an empty text is none. */
	commune: { currentProvinceId: string; currentWardId: string };
}

/** What a commune in force was before, below it. What follows from the commune alone is filled in. */
export function CommuneBefore({ commune, value, onChoose, error }: CommuneBeforeProps) {
	const { currentProvinceId: provinceId, currentWardId: wardId } = commune;
	const { data, isError, refetch } = useFormerAddressQuery(
		{ provinceId, wardId },
		// Says itself that it did not come.
		{ ...quiet, enabled: provinceId !== '' && wardId !== '', staleTime: HOUR_MS },
	);
	const units = data?.getAddressConversion.units;
	useEffect(() => {
		if (!units || value.provinceId) return;
		const shared = sharedPlace(units);
		if (shared.provinceId) onChoose(shared);
	}, [units, value.provinceId, onChoose]);
	return (
		<FormerAddress
			units={units}
			failed={isError}
			onRetry={() => void refetch()}
			value={value}
			onChoose={onChoose}
			error={error}
		/>
	);
}
