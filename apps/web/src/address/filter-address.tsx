import type { ListingFilter } from '@ancu/forms/listing';
import { AddressSelect, type AddressSystem, type AddressValue } from '@ancu/ui/address';
import { useState } from 'react';
import { useAddressOptions } from './use-address-options.ts';

/**
 * The choice of a place inside the filters, by its old units or its new ones: it counts when they are applied. What was chosen in
 * the other system comes back with it.
 */
export function FilterAddress({ filter }: { filter: ListingFilter }) {
	const { provinceId, districtId, wardId, currentProvinceId, currentWardId } = filter;
	const [system, setSystem] = useState<AddressSystem>(currentProvinceId && !provinceId ? 'current' : 'legacy');
	const [values, setValues] = useState<Record<AddressSystem, AddressValue>>({
		legacy: { provinceId, districtId, wardId },
		current: { currentProvinceId, currentWardId },
	});
	const options = useAddressOptions({ ...values.legacy, ...values.current }, system === 'current');
	return (
		<AddressSelect
			system={system}
			onSystemChange={setSystem}
			value={values[system]}
			options={options}
			onChange={(value) => setValues({ ...values, [system]: value })}
		/>
	);
}
