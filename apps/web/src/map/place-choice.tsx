import { type ListingFilter, placeInstead } from '@ancu/forms/listing';
import { AddressSelect, type AddressValue } from '@ancu/ui/address';
import { Button } from '@ancu/ui/primitives/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressOptions } from '../address/use-address-options.ts';

interface PlaceChoiceProps {
	filter: ListingFilter;
	onFilter: (filter: ListingFilter) => void;
}

/** Goes to a place by its name, for those who draw no area. */
export function PlaceChoice({ filter, onFilter }: PlaceChoiceProps) {
	const { t } = useTranslation('web');
	const { provinceId, districtId, wardId } = filter;
	const [value, setValue] = useState<AddressValue>({ provinceId, districtId, wardId });
	return (
		<>
			<AddressSelect value={value} options={useAddressOptions(value)} onChange={setValue} />
			<div>
				<Button size="sm" disabled={!value.provinceId} onClick={() => onFilter(placeInstead(filter, value))}>
					{t('map.searchPlace')}
				</Button>
			</div>
		</>
	);
}
