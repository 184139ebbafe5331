export {
	AddressConversion,
	type AddressConversionProps,
	type ConvertedAddress,
	type CurrentUnits,
} from './address-conversion/address-conversion.tsx';
export { AddressSearch, type AddressSearchProps, type AddressSuggestion } from './address-search/address-search.tsx';
export {
	type AddressLists,
	type AddressOptions,
	AddressSelect,
	type AddressSelectProps,
	type AddressSystem,
	type AddressValue,
} from './address-select/address-select.tsx';
export { FormerAddress, type FormerAddressProps } from './former-address/former-address.tsx';
export { type FormerPlace, type FormerUnits, isSamePlace, sharedPlace } from './former-address/former-place.ts';
export type { AddressUnit } from './unit-field.tsx';
