import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FieldError } from '../error/index.ts';

/** What a submit answers when it did not succeed. */
export interface SubmitFailure {
	/** Errors that belong to fields, by path and code. */
	fields?: readonly FieldError[] | undefined;
	/** Why the whole was refused, in words, when no field explains it. */
	message?: string | undefined;
}

/** Sends the values; answers nothing when all is well. It never throws for what a person can mend. */
export type Submit<Values> = (values: Values) => Promise<SubmitFailure | undefined> | SubmitFailure | undefined;

export interface SchemaFormOptions<Draft, Values> {
	defaultValues: Draft;
	onSubmit: Submit<Values>;
	/** When a field is checked: once it was left and then as it changes, or at submit alone. @default 'left' */
	checkedWhen?: 'left' | 'submitted' | undefined;
	/** Moves the focus to the first input that is wrong. False where the form does so itself, as with what is no plain input. @default true */
	leadsToError?: boolean | undefined;
}

/** A form in progress. */
export interface SchemaForm<Draft extends FieldValues> {
	/** Name, ref and handlers for an input. */
	register: UseFormReturn<Draft>['register'];
	/** Code of what is wrong with a field. */
	errorOf: (path: FieldPath<Draft>) => string | undefined;
	/** For `<form onSubmit>`. While a submit is under way it does nothing. */
	onSubmit: (event?: { preventDefault?: () => void }) => Promise<void>;
	/** A submit is under way. */
	pending: boolean;
	/** Why the last submit was refused as a whole. */
	failure: string | undefined;
	/** The form library's own handle, for what the rest does not cover. */
	control: UseFormReturn<Draft>;
}

/** A form over a schema: checks a field once it was left, the whole at submit, leads to the first error, and keeps what was typed whatever happens. */
export function useSchemaForm<Draft extends FieldValues, Values>(
	schema: z.ZodMiniType<Values, Draft>,
	{ defaultValues, onSubmit, checkedWhen = 'left', leadsToError = true }: SchemaFormOptions<Draft, Values>,
): SchemaForm<Draft> {
	const [failure, setFailure] = useState<string>();
	const isSending = useRef(false);
	const form = useForm<Draft, unknown, Values>({
		resolver: zodResolver(schema as never) as never,
		defaultValues: defaultValues as DefaultValues<Draft>,
		mode: checkedWhen === 'left' ? 'onTouched' : 'onSubmit',
		shouldFocusError: leadsToError,
		reValidateMode: checkedWhen === 'left' ? 'onChange' : 'onSubmit',
	});

	const submit = form.handleSubmit(async (values) => {
		setFailure(undefined);
		const refused = await onSubmit(values);
		refused?.fields?.forEach(({ path, code }, index) => {
			form.setError(path as FieldPath<Draft>, { message: code }, { shouldFocus: leadsToError && index === 0 });
		});
		setFailure(refused?.message);
	});

	return {
		register: form.register,
		errorOf: (path) => form.getFieldState(path, form.formState).error?.message,
		onSubmit: async (event) => {
			event?.preventDefault?.();
			// A key that is pressed twice is faster than a button that rests.
			if (isSending.current) return;
			isSending.current = true;
			try {
				await submit(event as never);
			} finally {
				isSending.current = false;
			}
		},
		pending: form.formState.isSubmitting,
		failure,
		control: form as unknown as UseFormReturn<Draft>,
	};
}
