import { useState } from 'react';
import { formatNumber, type Locale } from '../format/index.ts';
import { readAmount } from '../wallet/amount.ts';
import type { ProcedureType } from './terms.ts';

/** What fees and taxes are reckoned from. */
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

export interface FeeFormOptions {
	/** What is known at first. */
	defaultValues?: Partial<FeeInput> | undefined;
	/** The language whose separators group the digits. */
	locale: Locale;
	/** Told every change. */
	onChange: (input: FeeInput) => void;
}

/** What fees are reckoned from, as it is typed. */
export interface FeeFormState {
	input: FeeInput;
	/** What stands in the fields of money. */
	texts: Record<MoneyName, string>;
	/** What is wrong with one: it is there and cannot be read. */
	errorOf: (name: MoneyName) => 'invalid' | undefined;
	type: (name: MoneyName, text: string) => void;
	/** Writes a field with its digits grouped, once it is left. */
	groupDigits: (name: MoneyName) => void;
	set: (change: Partial<Omit<FeeInput, MoneyName>>) => void;
}
type MoneyName = 'price' | 'statePrice';

/** The rules of asking for an estimate of fees and taxes. Nothing is sent: each change is told at once. */
export function useFeeForm({ defaultValues, locale, onChange }: FeeFormOptions): FeeFormState {
	const [input, setInput] = useState<FeeInput>({
		type: 'BUY',
		price: undefined,
		statePrice: undefined,
		isCloseFamily: false,
		isOnlyHome: false,
		...defaultValues,
	});
	const written = (dong: number | undefined) => (dong === undefined ? '' : formatNumber(dong, locale));
	const [texts, setTexts] = useState({ price: written(input.price), statePrice: written(input.statePrice) });
	const [left, setLeft] = useState({ price: true, statePrice: true });

	const change = (part: Partial<FeeInput>) => {
		const next = { ...input, ...part };
		setInput(next);
		onChange(next);
	};
	return {
		input,
		texts,
		errorOf: (name) => (left[name] && texts[name].trim() !== '' && input[name] === undefined ? 'invalid' : undefined),
		type: (name, text) => {
			setTexts({ ...texts, [name]: text });
			setLeft({ ...left, [name]: false });
			// Nothing costs nothing.
			change({ [name]: readAmount(text) || undefined });
		},
		groupDigits: (name) => {
			setLeft({ ...left, [name]: true });
			if (input[name] !== undefined) setTexts({ ...texts, [name]: written(input[name]) });
		},
		set: change,
	};
}
