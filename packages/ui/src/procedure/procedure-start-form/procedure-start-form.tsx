import { priceInWords } from '@ancu/forms/listing';
import { PROCEDURE_DESCRIPTION_MAX, PROCEDURE_NAME_MAX, procedureSides, procedureTypes } from '@ancu/forms/procedure';
import { type ProcedureFormOptions, useProcedureForm } from '@ancu/forms/procedure/form';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '../../i18n/lang-of.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { ChoiceList } from '../../primitives/choice-list/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { InfoIcon } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { TextArea, TextInput } from '../../primitives/text-input/index.ts';
import { CountedHint } from '../../translation/counted-hint.tsx';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';
import { useErrorWords } from '../../translation/use-error-words.ts';
import { useLeadToWrong } from '../../translation/use-lead-to-wrong.ts';
import type { ProcedureListing } from '../procedure-model.ts';

export interface ProcedureStartFormProps extends Pick<ProcedureFormOptions, 'onSubmit'> {
	/** The listing that it starts from: its title is proposed as a name, its price (đồng) to calculate from. */
	listing?: (ProcedureListing & { price: number | null }) | undefined;
	/** Address of a listing. */
	listingHref: (listing: ProcedureListing) => string;
	/** What is chosen already, as by the page that led here. */
	defaultValues?: Pick<ProcedureFormOptions, 'defaultValues'>['defaultValues'];
	/** Back to the list. */
	listHref: string;
	/** Told whether something was typed that is not sent, for asking before another page is opened. */
	onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** Asks what a procedure is about, on which side one stands, what it is called and what it is calculated from. */
export function ProcedureStartForm({
	listing,
	listingHref,
	defaultValues,
	listHref,
	onDirtyChange,
	onSubmit,
}: ProcedureStartFormProps) {
	const { t } = useTranslation('procedure');
	const locale = useLocale();
	const element = useRef<HTMLFormElement>(null);
	const form = useProcedureForm({
		defaultValues: {
			name: listing?.title.slice(0, PROCEDURE_NAME_MAX) ?? '',
			price: listing?.price ?? null,
			locationInfoId: listing?.id ?? '',
			...defaultValues,
		},
		locale,
		onSubmit,
	});
	const { register, values, price, choose, groupDigits, pending, failure, isDirty } = form;
	const kind = procedureTypes.find((type) => type === values.type) ?? 'BUY';
	const words = useErrorWords('procedure', form.errorOf);
	useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
	useLeadToWrong(element, form.submitTimes);
	const { onBlur, ...money } = register('price');

	return (
		<form
			ref={element}
			noValidate
			aria-label={t('start.title')}
			data-slot="procedure-start-form"
			className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-3"
			onSubmit={form.onSubmit}
		>
			{listing && (
				<p className="mb-2 flex items-start gap-2">
					<InfoIcon aria-hidden="true" className="mt-1 size-4 shrink-0" />
					<span className="min-w-0 wrap-anywhere">
						{t('start.aboutListing')}{' '}
						<Link href={listingHref(listing)} lang={langOf(listing.title)}>
							{listing.title}
						</Link>
					</span>
				</p>
			)}
			<ChoiceList
				legend={t('start.type')}
				name="type"
				value={values.type}
				choices={procedureTypes.map((value) => ({
					value,
					label: t(`type.${value}`),
					text: `${t(`start.typeText.${value}`)} ${t(`start.duration.${value}`)}`,
				}))}
				error={words('type')}
				onChange={(type) => choose({ type })}
			/>
			<ChoiceList
				legend={t('start.side')}
				name="side"
				value={values.side}
				choices={procedureSides.map((value) => ({
					value,
					label: t(`start.sideOf.${kind}.${value}`),
				}))}
				error={words('side')}
				onChange={(side) => choose({ side: side === 'SELLER' ? 'SELLER' : 'BUYER' })}
			/>
			<Field required label={t('start.name')} hint={t(`start.nameHint.${kind}`)} error={words('name')}>
				{(control) => <TextInput {...control} {...register('name')} autoComplete="off" />}
			</Field>
			<Field
				label={t(kind === 'DONATE' ? 'estimate.worth' : 'start.price')}
				optionalLabel={t('optional')}
				hint={
					<>
						{t('start.priceHint')}
						<span role="status" className="block min-h-5.5 text-ink">
							{price !== undefined && price > 0 && priceInWords(price, locale)}
						</span>
					</>
				}
				error={words('price')}
			>
				{(control) => (
					<TextInput
						{...control}
						{...money}
						autoComplete="off"
						onBlur={(event) => {
							groupDigits();
							return onBlur(event);
						}}
					/>
				)}
			</Field>
			<Field
				label={t('start.description')}
				optionalLabel={t('optional')}
				hint={
					<CountedHint text={values.description} max={PROCEDURE_DESCRIPTION_MAX}>
						{t('start.descriptionHint')}
					</CountedHint>
				}
				error={words('description')}
			>
				{(control) => <TextArea {...control} {...register('description')} rows={3} />}
			</Field>
			<div>
				<FormFailure message={failure ?? words('locationInfoId')} />
				<div className="flex flex-wrap gap-3">
					<Button type="submit" variant="seal" loading={pending}>
						{t('start.submit')}
					</Button>
					<LinkButton href={listHref} variant="secondary">
						{t('start.cancel')}
					</LinkButton>
				</div>
				<p className="mt-3 text-sm text-ink-muted">{t('start.note')}</p>
			</div>
		</form>
	);
}
