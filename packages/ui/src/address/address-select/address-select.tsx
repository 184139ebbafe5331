import { useTranslation } from 'react-i18next';
import { Field } from '../../primitives/field/index.ts';
import { Select } from '../../primitives/select/index.ts';

/** An administrative unit to choose. */
export interface AddressUnit {
	/** Official code. */
	id: string;
	name: string;
}

/** A place in the legacy system, from the province down to where it is known. */
export interface AddressValue {
	provinceId?: string | undefined;
	districtId?: string | undefined;
	wardId?: string | undefined;
}

/** What can be chosen. Undefined while it loads. */
export interface AddressOptions {
	provinces: readonly AddressUnit[] | undefined;
	/** Of the chosen province. */
	districts?: readonly AddressUnit[] | undefined;
	/** Of the chosen district. */
	wards?: readonly AddressUnit[] | undefined;
}

export interface AddressSelectProps {
	value: AddressValue;
	options: AddressOptions;
	/** Told the new place; a new province forgets the district, a new district the ward. */
	onChange: (value: AddressValue) => void;
}

/** Province, district, ward: each offers what lies in the one before. Sends `province`, `district`, `ward` with its form. */
export function AddressSelect({ value, options, onChange }: AddressSelectProps) {
	const { t } = useTranslation(['address', 'translation']);
	const { provinceId, districtId, wardId } = value;
	return (
		<div data-slot="address-select" className="grid gap-4">
			<Field compact label={t('province')} hint={t('legacyHint')}>
				{(control) => (
					<Select
						{...control}
						name="province"
						value={provinceId ?? ''}
						emptyLabel={options.provinces ? t('anyProvince') : t('translation:loading')}
						options={toOptions(options.provinces)}
						onChange={(event) => onChange({ provinceId: event.target.value || undefined })}
					/>
				)}
			</Field>
			{provinceId && (
				<Field compact label={t('district')}>
					{(control) => (
						<Select
							{...control}
							name="district"
							value={districtId ?? ''}
							emptyLabel={options.districts ? t('anyDistrict') : t('translation:loading')}
							options={toOptions(options.districts)}
							onChange={(event) => onChange({ provinceId, districtId: event.target.value || undefined })}
						/>
					)}
				</Field>
			)}
			{districtId && (
				<Field compact label={t('ward')}>
					{(control) => (
						<Select
							{...control}
							name="ward"
							value={wardId ?? ''}
							emptyLabel={options.wards ? t('anyWard') : t('translation:loading')}
							options={toOptions(options.wards)}
							onChange={(event) => onChange({ provinceId, districtId, wardId: event.target.value || undefined })}
						/>
					)}
				</Field>
			)}
		</div>
	);
}

function toOptions(units: readonly AddressUnit[] | undefined) {
	return (units ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
