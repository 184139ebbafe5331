import { useEffect, useEffectEvent } from 'react';
import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { bankBinOf, brandOf, type CardBrand, isDomestic } from './card.ts';
import { type CardDraft, type CardValues, cardSchema, toCard } from './schema.ts';

export interface CardFormOptions {
	/** Numbers at NAPAS of the banks that can be chosen: the one that the card's number names is chosen by itself. */
	bankBins?: readonly string[] | undefined;
	/** Sends the card to its gateway. A field that is refused there has the code 'refused'. */
	onSubmit: Submit<CardValues>;
}

/** A card in progress. */
export interface CardFormState extends Omit<SchemaForm<CardDraft>, 'register'> {
	/** What stands in the form now. */
	values: CardDraft;
	/** Whose card it is, once the number says so. */
	brand: CardBrand | undefined;
	/** It is a Vietnamese bank's own card, which has a bank and an account to say. */
	isDomestic: boolean;
	/** Ref and handlers for an input, and no name: a browser sends and keeps nothing that has none. */
	inputOf: (path: keyof CardDraft) => CardInput;
}

/** What an input of a card's form is given. */
export interface CardInput {
	ref: (element: HTMLInputElement | HTMLSelectElement | null) => void;
	onChange: (event: { target: { value: string } }) => void;
	onBlur: () => void;
}

const empty: CardDraft = { number: '', month: '', cvv: '', bankBin: '', accountNumber: '' };

/** The rules of giving a card. */
export function useCardForm({ bankBins = [], onSubmit }: CardFormOptions): CardFormState {
	const { register, ...form } = useSchemaForm(cardSchema, {
		defaultValues: empty,
		onSubmit: (draft) => onSubmit(toCard(draft)),
	});
	const { control } = form;
	const values = control.watch();

	const bin = bankBinOf(values.number);
	const isOffered = bin !== undefined && bankBins.includes(bin);
	const chooseBank = useEffectEvent((chosen: string) => {
		if (control.getFieldState('bankBin').isTouched) return;
		control.setValue('bankBin', chosen, { shouldValidate: control.formState.isSubmitted });
	});
	// The number may be filled in before the banks are there.
	useEffect(() => {
		if (bin && isOffered) chooseBank(bin);
	}, [bin, isOffered]);

	return {
		...form,
		values,
		brand: brandOf(values.number),
		isDomestic: isDomestic(values.number),
		inputOf: (path) => {
			const { ref, onChange, onBlur } = register(path);
			return {
				ref,
				onChange: ({ target: { value } }) => void onChange({ type: 'change', target: { name: path, value } }),
				onBlur: () => void onBlur({ type: 'blur', target: { name: path, value: control.getValues(path) } }),
			};
		},
	};
}
