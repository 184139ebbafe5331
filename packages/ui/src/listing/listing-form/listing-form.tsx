import {
	type ListingDraft,
	type ListingDraftField,
	type ListingStep,
	qualityOf,
	qualityPlaces,
	textHints,
} from '@ancu/forms/listing';
import { type ListingFormOptions, useListingForm } from '@ancu/forms/listing/form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmitAfterUploads } from '../../translation/use-submit-after-uploads.ts';
import { HiddenPhone } from '../hidden-phone/hidden-phone.tsx';
import { ChangeNotices } from './change-notices.tsx';
import type { DraftState } from './draft-line.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormFoot } from './form-foot.tsx';
import { FormSteps } from './form-steps.tsx';
import { QualityMeter } from './quality-meter.tsx';
import { AddressStep, type AddressStepProps } from './step-address.tsx';
import { ContactStep, type ContactStepProps } from './step-contact.tsx';
import { FactsStep } from './step-facts.tsx';
import { KindStep } from './step-kind.tsx';
import { OfferingStep, type OfferingStepProps } from './step-offering.tsx';
import { PapersStep, type PapersStepProps } from './step-papers.tsx';
import { PhotosStep, type PhotosStepProps } from './step-photos.tsx';
import { PreviewStep } from './step-preview.tsx';
import { PriceStep, type PriceStepProps } from './step-price.tsx';
import { useFieldInView } from './use-field-in-view.ts';
import { useLedForm } from './use-led-form.ts';

