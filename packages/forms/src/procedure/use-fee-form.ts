import { useState } from 'react';
import { formatNumber, type Locale } from '../format/index.ts';
import { PROPERTY_AMOUNT_MIN, readAmount } from '../wallet/amount.ts';
import type { ProcedureType } from './terms.ts';

/** What fees and taxes are calculated from. */
export interface FeeInput {
	type: ProcedureType;
	/** Đồng, in the contract; undefined while none can be read. */
	price: number | undefined;
	/** Đồng, by the state's price list, for the same land and house; undefined where it is not known. */
	statePrice: number | undefined;
	/** Between spouses, parents and children, grandparents, siblings. */
	isCloseFamily: boolean;
	/** The seller owns no other home. */
	isOnlyHome: boolean;
}

type MoneyName = 'price' | 'statePrice';

/** The same as it stands in the form: money as it was typed, empty where nothing is said. */
export type FeeDraft = Omit<FeeInput, MoneyName> & Record<MoneyName, string>;

/** What can be read of a form. */
export function readFeeDraft(draft: FeeDraft): FeeInput {
	// Less was meant in triệu or tỷ.
	const read = (text: string) => {
		const dong = readAmount(text) ?? 0;
		return dong < PROPERTY_AMOUNT_MIN ? undefined : dong;
	};
	return { ...draft, price: read(draft.price), statePrice: read(draft.statePrice) };
}

export interface FeeFormOptions {
	/** What is known at first. */
	defaultValues?: Partial<FeeDraft> | undefined;
	/** The language whose separators group the digits. */
	locale: Locale;
	/** Told every change. */
	onChange: (draft: FeeDraft) => void;
}

/** What fees are calculated from, as it is typed. */
export interface FeeFormState {
	draft: FeeDraft;
	/** What is wrong with a field of money: it is there and cannot be read, or is less than any property costs. Said once the field was left, or came so. */
	errorOf: (name: MoneyName) => 'invalid' | undefined;
	type: (name: MoneyName, text: string) => void;
	/** Writes a field with its digits grouped, once it is left. */
	groupDigits: (name: MoneyName) => void;
	set: (change: Partial<Omit<FeeDraft, MoneyName>>) => void;
}

/** The rules of asking for an estimate of fees and taxes. Nothing is sent: each change is told at once. */
export function useFeeForm({ defaultValues, locale, onChange }: FeeFormOptions): FeeFormState {
	const [draft, setDraft] = useState<FeeDraft>({
		type: 'BUY',
		price: '',
		statePrice: '',
		isCloseFamily: false,
		isOnlyHome: false,
		...defaultValues,
	});
	const [left, setLeft] = useState({ price: true, statePrice: true });
	const input = readFeeDraft(draft);

	const change = (part: Partial<FeeDraft>) => {
		const next = { ...draft, ...part };
		setDraft(next);
		onChange(next);
	};
	return {
		draft,
		errorOf: (name) => (left[name] && draft[name].trim() !== '' && input[name] === undefined ? 'invalid' : undefined),
		type: (name, text) => {
			setLeft({ ...left, [name]: false });
			change({ [name]: text });
		},
		groupDigits: (name) => {
			setLeft({ ...left, [name]: true });
			const dong = input[name];
			if (dong !== undefined) setDraft({ ...draft, [name]: formatNumber(dong, locale) });
		},
		set: change,
	};
}
