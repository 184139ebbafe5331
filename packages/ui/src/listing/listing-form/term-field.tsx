import type { OfferingDraft, OfferingFigures } from '@ancu/forms/invest';
import type { ListingFormState } from '@ancu/forms/listing/form';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../primitives/text-input/index.ts';
import { DraftField, TextField, type TextFieldProps } from './draft-field.tsx';

/** What each group of terms needs. */
export interface TermsProps {
	form: ListingFormState;
	/** Whether shares were bought by a term: it can be read and not changed. */
	isFixed: (name: TermName) => boolean;
	/** What they come to. */
	figures: OfferingFigures;
}

/** A term that is typed. */
export type TermName = Exclude<keyof OfferingDraft, 'isInvest' | 'documents'>;

export interface TermFieldProps
	extends Pick<TextFieldProps, 'required' | 'plainLabel' | 'after' | 'type' | 'inputMode' | 'min' | 'max'> {
	form: ListingFormState;
	name: TermName;
	isFixed: TermsProps['isFixed'];
	/** What that comes to, below the hint. */
	figure?: ReactNode;
}

/** A term of an offering: how to answer, and what the answer comes to. */
export function TermField({ isFixed, figure, ...field }: TermFieldProps) {
	const rests = isFixed(field.name);
	return (
		<TextField
			{...field}
			required={field.required ?? false}
			disabled={rests}
			hint={<TermHint name={field.name} rests={rests} figure={figure} />}
		/>
	);
}

/** Words of an offering, in lines. */
export function TermArea({
	form,
	name,
	isFixed,
	rows,
	required,
}: Pick<TermFieldProps, 'form' | 'isFixed' | 'required'> & { name: 'useOfFunds' | 'exitRule' } & Pick<
		ComponentProps<'textarea'>,
		'rows'
	>) {
	const rests = isFixed(name);
	return (
		<DraftField form={form} name={name} required={required} hint={<TermHint name={name} rests={rests} />}>
			{(control) => (
				<TextArea
					{...control}
					{...form.register(name)}
					// Registered fields that are disabled lose their value; this one only rests.
					aria-disabled={rests || undefined}
					readOnly={rests}
					rows={rows}
				/>
			)}
		</DraftField>
	);
}

function TermHint({ name, rests, figure }: Pick<TermFieldProps, 'figure'> & { name: TermName; rests: boolean }) {
	const { t } = useTranslation('listing');
	const isOutcome = name === 'lowBps' || name === 'baseBps' || name === 'highBps';
	return (
		<>
			{rests ? t('form.offering.fixed') : !isOutcome && t(`form.hint.${name}`)}
			{figure && <span className="mt-1 block text-ink">{figure}</span>}
		</>
	);
}

/** Terms side by side, where there is room. */
export function TermPair({ children }: { children: ReactNode }) {
	return <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-2">{children}</div>;
}

/** Some terms that belong together. */
export function TermGroup({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
	const id = useId();
	return (
		<section
			aria-labelledby={id}
			className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line pt-5 first:border-t-0 first:pt-0"
		>
			<h3 id={id} className="text-lg font-bold">
				{title}
			</h3>
			{text && <p className="mb-2 max-w-prose text-sm text-ink-muted">{text}</p>}
			{children}
		</section>
	);
}
