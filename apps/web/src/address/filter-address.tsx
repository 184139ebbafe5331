import type { ListingFilter } from '@ancu/forms/listing';
import { AddressSelect, type AddressValue } from '@ancu/ui/address';
import { useState } from 'react';
import { useAddressOptions } from './use-address-options.ts';

/** The choice of a place inside the filters: it counts when they are applied. */
export function FilterAddress({ filter: { provinceId, districtId, wardId } }: { filter: ListingFilter }) {
	const [value, setValue] = useState<AddressValue>({ provinceId, districtId, wardId });
	return <AddressSelect value={value} options={useAddressOptions(value)} onChange={setValue} />;
}
