import type { Submit } from '@ancu/forms/form';
import {
	PLANNING_FILES_MAX,
	PLANNING_NOTE_MAX,
	type PlanningCheckDraft,
	type PlanningRequestValues,
} from '@ancu/forms/planning';
import { usePlanningCheckForm } from '@ancu/forms/planning/form';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '../../i18n/lang-of.ts';
import { Button } from '../../primitives/button/index.ts';
import { ErrorLine } from '../../primitives/field/error-line.tsx';
import { Field } from '../../primitives/field/index.ts';
import { Fields } from '../../primitives/fields/index.ts';
import { InfoIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import type { MapPoint } from '../../primitives/map/index.ts';
import { Sheet } from '../../primitives/sheet/index.ts';
import { TextArea, TextInput } from '../../primitives/text-input/index.ts';
import { CountedHint } from '../../translation/counted-hint.tsx';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { PaperField } from '../../translation/paper-field/paper-field.tsx';
import type { UploadPaper } from '../../translation/paper-field/use-paper-uploads.ts';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { useLeadToWrong } from '../../translation/use-lead-to-wrong.ts';
import type { PlanningPaper } from '../planning-check-model.ts';
import { usePapers } from '../use-papers.ts';
import { FeeTerms } from './fee-terms.tsx';

type Place = Pick<PlanningCheckDraft, 'provinceId' | 'districtId' | 'wardId' | 'currentProvinceId' | 'currentWardId'>;

/** What the choice of a commune needs. */
export interface CommuneControl {
	/** Which units the certificate names. */
	system: PlanningCheckDraft['system'];
	onSystemChange: (system: PlanningCheckDraft['system']) => void;
	/** Codes; an empty text is none. */
	value: Place;
	/** Sets the units of the system in use; those that are left out are none. */
	onChange: (place: { [Unit in keyof Place]?: string | undefined }) => void;
	/** What is wrong with each, in words. */
	errors: { [Unit in keyof Place]: string | undefined };
}

/** What the map needs to set the pin. */
export interface PlotPinControl {
	/** Degrees. */
	point: MapPoint | null;
	onChange: (point: MapPoint | null) => void;
	/** The request so far: where the map may look. */
	draft: PlanningCheckDraft;
}

export interface PlanningCheckFormProps {
	/** What the form begins with: nothing, a draft that was kept, a listing's plot, or a request that was sent. */
	defaultValues?: Partial<PlanningCheckDraft> | undefined;
	/** Files of a request that was sent, with their addresses. */
	files?: readonly PlanningPaper[] | undefined;
	/** A request that was sent is changed. @default false */
	isEdit?: boolean | undefined;
	/** The listing that it is about. */
	listing?: { sequenceId: number; title: string } | undefined;
	/** Something to be said above: what was brought back, and how to begin again. */
	notice?: ReactNode;
	/** Draws the choice of the commune. */
	commune: (control: CommuneControl) => ReactNode;
	/** Draws the map on which the pin is set. */
	map: (control: PlotPinControl) => ReactNode;
	/** Sends a photo of the certificate. */
	upload: UploadPaper;
	/** Told every change, at once; keeping it is the caller's. */
	onDraftChange?: ((draft: PlanningCheckDraft) => void) | undefined;
	/** Told whether something is not sent yet, for asking before another page is opened, and whether photos have not arrived, which no draft keeps. */
	onDirtyChange?: ((isDirty: boolean, isWaiting: boolean) => void) | undefined;
	/** Sends the request. */
	onSubmit: Submit<PlanningRequestValues>;
	/** The moment that the promise is counted from. */
	now: Date;
}

/** A request for a planning check: the plot as its certificate names it, where it lies, photos, and what it costs before it is sent. */
export function PlanningCheckForm({
	defaultValues,
	files = [],
	isEdit = false,
	listing,
	notice,
	commune,
	map,
	upload,
	onDraftChange,
	onDirtyChange,
	onSubmit: send,
	now,
}: PlanningCheckFormProps) {
	const { t } = useTranslation('planning');
	const element = useRef<HTMLFormElement>(null);
	const pinErrorId = useId();
	const papers = usePapers({ field: 'fileIds', kept: defaultValues?.papers, files });
	const form = usePlanningCheckForm({ defaultValues, onDraftChange, onSubmit: papers.guard(send) });
	const { register, values, set, submitTimes, isDirty } = form;
	const words = useErrorWords('planning', form.errorOf);

	const isUnsaved = isDirty || papers.isWaiting;
	useEffect(() => onDirtyChange?.(isUnsaved, papers.isWaiting), [isUnsaved, papers.isWaiting, onDirtyChange]);
	useLeadToWrong(element, submitTimes);

	return (
		<form
			ref={element}
			noValidate
			aria-label={t(isEdit ? 'checkForm.editTitle' : 'checkForm.title')}
			data-slot="planning-check-form"
			className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]"
			onSubmit={form.onSubmit}
		>
			<div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
				{notice}
				{listing && (
					<p className="flex items-start gap-2">
						<InfoIcon aria-hidden="true" className="mt-1 size-4 shrink-0" />
						<span className="min-w-0 wrap-anywhere">
							{t('checkForm.aboutListing')}{' '}
							<Link href={`/real-estate/${listing.sequenceId}`} lang={langOf(listing.title)}>
								{listing.title}
							</Link>
						</span>
					</p>
				)}
				<Sheet title={t('checkForm.plot')} lead={t('checkForm.plotLead')}>
					<Fields>
						<div className="min-w-0">
							{commune({
								system: values.system,
								onSystemChange: (system) => set({ system }),
								value: values,
								onChange: (place) =>
									set(
										values.system === 'legacy'
											? {
													provinceId: place.provinceId ?? '',
													districtId: place.districtId ?? '',
													wardId: place.wardId ?? '',
												}
											: {
													currentProvinceId: place.currentProvinceId ?? '',
													currentWardId: place.currentWardId ?? '',
												},
									),
								errors: {
									provinceId: words('provinceId'),
									districtId: words('districtId'),
									wardId: words('wardId'),
									currentProvinceId: words('currentProvinceId'),
									currentWardId: words('currentWardId'),
								},
							})}
						</div>
						<Fields columns="two">
							<Field
								required
								label={t('checkForm.sheetNo')}
								hint={t('checkForm.sheetHint')}
								error={words('mapSheetNo')}
							>
								{(control) => <TextInput {...control} {...register('mapSheetNo')} autoComplete="off" />}
							</Field>
							<Field required label={t('checkForm.plotNo')} hint={t('checkForm.plotHint')} error={words('landPlotNo')}>
								{(control) => <TextInput {...control} {...register('landPlotNo')} autoComplete="off" />}
							</Field>
						</Fields>
						<Field
							label={t('checkForm.street')}
							optionalLabel={t('checkForm.optional')}
							hint={t('checkForm.streetHint')}
							error={words('street')}
						>
							{(control) => <TextInput {...control} {...register('street')} autoComplete="street-address" />}
						</Field>
					</Fields>
				</Sheet>
				<Sheet title={t('checkForm.papers')}>
					<Fields>
						<PaperField
							label={t('checkForm.photos')}
							optionalLabel={t('checkForm.optional')}
							hint={t('checkForm.papersHint')}
							most={PLANNING_FILES_MAX}
							value={papers.value}
							onChange={(next) => set({ papers: papers.take(next) })}
							upload={upload}
							error={words('fileIds')}
						/>
					</Fields>
				</Sheet>
				<Sheet title={t('checkForm.pin')} lead={t('checkForm.pinLead')}>
					<fieldset
						data-slot="pin-field"
						data-wrong={words('locationLat') ? '' : undefined}
						aria-describedby={pinErrorId}
						className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5"
					>
						<legend className="sr-only">{t('checkForm.pin')}</legend>
						<div>
							{map({
								point:
									values.locationLat !== null && values.locationLong !== null
										? { lat: values.locationLat, long: values.locationLong }
										: null,
								onChange: (point) => set({ locationLat: point?.lat ?? null, locationLong: point?.long ?? null }),
								draft: values,
							})}
						</div>
						<ErrorLine id={pinErrorId}>{words('locationLat')}</ErrorLine>
					</fieldset>
				</Sheet>
				<Sheet title={t('checkForm.more')}>
					<Fields>
						<Field
							label={t('checkForm.note')}
							optionalLabel={t('checkForm.optional')}
							hint={
								<CountedHint text={values.note} max={PLANNING_NOTE_MAX}>
									{t('checkForm.noteHint')}
								</CountedHint>
							}
							error={words('note')}
						>
							{(control) => <TextArea {...control} {...register('note')} rows={4} />}
						</Field>
					</Fields>
				</Sheet>
			</div>
			<div className="grid gap-4 lg:sticky lg:top-20">
				<FeeTerms now={now} isEdit={isEdit}>
					<FormFailure message={form.failure ?? words('locationInfoId')} />
					<Button type="submit" width="full" variant={isEdit ? 'primary' : 'seal'} loading={form.pending}>
						{t(isEdit ? 'checkForm.save' : 'checkForm.send')}
					</Button>
				</FeeTerms>
			</div>
		</form>
	);
}
