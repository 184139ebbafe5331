import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { formatNumber, type Locale } from '../format/index.ts';
import { readAmount } from './amount.ts';
import { takesAtOnce } from './limits.ts';
import { type TopUpDraft, type TopUpMethod, topUpMethods, topUpSchema } from './schema.ts';

/** A top-up that was checked. */
export interface TopUpValues {
	method: TopUpMethod;
	/** Whole đồng. */
	amount: number;
}

export interface TopUpFormOptions {
	/** Ways that are switched on, one at least. @default all */
	methods?: readonly TopUpMethod[] | undefined;
	/** What is asked for at first, in đồng. */
	amount?: number | undefined;
	/** The language whose separators group the digits. */
	locale: Locale;
	onSubmit: Submit<TopUpValues>;
}

/** A top-up in progress. */
export interface TopUpFormState extends SchemaForm<TopUpDraft> {
	/** How it is paid. */
	method: TopUpMethod;
	/** What the amount is read as, in đồng; undefined while it is none. */
	amount: number | undefined;
	/** Takes another way, which may take what the one before did not. */
	chooseMethod: (method: TopUpMethod) => void;
	/** Puts an amount into the field. */
	chooseAmount: (dong: number) => void;
	/** Writes what was typed with its digits grouped, once the field is left: not before, for `1,5` may become `1,5 triệu`. */
	groupDigits: () => void;
}

/** The rules of topping up a wallet. */
export function useTopUpForm({ methods = topUpMethods, amount, locale, onSubmit }: TopUpFormOptions): TopUpFormState {
	const form = useSchemaForm<TopUpDraft, TopUpDraft>(topUpSchema, {
		defaultValues: { method: likeliestFor(amount, methods), amount: amount ? formatNumber(amount, locale) : '' },
		onSubmit: (draft) => onSubmit({ method: draft.method, amount: readAmount(draft.amount) ?? 0 }),
	});
	const { control } = form;
	const draft = control.watch();
	const write = (dong: number) => control.setValue('amount', formatNumber(dong, locale), { shouldValidate: true });

	return {
		...form,
		method: draft.method,
		amount: readAmount(draft.amount),
		chooseMethod: (method) => {
			control.setValue('method', method);
			if (form.errorOf('amount')) void control.trigger('amount');
		},
		chooseAmount: write,
		groupDigits: () => {
			const dong = readAmount(control.getValues('amount'));
			if (dong !== undefined) write(dong);
		},
	};
}

/** The first way that takes so much at once. */
function likeliestFor(amount: number | undefined, methods: readonly TopUpMethod[]): TopUpMethod {
	return methods.find((method) => !amount || takesAtOnce(method, amount)) ?? methods[0] ?? 'MOMO';
}
