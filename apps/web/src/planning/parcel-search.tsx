import { type ParcelsQuery, type ParcelsQueryVariables, useParcelsQuery } from '@ancu/api/planning';
import { AddressSelect, type AddressValue } from '@ancu/ui/address';
import { ParcelFinder } from '@ancu/ui/planning';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddressOptions } from '../address/use-address-options.ts';

/** A plot with its outline. */
export type Parcel = ParcelsQuery['getAllParcel'][number];

interface ParcelSearchProps {
	/** The one on the map. */
	chosen: Parcel | undefined;
	/** Undefined takes it away. */
	onChoose: (parcel: Parcel | undefined) => void;
}

/** The search for a plot by the numbers on its certificate. The only one found is chosen at once. */
export function ParcelSearch({ chosen, onChoose }: ParcelSearchProps) {
	const [place, setPlace] = useState<AddressValue>({});
	const options = useAddressOptions(place);
	const [commune, setCommune] = useState('');
	const { mutate, data, isPending, isError } = useMutation({
		mutationFn: (numbers: ParcelsQueryVariables) => useParcelsQuery.fetcher(numbers)(),
		onSuccess: ({ getAllParcel: [only, ...more] }) => only && more.length === 0 && onChoose(only),
	});
	return (
		<ParcelFinder
			address={<AddressSelect value={place} options={options} onChange={setPlace} />}
			wardId={place.wardId}
			parcels={data?.getAllParcel}
			commune={commune}
			loading={isPending}
			failed={isError}
			onSearch={(numbers) => {
				const name = (units: typeof options.wards, id: string | undefined) =>
					units?.find((unit) => unit.id === id)?.name;
				const names = [name(options.wards, place.wardId), name(options.districts, place.districtId)];
				setCommune(names.filter(Boolean).join(', '));
				mutate(numbers);
			}}
			chosenId={chosen?.id}
			onChoose={onChoose}
			onClear={() => onChoose(undefined)}
		/>
	);
}