export interface ListingFormProps
	extends ListingFormOptions,
		Pick<AddressStepProps, 'places' | 'search' | 'conversion' | 'former' | 'map' | 'pinNotice'>,
		Pick<PapersStepProps, 'documents'>,
		Pick<PriceStepProps, 'median'>,
		Partial<Pick<OfferingStepProps, 'offeringPapers' | 'takenShares' | 'isAccepted' | 'now'>>,
		Pick<PhotosStepProps, 'photos'>,
		Pick<ContactStepProps, 'ownPhone' | 'onShowPhone'> {
	/** Draws the listing as it will be in lists. Its links lead nowhere. */
	preview: (draft: ListingDraft) => ReactNode;
	/** Draws the listing as its page will show it, as `ListingPagePreview` does. Its links lead nowhere. */
	pagePreview?: ((draft: ListingDraft) => ReactNode) | undefined;
	/** Draws the offering of a listing as buyers will see it; null while its terms are not right. */
	offeringPreview?: ((draft: ListingDraft) => ReactNode) | undefined;
	/** Listings that look like the same property, above the preview. */
	duplicates?: ReactNode;
	/** Whether what is typed is kept. */
	draftState?: DraftState | undefined;
	/** Said above the form: a draft was brought back, with a button to begin again. */
	notice?: ReactNode;
	/** What leads on where the whole was refused: a button, under the words. */
	failureAction?: ReactNode;
	/** Fields, named as in LocationInfoInput, whose change sends a public listing back to be accepted. */
	resubmitFields?: readonly string[] | undefined;
	/** Pictures or papers are on their way: sent, the form waits for them first. @default false */
	isUploading?: boolean | undefined;
	/** How many files turned out to be none that can be sent, since the form began: what waits for files does not go without them. @default 0 */
	refusedFiles?: number | undefined;
	/** The listing has a green check, which a change may end. @default false */
	hasMark?: boolean | undefined;
	/** It takes the place of another form that had the focus: the heading of its step gets it. @default false */
	takesFocus?: boolean | undefined;
	/** Told whether something is not sent yet, for asking before another page is opened. */
	onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** The listing form, step by step: for a new listing, a draft, or a listing that is there already. Mount it again (`key`) to begin with other values. */
export function ListingForm({
	places,
	search,
	conversion,
	former,
	map,
	pinNotice,
	documents,
	median,
	offeringPapers,
	offeringPreview,
	takenShares = 0,
	isAccepted,
	now,
	photos,
	ownPhone,
	onShowPhone,
	preview,
	pagePreview,
	duplicates,
	draftState,
	notice,
	failureAction,
	resubmitFields = [],
	isUploading = false,
	refusedFiles = 0,
	hasMark = false,
	takesFocus = false,
	onDirtyChange,
	...options
}: ListingFormProps) {
	const { t } = useTranslation('listing');
	const isEdit = options.isEdit ?? false;
	// Without a number of its own an account gives another one.
	const withPhone = (values?: Partial<ListingDraft>) => ({
		...values,
		...(!ownPhone && { isDefaultContactPhone: false }),
	});
	const form = useListingForm({
		...options,
		defaultValues: withPhone(options.defaultValues),
		savedValues: withPhone(options.savedValues ?? options.defaultValues),
	});
	const { step, steps, errors, failedTimes, failure, isDirty } = form;
	// A field that was left wrong speaks for itself; the list comes when going on failed, and stays until all is mended.
	const [mendedTimes, setMendedTimes] = useState(0);
	const hasErrors = errors.length > 0 || failure !== undefined;
	if (!hasErrors && mendedTimes !== failedTimes) setMendedTimes(failedTimes);
	const isSummed = failedTimes > mendedTimes;
	const hints = textHints(form.values);
	const quality = qualityOf(form.values, form.values.images.length, hints);
	const { heading, summary, body, lead } = useLedForm(step, failedTimes, hasErrors, takesFocus);
	const above = useRef<HTMLDivElement>(null);
	const foot = useRef<HTMLDivElement>(null);
	useFieldInView({ body, above, foot });
	useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);

	const openField = (place: { step: ListingStep; field: ListingDraftField }) => {
		form.open(place.step);
		lead(place.field);
	};
	const meter = <QualityMeter quality={quality} onOpen={(code) => openField(qualityPlaces[code])} />;
	const index = steps.findIndex(({ isCurrent }) => isCurrent);
	const isLast = index === steps.length - 1;
	const { isWaiting, wait } = useSubmitAfterUploads({
		isUploading,
		refusedFiles,
		place: step,
		submit: form.onSubmit,
		// Where it is said which.
		onRefused: () => form.open('photos'),
	});

	const send = () => (isUploading ? wait() : void form.onSubmit());

	return (
		<form
			noValidate
			aria-label={t(isEdit ? 'form.editTitle' : 'form.title')}
			data-slot="listing-form"
			className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-5 lg:grid-cols-[15rem_minmax(0,44rem)] [&_:is(input,select,textarea,button)]:scroll-mb-36"
			onSubmit={(event) => {
				event.preventDefault();
				// Enter in the middle goes on.
				if (isLast) send();
				else form.next();
			}}
		>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:sticky lg:top-20">
				<FormSteps steps={steps} onGo={form.go} />
				<div className="hidden lg:block">{meter}</div>
			</div>
			<div className="min-w-0">
				<div ref={above} className="grid grid-cols-[minmax(0,1fr)]">
					{notice && <div className="mb-5 grid gap-3 empty:hidden">{notice}</div>}
					<ErrorSummary
						ref={summary}
						errors={isSummed ? errors : []}
						failure={isSummed ? failure : undefined}
						action={failureAction}
						onOpen={openField}
					/>
					<ChangeNotices form={form} resubmitFields={resubmitFields} hasMark={hasMark} />
				</div>
				<h2 ref={heading} tabIndex={-1} className="text-xl font-bold">
					<span className="sr-only">
						{t('form.progress', { current: index + 1, total: steps.length })}
						{': '}
					</span>
					{t(`form.step.${step}`)}
				</h2>
				<p className="mt-1 mb-5 text-ink-muted">{t(`form.lead.${step}`)}</p>
				<div ref={body} className="grid grid-cols-[minmax(0,1fr)] gap-2">
					{step === 'kind' && <KindStep form={form} mayOffer={options.mayOffer ?? false} takenShares={takenShares} />}
					{step === 'address' && (
						<AddressStep
							form={form}
							places={places}
							search={search}
							conversion={conversion}
							former={former}
							map={map}
							pinNotice={pinNotice}
						/>
					)}
					{step === 'facts' && <FactsStep form={form} />}
					{/* Stays in the page, as offering and photos do: files that are on their way go on while other steps are open, and while no shares are offered. */}
					<div hidden={step !== 'papers'}>
						<PapersStep form={form} documents={documents} />
					</div>
					{step === 'price' && <PriceStep form={form} hints={hints} median={median} />}
					{options.mayOffer && (
						<div hidden={step !== 'offering'}>
							<OfferingStep
								form={form}
								takenShares={takenShares}
								isAccepted={isAccepted}
								offeringPapers={offeringPapers}
								now={now}
							/>
						</div>
					)}
					<div hidden={step !== 'photos'}>
						<PhotosStep form={form} hints={hints} photos={photos} />
					</div>
					{step === 'contact' && <ContactStep form={form} ownPhone={ownPhone} onShowPhone={onShowPhone} />}
					{step === 'preview' && (
						<PreviewStep
							preview={preview(form.values)}
							pagePreview={pagePreview?.(form.values)}
							offering={
								form.values.isInvest &&
								offeringPreview &&
								(offeringPreview(form.values) ?? <p className="text-ink-muted">{t('form.offering.previewWaits')}</p>)
							}
							duplicates={duplicates}
							quality={meter}
							hiddenPhone={<HiddenPhone onShow={form.values.isDefaultContactPhone ? onShowPhone : undefined} />}
							isEdit={isEdit}
						/>
					)}
				</div>
				<FormFoot
					ref={foot}
					draftState={draftState}
					isWaiting={isWaiting}
					isEdit={isEdit}
					isLast={isLast}
					pending={form.pending}
					// A changed price is not to wait for the steps behind it.
					onSave={isEdit && !isLast && (isDirty || isUploading) ? send : undefined}
					onBack={index > 0 ? form.back : undefined}
				/>
			</div>
		</form>
	);
}
