import { emptyOfferingDraft } from '@ancu/forms/invest';
import type { ListingDraft, ListingDraftField } from '@ancu/forms/listing';
import type { ListingFormState } from '@ancu/forms/listing/form';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '../../primitives/field/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';

/** Words for what is wrong with a field. A code that this version of the form does not know still says something. */
export function useFormErrorWords(): (field: string, code: string) => string {
	const { t, i18n } = useTranslation(['listing', 'invest']);
	return (field, code) => {
		// What is wrong with an offering its own domain says: of one field, or of any term.
		const isOffering = field in emptyOfferingDraft;
		const ns = isOffering ? 'invest' : 'listing';
		const key = [field, ...(isOffering ? ['terms'] : [])]
			.map((name) => `error.${name}.${code}`)
			.find((known) => i18n.exists(known, { ns }));
		const label = isOffering ? t(`form.label.${field}` as 'form.label.area') : '';
		return key ? t(`${ns}:${key}` as 'invest:error.terms.fixed', { field: label }) : t('form.refused');
	};
}

export interface DraftFieldProps extends Pick<FieldProps, 'hint' | 'children'> {
	form: ListingFormState;
	name: ListingDraftField;
	/** @default the field's own name */
	label?: string | undefined;
	/** @default false */
	required?: boolean | undefined;
	/** Above several such fields it is said that they may be left out. @default false */
	plainLabel?: boolean | undefined;
	/** What belongs under it: advice, the price in words. */
	after?: ReactNode;
}

/** A field of the listing form: its name, its error, and a place that an error's link finds. */
export function DraftField({
	form,
	name,
	label,
	required = false,
	plainLabel = false,
	hint,
	after,
	children,
}: DraftFieldProps) {
	const { t } = useTranslation('listing');
	const words = useFormErrorWords();
	const code = form.errorOf(name);
	return (
		<div data-field={name} className="grid min-w-0 content-start gap-1.5">
			<Field
				label={label ?? t(`form.label.${name}` as 'form.label.area')}
				hint={hint}
				required={required}
				optionalLabel={required || plainLabel ? undefined : t('form.optional')}
				error={code && words(name, code)}
			>
				{children}
			</Field>
			{after && <div className="-mt-3 mb-3 empty:hidden">{after}</div>}
		</div>
	);
}

type TextField = { [Name in keyof ListingDraft]: ListingDraft[Name] extends string ? Name : never }[keyof ListingDraft];

export interface TextFieldProps
	extends Omit<DraftFieldProps, 'children' | 'name'>,
		Pick<ComponentProps<'input'>, 'inputMode' | 'autoComplete' | 'type' | 'min' | 'max' | 'disabled'> {
	name: TextField;
}

/** A line of text of the listing form. */
export function TextField({ inputMode, autoComplete = 'off', type, min, max, disabled, ...field }: TextFieldProps) {
	return (
		<DraftField {...field}>
			{(control) => (
				<TextInput
					{...control}
					{...field.form.register(field.name)}
					// Registered fields that are disabled lose their value; this one only rests.
					aria-disabled={disabled || undefined}
					readOnly={disabled}
					type={type}
					min={min}
					max={max}
					inputMode={inputMode}
					autoComplete={autoComplete}
				/>
			)}
		</DraftField>
	);
}

export interface SelectFieldProps extends Omit<DraftFieldProps, 'children' | 'name'> {
	name: TextField;
	options: readonly { value: string; label: string }[];
	/** The choice of none. */
	emptyLabel: string;
	/** @default false */
	disabled?: boolean | undefined;
}

/** One of several in the listing form. */
export function SelectField({ options, emptyLabel, disabled, ...field }: SelectFieldProps) {
	const { form, name } = field;
	return (
		<DraftField {...field}>
			{(control) => (
				<Select
					{...control}
					disabled={disabled}
					value={form.values[name]}
					emptyLabel={emptyLabel}
					options={options}
					onChange={({ target: { value } }) => form.set({ [name]: value })}
				/>
			)}
		</DraftField>
	);
}
