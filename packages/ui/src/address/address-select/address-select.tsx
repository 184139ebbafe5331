import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/index.ts';
import { Segmented } from '../../primitives/segmented/index.ts';
import { type AddressUnit, UnitField } from '../unit-field.tsx';

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

/** The lists of units. Undefined while one loads, or where that failed. */
export interface AddressLists {
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

/** What can be chosen. */
export interface AddressOptions extends AddressLists {
	/** Lists that could not be loaded. @default none */
	failed?: readonly (keyof AddressLists)[] | undefined;
	/** Asks for those again; left out where that comes by itself alone. */
	onRetry?: (() => void) | undefined;
}

export interface AddressSelectProps {
	/** Only the part of the system in use is read. */
	value: AddressValue;
	/** What can be chosen at what is chosen already. */
	options: AddressOptions;
	/** Told the new place in the system in use; a new province forgets the district, a new district the ward. */
	onChange: (value: AddressValue) => void;
	/** Which system is in use. @default 'legacy' */
	system?: AddressSystem | undefined;
	/** Offers both systems and is told the other one when it is chosen. Left out, there is no choice. */
	onSystemChange?: ((system: AddressSystem) => void) | undefined;
	/** Every level is to be chosen, as in a form; a filter leaves them open. @default false */
	required?: boolean | undefined;
	/** What is wrong with a level and what to do about it; of a form. */
	errors?: { [Level in keyof AddressValue]?: string | undefined } | undefined;
}

/**
 * A place, each list offering what lies in the unit before. Sends `province`, `district`, `ward` with its form, or `newProvince` and
 * `newWard`, never both.
 */
export function AddressSelect({ system = 'legacy', onSystemChange, ...rest }: AddressSelectProps) {
	const { t } = useTranslation('address');
	const name = useId();
	const box = useRef<HTMLDivElement>(null);
	// What was pressed goes with the lists that it stood among: the focus goes to what was chosen by it.
	const chooseLegacy =
		onSystemChange &&
		(() => {
			onSystemChange('legacy');
			box.current?.querySelector<HTMLElement>('input[value="legacy"]')?.focus();
		});
	return (
		<div ref={box} data-slot="address-select" className={`grid min-w-0 ${rest.required ? 'gap-1' : 'gap-4'}`}>
			{onSystemChange && (
				<div className={`min-w-0 ${rest.required ? 'mb-3' : ''}`}>
					<Segmented
						label={t('system.label')}
						name={name}
						width="full"
						options={(['legacy', 'current'] as const).map((value) => ({ value, label: t(`system.${value}`) }))}
						value={system}
						onChange={(value) => onSystemChange(value === 'current' ? 'current' : 'legacy')}
					/>
				</div>
			)}
			{system === 'legacy' ? <LegacyLevels {...rest} /> : <CurrentLevels {...rest} onLegacy={chooseLegacy} />}
		</div>
	);
}

type LevelsProps = Pick<AddressSelectProps, 'value' | 'options' | 'onChange' | 'required' | 'errors'>;

function LegacyLevels({ value, options, onChange, required, errors = {} }: LevelsProps) {
	const { t } = useTranslation('address');
	const { provinceId, districtId, wardId } = value;
	// Island districts have none: there is nothing to ask for.
	const isWardless = required && !wardId && options.wards?.length === 0;
	return (
		<>
			<Level
				fields={provinceId ? ['provinceId'] : ['provinceId', 'districtId', 'wardId']}
				name="province"
				label={t('province')}
				hint={t('legacyHint')}
				emptyLabel={t(required ? 'choose' : 'anyProvince')}
				list="provinces"
				options={options}
				value={provinceId}
				required={required}
				error={errors.provinceId}
				onChange={(id) => onChange({ provinceId: id })}
			/>
			{provinceId && (
				<Level
					fields={districtId ? ['districtId'] : ['districtId', 'wardId']}
					name="district"
					label={t('district')}
					emptyLabel={t(required ? 'choose' : 'anyDistrict')}
					list="districts"
					options={options}
					value={districtId}
					required={required}
					error={errors.districtId}
					onChange={(id) => onChange({ provinceId, districtId: id })}
				/>
			)}
			{districtId && !isWardless && (
				<Level
					fields={['wardId']}
					name="ward"
					label={t('ward')}
					emptyLabel={t(required ? 'choose' : 'anyWard')}
					list="wards"
					options={options}
					value={wardId}
					required={required}
					error={errors.wardId}
					onChange={(id) => onChange({ provinceId, districtId, wardId: id })}
				/>
			)}
		</>
	);
}

interface CurrentLevelsProps extends LevelsProps {
	/** Takes the other system, where this one has nothing to choose. */
	onLegacy: (() => void) | undefined;
}

function CurrentLevels({ value, options, onChange, required, errors = {}, onLegacy }: CurrentLevelsProps) {
	const { t } = useTranslation('address');
	const { currentProvinceId, currentWardId } = value;
	const { currentWards } = options;
	return (
		<>
			<Level
				fields={currentProvinceId ? ['currentProvinceId'] : ['currentProvinceId', 'currentWardId']}
				name="newProvince"
				label={t('province')}
				hint={t('currentHint')}
				emptyLabel={t(required ? 'choose' : 'anyProvince')}
				list="currentProvinces"
				options={options}
				value={currentProvinceId}
				required={required}
				error={errors.currentProvinceId}
				onChange={(id) => onChange({ currentProvinceId: id })}
			/>
			{currentProvinceId &&
				(currentWards?.length === 0 ? (
					<div data-field="currentWardId" className="grid justify-items-start gap-3">
						<p role="status" className="text-sm text-ink-muted">
							{t(required ? 'noCurrentWardsToChoose' : 'noCurrentWards')}
						</p>
						{required && onLegacy && (
							<Button size="sm" variant="secondary" onClick={onLegacy}>
								{t('chooseLegacy')}
							</Button>
						)}
					</div>
				) : (
					<Level
						fields={['currentWardId']}
						name="newWard"
						label={t('ward')}
						emptyLabel={t(required ? 'choose' : 'anyWard')}
						list="currentWards"
						options={options}
						value={currentWardId}
						required={required}
						error={errors.currentWardId}
						onChange={(id) => onChange({ currentProvinceId, currentWardId: id })}
					/>
				))}
		</>
	);
}

interface LevelProps {
	/** By which what leads to an error finds it: its own, and those that wait for it. */
	fields: readonly (keyof AddressValue)[];
	/** Parameter in the form's data. */
	name: string;
	label: string;
	hint?: ReactNode;
	/** The choice of none. */
	emptyLabel: string;
	/** Which of the lists it offers. */
	list: keyof AddressLists;
	options: AddressOptions;
	value: string | undefined;
	required: boolean | undefined;
	error: string | undefined;
	onChange: (id: string | undefined) => void;
}

function Level({ fields, list, options, value = '', required = false, onChange, ...field }: LevelProps) {
	return (
		<div data-field={fields.join(' ')} className="grid min-w-0">
			<UnitField
				{...field}
				compact={!required}
				required={required}
				units={options[list]}
				failed={options.failed?.includes(list)}
				onRetry={options.onRetry}
				value={value}
				onChange={(id) => onChange(id || undefined)}
			/>
		</div>
	);
}
