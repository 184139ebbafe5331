import { type CurrentAddressQueryVariables, useCurrentAddressQuery } from '@ancu/api/address';
import { HOUR_MS } from '@ancu/forms/format';
import { AddressConversion, type AddressConversionProps } from '@ancu/ui/address';
import { quiet } from '../data/query-client.ts';

export interface CurrentAddressProps extends Pick<AddressConversionProps, 'value' | 'onChoose' | 'error'> {
	/** Legacy codes; an empty text is none. */
	place: { provinceId: string; districtId: string; wardId: string };
	/** Where the pin is, degrees. */
	point?: { lat: number; long: number } | undefined;
}

/** What an old address is called now, below it; nothing while no province is chosen. */
export function CurrentAddress({ place, point, ...choice }: CurrentAddressProps) {
	const { provinceId } = place;
	const variables: CurrentAddressQueryVariables = {
		provinceId,
		districtId: place.districtId || null,
		wardId: place.wardId || null,
		...(place.wardId && point && { lat: point.lat, long: point.long }),
	};
	const { data, isError, refetch } = useCurrentAddressQuery(variables, {
		// Says itself that it did not come.
		...quiet,
		enabled: provinceId !== '',
		staleTime: HOUR_MS,
		// A pin that moves does not empty the question; another ward does.
		placeholderData: (previous, before) => {
			const asked = before?.queryKey[1] as CurrentAddressQueryVariables | undefined;
			return asked?.wardId && asked.wardId === variables.wardId ? previous : undefined;
		},
	});
	if (!provinceId) return null;
	return (
		<AddressConversion
			{...choice}
			conversion={data?.getAddressConversion}
			failed={isError}
			onRetry={() => void refetch()}
		/>
	);
}
