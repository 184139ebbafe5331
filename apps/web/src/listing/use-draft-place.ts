import type { SuggestAddressQuery } from '@ancu/api/address';
import { isPlaced, type ListingDraft } from '@ancu/forms/listing';
import type { AddressOptions, AddressUnit } from '@ancu/ui/address';
import { useAddressOptions } from '../address/use-address-options.ts';

type Place = Pick<
	ListingDraft,
	'system' | 'provinceId' | 'districtId' | 'wardId' | 'currentProvinceId' | 'currentWardId'
>;

/** What the address of a draft offers to choose, and what it is called. */
export interface DraftPlace {
	places: AddressOptions;
	/** Names of the units that were chosen, from the smallest. */
	units: string[];
	/** The codes of those. */
	codes: Partial<Omit<Place, 'system'>>;
	/** The whole address, as it will stand on the listing. */
	address: string;
}

/** The place of a draft, in the system by which it is chosen. */
export function useDraftPlace(draft: Place & Pick<ListingDraft, 'street'>): DraftPlace {
	const places = useAddressOptions(draft, draft.system === 'current');
	const former = namesOf([
		[places.wards, draft.wardId],
		[places.districts, draft.districtId],
		[places.provinces, draft.provinceId],
	]);
	const current = namesOf([
		[places.currentWards, draft.currentWardId],
		[places.currentProvinces, draft.currentProvinceId],
	]);
	const isByCommune = draft.system === 'current';
	// A ward that is known is what a listing's address goes by.
	const shown = isByCommune && !isPlaced(draft) ? current : former;
	return {
		places,
		units: isByCommune ? current : former,
		codes: isByCommune
			? { currentProvinceId: draft.currentProvinceId, currentWardId: draft.currentWardId }
			: { provinceId: draft.provinceId, districtId: draft.districtId, wardId: draft.wardId },
		address: [draft.street.trim(), ...shown].filter(Boolean).join(', '),
	};
}

/** Whether what lies at the pin is another place than a draft says, as far as both are known. */
export function liesElsewhere(
	{ districtId, currentWardId }: Pick<SuggestAddressQuery['suggestAdress'], 'districtId' | 'currentWardId'>,
	draft: Place,
): boolean {
	if (draft.system === 'current' && currentWardId && draft.currentWardId) return currentWardId !== draft.currentWardId;
	return Boolean(districtId && draft.districtId && districtId !== draft.districtId);
}

function namesOf(units: readonly (readonly [readonly AddressUnit[] | undefined, string])[]): string[] {
	return units.flatMap(([among, id]) => (id && among?.find((unit) => unit.id === id)?.name) || []);
}
