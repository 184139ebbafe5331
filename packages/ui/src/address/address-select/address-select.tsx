import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../primitives/field/index.ts';
import { Segmented } from '../../primitives/segmented/index.ts';
import { Select } from '../../primitives/select/index.ts';

/** An administrative unit to choose. */
export interface AddressUnit {
	/** Official code. */
	id: string;
	name: string;
}

/** `legacy`: province, district, ward until 30 June 2025. `current`: province and ward since. */
export type AddressSystem = 'legacy' | 'current';

/** A place in one of the systems, from the province down to where it is known. */
export interface AddressValue {
	provinceId?: string | undefined;
	districtId?: string | undefined;
	wardId?: string | undefined;
	currentProvinceId?: string | undefined;
	currentWardId?: string | undefined;
}

/** What can be chosen. Undefined while it loads. */
export interface AddressOptions {
	provinces: readonly AddressUnit[] | undefined;
	/** Of the chosen province. */
	districts?: readonly AddressUnit[] | undefined;
	/** Of the chosen district. */
	wards?: readonly AddressUnit[] | undefined;
	/** Those in force. */
	currentProvinces?: readonly AddressUnit[] | undefined;
	/** Those in force of the chosen province in force; none where their list was not imported. */
	currentWards?: readonly AddressUnit[] | undefined;
}

export interface AddressSelectProps {
	/** Only the part of the system in use is read. */
	value: AddressValue;
	options: AddressOptions;
	/** Told the new place in the system in use; a new province forgets the district, a new district the ward. */
	onChange: (value: AddressValue) => void;
	/** Which system is in use. @default 'legacy' */
	system?: AddressSystem | undefined;
	/** Offers both systems and is told the other one when it is chosen. Left out, there is no choice. */
	onSystemChange?: ((system: AddressSystem) => void) | undefined;
}

/**
 * A place, each list offering what lies in the unit before. Sends `province`, `district`, `ward` with its form, or `newProvince` and
 * `newWard`, never both.
 */
export function AddressSelect({ system = 'legacy', onSystemChange, ...rest }: AddressSelectProps) {
	const { t } = useTranslation('address');
	const name = useId();
	return (
		<div data-slot="address-select" className="grid min-w-0 gap-4">
			{onSystemChange && (
				<Segmented
					label={t('system.label')}
					name={name}
					width="full"
					options={(['legacy', 'current'] as const).map((value) => ({ value, label: t(`system.${value}`) }))}
					defaultValue={system}
					onChange={(value) => onSystemChange(value === 'current' ? 'current' : 'legacy')}
				/>
			)}
			{system === 'legacy' ? <LegacyLevels {...rest} /> : <CurrentLevels {...rest} />}
		</div>
	);
}

type LevelsProps = Pick<AddressSelectProps, 'value' | 'options' | 'onChange'>;

function LegacyLevels({ value: { provinceId, districtId, wardId }, options, onChange }: LevelsProps) {
	const { t } = useTranslation('address');
	return (
		<>
			<Level
				name="province"
				label={t('province')}
				hint={t('legacyHint')}
				emptyLabel={t('anyProvince')}
				units={options.provinces}
				value={provinceId}
				onChange={(id) => onChange({ provinceId: id })}
			/>
			{provinceId && (
				<Level
					name="district"
					label={t('district')}
					emptyLabel={t('anyDistrict')}
					units={options.districts}
					value={districtId}
					onChange={(id) => onChange({ provinceId, districtId: id })}
				/>
			)}
			{districtId && (
				<Level
					name="ward"
					label={t('ward')}
					emptyLabel={t('anyWard')}
					units={options.wards}
					value={wardId}
					onChange={(id) => onChange({ provinceId, districtId, wardId: id })}
				/>
			)}
		</>
	);
}

function CurrentLevels({ value: { currentProvinceId, currentWardId }, options, onChange }: LevelsProps) {
	const { t } = useTranslation('address');
	const { currentProvinces, currentWards } = options;
	return (
		<>
			<Level
				name="newProvince"
				label={t('province')}
				hint={t('currentHint')}
				emptyLabel={t('anyProvince')}
				units={currentProvinces}
				value={currentProvinceId}
				onChange={(id) => onChange({ currentProvinceId: id })}
			/>
			{currentProvinceId &&
				(currentWards?.length === 0 ? (
					<p role="status" className="text-sm text-ink-muted">
						{t('noCurrentWards')}
					</p>
				) : (
					<Level
						name="newWard"
						label={t('ward')}
						emptyLabel={t('anyWard')}
						units={currentWards}
						value={currentWardId}
						onChange={(id) => onChange({ currentProvinceId, currentWardId: id })}
					/>
				))}
		</>
	);
}

interface LevelProps {
	/** Parameter in the form's data. */
	name: string;
	label: string;
	hint?: ReactNode;
	/** The choice of none. */
	emptyLabel: string;
	/** Undefined while they load. */
	units: readonly AddressUnit[] | undefined;
	value: string | undefined;
	onChange: (id: string | undefined) => void;
}

function Level({ name, label, hint, emptyLabel, units, value, onChange }: LevelProps) {
	const { t } = useTranslation('translation');
	// What was chosen before its list is there is sent all the same.
	const waiting = value ? [{ id: value, name: t('loading') }] : [];
	return (
		<Field compact label={label} hint={hint}>
			{(control) => (
				<Select
					{...control}
					name={name}
					value={value ?? ''}
					emptyLabel={units || value ? emptyLabel : t('loading')}
					options={(units ?? waiting).map(({ id, name }) => ({ value: id, label: name }))}
					onChange={(event) => onChange(event.target.value || undefined)}
				/>
			)}
		</Field>
	);
}
