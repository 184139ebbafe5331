export {
	type AddressOptions,
	AddressSelect,
	type AddressSelectProps,
	type AddressUnit,
	type AddressValue,
} from './address-select/address-select.tsx';
