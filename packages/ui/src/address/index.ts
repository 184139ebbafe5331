export { AddressSearch, type AddressSearchProps, type AddressSuggestion } from './address-search/address-search.tsx';
export {
	type AddressOptions,
	AddressSelect,
	type AddressSelectProps,
	type AddressUnit,
	type AddressValue,
} from './address-select/address-select.tsx';
