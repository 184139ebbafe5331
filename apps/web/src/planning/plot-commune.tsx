import { AddressSelect } from '@ancu/ui/address';
import type { CommuneControl } from '@ancu/ui/planning';
import { CurrentAddress } from '../address/current-address.tsx';
import { useAddressOptions } from '../address/use-address-options.ts';

/** The choice of the commune that a certificate names, by the old units or the new ones; an old one says what it is called now. */
export function PlotCommune({ system, onSystemChange, value, onChange, errors }: CommuneControl) {
	const options = useAddressOptions(value, system === 'current');
	return (
		<>
			<AddressSelect
				required
				system={system}
				onSystemChange={onSystemChange}
				value={value}
				options={options}
				onChange={onChange}
				errors={errors}
			/>
			{system === 'legacy' && value.wardId && <CurrentAddress place={value} />}
		</>
	);
}
