import { type ListingDraft, wardlessDistricts } from '@ancu/forms/listing';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertIcon } from '../../primitives/icon/index.ts';
import { Notice } from '../../primitives/notice/index.ts';
import { SelectField, TextField, useFormErrorWords } from './draft-field.tsx';
import type { StepProps } from './step-props.ts';

/** A province, district or ward to choose. */
export interface PlaceChoice {
	/** Legacy code. */
	id: string;
	name: string;
}

/** What can be chosen; undefined while it loads. */
export interface PlaceChoices {
	provinces: readonly PlaceChoice[] | undefined;
	/** Of the chosen province. */
	districts?: readonly PlaceChoice[] | undefined;
	/** Of the chosen district. */
	wards?: readonly PlaceChoice[] | undefined;
}

/** A point on the map, degrees. */
export interface PinPoint {
	lat: number;
	long: number;
}

/** What the map needs to set the pin. */
export interface PinControl {
	point: PinPoint | undefined;
	onChange: (point: PinPoint | undefined) => void;
	/** Fills in the address, as a pin proposes it. */
	onPlace: (place: Pick<ListingDraft, 'provinceId' | 'districtId' | 'wardId'> & { street?: string }) => void;
}

/** What the question for the new name of the place needs. */
export interface ConversionControl {
	/** Which part of a split ward the person says; empty: the pin says it, or it is not known. */
	value: string;
	onChoose: (currentWardId: string) => void;
	/** What is wrong with the choice, in words. */
	error: string | undefined;
}

export interface AddressStepProps extends StepProps {
	places: PlaceChoices;
	/** Draws a search that fills in the whole address at once. */
	search?: ((onPlace: PinControl['onPlace']) => ReactNode) | undefined;
	/** Draws what the place is called since 1 July 2025. */
	conversion?: ((control: ConversionControl) => ReactNode) | undefined;
	/** Draws the map on which the pin is set. */
	map?: ((pin: PinControl) => ReactNode) | undefined;
	/** The pin lies elsewhere than the address says, in words. */
	pinNotice?: ReactNode;
}

/** Where it lies: units as the certificate names them, the street, the pin. */
export function AddressStep({ form, places, search, conversion, map, pinNotice }: AddressStepProps) {
	const { t } = useTranslation(['listing', 'translation']);
	const words = useFormErrorWords();
	const { provinceId, districtId, wardId, locationLat, locationLong } = form.values;
	const pinError = form.errorOf('locationLat');
	const partError = form.errorOf('currentWardId');
	// What was said of one ward says nothing of another.
	const setPlace: PinControl['onPlace'] = (place) =>
		form.set({ ...place, ...(place.wardId !== wardId && { currentWardId: '' }) });
	const pick = (choices: readonly PlaceChoice[] | undefined) => ({
		emptyLabel: choices ? t('form.choose') : t('translation:loading'),
		options: (choices ?? []).map(({ id, name }) => ({ value: id, label: name })),
	});
	return (
		<>
			{search?.(setPlace)}
			<SelectField
				required
				form={form}
				name="provinceId"
				hint={t('form.hint.provinceId')}
				{...pick(places.provinces)}
				onChoose={(value) => setPlace({ provinceId: value, districtId: '', wardId: '' })}
			/>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 sm:grid-cols-2">
				<SelectField
					required
					form={form}
					name="districtId"
					disabled={!provinceId}
					{...pick(provinceId ? places.districts : [])}
					onChoose={(value) => setPlace({ provinceId, districtId: value, wardId: '' })}
				/>
				{(wardId || !wardlessDistricts.includes(districtId)) && (
					<SelectField
						required
						form={form}
						name="wardId"
						disabled={!districtId}
						{...pick(districtId ? places.wards : [])}
						onChoose={(value) => setPlace({ provinceId, districtId, wardId: value })}
					/>
				)}
			</div>
			{conversion && (
				<div data-field="currentWardId" className="mb-4 empty:hidden">
					{conversion({
						value: form.values.currentWardId,
						onChoose: (currentWardId) => form.set({ currentWardId }),
						error: partError && words('currentWardId', partError),
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
						onPlace: setPlace,
					})}
					<div role="status">{pinNotice && <Notice tone="warning">{pinNotice}</Notice>}</div>
					<p aria-live="polite" className="flex min-h-5.5 items-start gap-1.5 text-sm text-danger">
						{pinError && <AlertIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
						{pinError && words('locationLat', pinError)}
					</p>
				</fieldset>
			)}
		</>
	);
}
