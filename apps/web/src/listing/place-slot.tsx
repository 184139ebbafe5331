import { type SuggestAddressQuery, useFindPlaceQuery, useSuggestAddressQuery } from '@ancu/api/address';
import type { PinControl } from '@ancu/ui/listing';
import { PinMap, vietnamBox } from '@ancu/ui/map';
import { Button } from '@ancu/ui/primitives/button';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quiet } from '../data/query-client.ts';
import { useDebounced } from '../data/use-debounced.ts';
import { boxAround } from '../map/boxes.ts';
import { useUnitBox } from './use-unit-box.ts';

const REACH = { pin: 0.004, exact: 0.006, approximate: 0.03 };

export interface PlaceSlotProps {
	pin: PinControl;
	/** The units so far, from the smallest, as one text; empty while none is chosen. Each other text is a question that may cost. */
	address: string;
	/** The same by their codes. */
	units: Parameters<typeof useUnitBox>[0];
}

/** The map of the listing form: it goes where the address lies, and a pin proposes its address. */
export function PlaceSlot({ pin, address, units }: PlaceSlotProps) {
	const { t } = useTranslation('web');
	const { point } = pin;
	const asked = useDebounced(address);
	const found = useFindPlaceQuery(
		{ address: asked },
		{ ...quiet, enabled: asked !== '', placeholderData: keepPreviousData },
	).data;
	const place = found?.getPlaceGoogleMapByAddress;
	const proposal = useProposal(point);
	// Where a pin was at first: following it later would move the map under the hand.
	const [first] = useState(point);
	const unitBox = useUnitBox(units, place?.lat === null);
	const box = useMemo(() => {
		if (place?.lat && place.long)
			return boxAround(place.lat, place.long, place.isApproximate ? REACH.approximate : REACH.exact);
		// What is known more roughly than it was asked for is seen from further off: its middle is another place.
		if (unitBox !== null) return unitBox;
		return first ? boxAround(first.lat, first.long, REACH.pin) : vietnamBox;
	}, [first, place, unitBox]);
	// Until it is known where the next place lies, the map stays at the one before.
	const [shown, setShown] = useState(box ?? vietnamBox);
	if (box && box !== shown) setShown(box);
	const { provinceId, districtId, wardId, currentProvinceId, currentWardId, street } = proposal ?? {};

	return (
		<>
			<PinMap box={shown} pin={point ?? null} onPin={(next) => pin.onChange(next ?? undefined)} />
			{proposal && provinceId && (
				<div>
					<Button
						variant="secondary"
						size="sm"
						onClick={() =>
							pin.onPlace({
								provinceId,
								districtId: districtId ?? '',
								wardId: wardId ?? '',
								...(currentProvinceId && { currentProvinceId }),
								// By the units before, the pin says which part of a ward it is, now and when it is moved.
								...(pin.system === 'current' && currentWardId && { currentWardId }),
								...(street && { street }),
							})
						}
					>
						{t('takeAddress', { address: nameOf(proposal, pin.system) })}
					</Button>
				</div>
			)}
		</>
	);
}

/** What lies at a pin; undefined while it is not known. */
export function useProposal(
	point: { lat: number; long: number } | undefined,
): SuggestAddressQuery['suggestAdress'] | undefined {
	const { data } = useSuggestAddressQuery(
		{ latitude: point?.lat ?? 0, longitude: point?.long ?? 0 },
		{ ...quiet, enabled: point !== undefined, staleTime: Number.POSITIVE_INFINITY },
	);
	return point ? data?.suggestAdress : undefined;
}

/** What lies there, in the system by which the address is chosen where it is known there. */
export function nameOf(place: SuggestAddressQuery['suggestAdress'], system: PinControl['system']): string {
	const { ward, district, province, currentWard, currentProvince } = place;
	const names = system === 'current' && currentWard ? [currentWard, currentProvince] : [ward, district, province];
	return names.filter(Boolean).join(', ');
}
