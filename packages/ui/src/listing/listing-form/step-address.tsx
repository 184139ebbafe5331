import { acrossProvinces, type ListingDraft, placeFields } from '@ancu/forms/listing';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
	type AddressOptions,
	AddressSelect,
	type AddressValue,
	type FormerPlace,
	isSamePlace,
} from '../../address/index.ts';
import { ErrorLine } from '../../primitives/field/error-line.tsx';
import type { MapPoint } from '../../primitives/map/index.ts';
import { Notice } from '../../primitives/notice/index.ts';
import { TextField, useFormErrorWords } from './draft-field.tsx';
import type { StepProps } from './step-props.ts';

/** What the map needs to set the pin. */
export interface PinControl {
	point: MapPoint | undefined;
	onChange: (point: MapPoint | undefined) => void;
	/** By which units the address is chosen. */
	system: ListingDraft['system'];
	/** Fills in the address, as a pin proposes it. */
	onPlace: (place: FoundPlace) => void;
}

/** An address that was found as a whole, by its codes in both systems as far as they are known. */
export interface FoundPlace extends FormerPlace, Partial<Pick<ListingDraft, 'currentProvinceId' | 'currentWardId'>> {
	street?: string;
}

/** What the question for the new name of the place needs. */
export interface ConversionControl {
	/** Which part of a split ward the person says; empty: the pin says it, or it is not known. */
	value: string;
	onChoose: (currentWardId: string) => void;
	/** What is wrong with the choice, in words. */
	error: string | undefined;
}

/** What the question for what the commune was before needs. */
export interface FormerControl {
	value: FormerPlace;
	onChoose: (place: FormerPlace) => void;
	/** What is wrong with the choice, in words. */
	error: string | undefined;
}

export interface AddressStepProps extends StepProps {
	/** What can be chosen at what is chosen, in the system that is in use. */
	places: AddressOptions;
	/** Draws a search that fills in the whole address at once. */
	search?: ((onPlace: PinControl['onPlace']) => ReactNode) | undefined;
	/** Draws what the place is called since 1 July 2025. */
	conversion?: ((control: ConversionControl) => ReactNode) | undefined;
	/** Draws what the commune in force was until 30 June 2025. */
	former?: ((control: FormerControl) => ReactNode) | undefined;
	/** Draws the map on which the pin is set. */
	map?: ((pin: PinControl) => ReactNode) | undefined;
	/** The pin lies elsewhere than the address says, in words. */
	pinNotice?: ReactNode;
}

const noUnits = { provinceId: '', districtId: '', wardId: '' };

/** Where it lies: by the units that its poster knows, the former ones or those in force; the street, the pin. */
export function AddressStep({ form, places, search, conversion, former, map, pinNotice }: AddressStepProps) {
	const { t } = useTranslation('listing');
	const words = useFormErrorWords();
	const { values } = form;
	const { system, locationLat, locationLong } = values;
	const pinError = form.errorOf('locationLat');
	const errorOf = (field: (typeof placeFields)[number]) => {
		const code = form.errorOf(field);
		return code && words(field, code);
	};
	const partError = errorOf('currentWardId');
	// Of a commune across provinces it is the question below it that is open.
	const isOfFormer = system === 'current' && form.errorOf('currentWardId') === acrossProvinces;
	const asChosen = Object.fromEntries(placeFields.map((field) => [field, values[field] || undefined])) as AddressValue;
	// What was said of one ward says nothing of another.
	const setPlace = ({ currentProvinceId, currentWardId = '', ...place }: FoundPlace) => {
		// Whoever chooses by communes goes on so, where one was found.
		const isByCommune = system === 'current' && currentWardId !== '';
		// Found without a ward, its other units are a guess that nobody would see: what was said of the commune stays, or is asked.
		const isGuess = isByCommune && !place.wardId;
		form.set({
			...place,
			...(isGuess && (currentWardId === values.currentWardId ? unitsOf(values) : noUnits)),
			...(currentProvinceId && { currentProvinceId }),
			...((currentWardId || !isSamePlace(place, values)) && { currentWardId }),
			system: isByCommune ? 'current' : 'legacy',
		});
	};
	// What it was before hangs on the commune alone.
	const setCommune = ({ currentProvinceId = '', currentWardId = '' }: AddressValue) =>
		form.set({ currentProvinceId, currentWardId, ...(currentWardId !== values.currentWardId && noUnits) });
	return (
		<>
			{search?.(setPlace)}
			<AddressSelect
				required
				system={system}
				onSystemChange={(next) => form.set({ system: next })}
				value={asChosen}
				options={places}
				onChange={(value) =>
					system === 'current'
						? setCommune(value)
						: setPlace({
								provinceId: value.provinceId ?? '',
								districtId: value.districtId ?? '',
								wardId: value.wardId ?? '',
							})
				}
				errors={Object.fromEntries(
					placeFields.map((field) => [field, field === 'currentWardId' && isOfFormer ? undefined : errorOf(field)]),
				)}
			/>
			{system === 'legacy' && conversion && (
				<div data-field="currentWardId" className="mb-4 empty:hidden">
					{conversion({
						value: values.currentWardId,
						onChoose: (currentWardId) => form.set({ currentWardId }),
						error: partError,
					})}
				</div>
			)}
			{system === 'current' && former && values.currentProvinceId && values.currentWardId && (
				<div className="mb-4 empty:hidden">
					{former({
						value: unitsOf(values),
						onChoose: (place) => form.set(place),
						error: isOfFormer ? partError : undefined,
					})}
				</div>
			)}
			<TextField form={form} name="street" hint={t('form.hint.street')} autoComplete="street-address" />
			{map && (
				<fieldset data-field="locationLat" className="grid min-w-0 gap-2">
					<legend className="mb-1.5 text-sm font-bold">
						{t('form.label.locationLat')} <span className="font-normal text-ink-muted">{t('form.optional')}</span>
					</legend>
					<p className="text-sm text-ink-muted">{t('form.hint.locationLat')}</p>
					{map({
						point: locationLat !== null && locationLong !== null ? { lat: locationLat, long: locationLong } : undefined,
						onChange: (point) => form.set({ locationLat: point?.lat ?? null, locationLong: point?.long ?? null }),
						system,
						onPlace: setPlace,
					})}
					<div role="status">{pinNotice && <Notice tone="warning">{pinNotice}</Notice>}</div>
					<ErrorLine keepsHeight>{pinError && words('locationLat', pinError)}</ErrorLine>
				</fieldset>
			)}
		</>
	);
}

function unitsOf({ provinceId, districtId, wardId }: ListingDraft) {
	return { provinceId, districtId, wardId };
}
