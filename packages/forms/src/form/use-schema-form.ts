import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import {
	type DefaultValues,
	type FieldErrors,
	type FieldPath,
	type FieldValues,
	get,
	type Resolver,
	set,
	type UseFormReturn,
	useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FieldError } from '../error/index.ts';
import { firstOf } from './first-of.ts';
import { attempt, failureOf, type SubmitAnswer } from './submit-failure.ts';

/** Sends the values; returns nothing when all is well. What it throws is said as `toSubmitFailure` tells it. */
export type Submit<Values> = (values: Values) => Promise<SubmitAnswer> | SubmitAnswer;

export interface SchemaFormOptions<Draft, Values> {
	defaultValues: Draft;
	onSubmit: Submit<Values>;
	/** When a field is checked: once it was left and then as it changes, or at submit alone. @default 'left' */
	checkedWhen?: 'left' | 'submitted' | undefined;
	/** Moves the focus to the first input that is wrong. False where the form does so itself, as with what is no plain input. @default true */
	leadsToError?: boolean | undefined;
	/** Fields that the draft does not have and the form shows the errors of, as ids of files that it holds by name. */
	otherFields?: readonly string[] | undefined;
}

/** A form in progress. */
export interface SchemaForm<Draft extends FieldValues> {
	/** Name, ref and handlers for an input. */
	register: UseFormReturn<Draft>['register'];
	/** Code of what is wrong with a field; `invalid` of a date that is typed in part. */
	errorOf: (path: FieldPath<Draft>) => string | undefined;
	/** For `<form onSubmit>`. While a submit is under way it does nothing. */
	onSubmit: (event?: { preventDefault?: () => void }) => Promise<void>;
	/** A submit is under way. */
	pending: boolean;
	/** Counts the times that it was sent or tried to be: when it grows, all that is wrong is known, and can be led to. */
	submitTimes: number;
	/** The figures that a refusal gave for a field's sentence. */
	paramsOf: (path: FieldPath<Draft>) => FieldError['params'];
	/**
	 * Why the last submit was refused as a whole; empty where it was and nobody said why, or said it of a field that is not in the form,
	 * and `NOT_SENT` where it did not get there.
	 */
	failure: string | undefined;
	/** The form library's own handle, for what the rest does not cover. */
	control: UseFormReturn<Draft>;
}

/** A form over a schema: checks a field once it was left, the whole at submit, leads to the first error, and keeps what was typed whatever happens. */
export function useSchemaForm<Draft extends FieldValues, Values>(
	schema: z.ZodMiniType<Values, Draft>,
	{
		defaultValues,
		onSubmit,
		checkedWhen = 'left',
		leadsToError = true,
		otherFields = [],
	}: SchemaFormOptions<Draft, Values>,
): SchemaForm<Draft> {
	const [failure, setFailure] = useState<string>();
	const isSending = useRef(false);
	const form = useForm<Draft, unknown, Values>({
		resolver: withHalfDates<Draft, Values>(zodResolver(schema as never) as never),
		defaultValues: defaultValues as DefaultValues<Draft>,
		mode: checkedWhen === 'left' ? 'onTouched' : 'onSubmit',
		// By ourselves: the library leads to what was drawn first, and what stands in a field of its own is drawn after the rest.
		shouldFocusError: false,
		reValidateMode: checkedWhen === 'left' ? 'onChange' : 'onSubmit',
	});

	const submit = form.handleSubmit(
		async (values) => {
			const refused = await attempt(() => onSubmit(values));
			const fields = refused?.fields ?? [];
			const shown = fields.filter(({ path }) => isField(path));
			for (const { path, code, params } of shown) {
				// The library keeps what else stands in an error, but has no type for it.
				form.setError(path as FieldPath<Draft>, { message: code, params } as { message: string });
			}
			lead(shown.map(({ path }) => path));
			const isExplained = shown.length > 0 && shown.length === fields.length;
			setFailure(isExplained ? refused?.message : failureOf(refused));
		},
		(errors) => lead([...form.control._names.mount].filter((name) => get(errors, name))),
	);

	function lead(names: readonly string[]) {
		if (leadsToError) firstOf(form.control._fields, names)?.focus();
	}

	function isField(path: string): boolean {
		const [name = ''] = path.split('.');
		return Object.hasOwn(form.getValues(), name) || otherFields.includes(name);
	}

	return {
		register: form.register,
		errorOf: (path) => form.getFieldState(path, form.formState).error?.message,
		paramsOf: (path) =>
			(form.getFieldState(path, form.formState).error as Pick<FieldError, 'params'> | undefined)?.params,
		onSubmit: async (event) => {
			event?.preventDefault?.();
			// A key that is pressed twice is faster than a button that rests.
			if (isSending.current) return;
			isSending.current = true;
			// Also where nothing is sent: it was not this that was refused.
			setFailure(undefined);
			try {
				await submit(event as never);
			} finally {
				isSending.current = false;
			}
		},
		pending: form.formState.isSubmitting,
		submitTimes: form.formState.submitCount,
		failure,
		control: form as unknown as UseFormReturn<Draft>,
	};
}

/** Of a date that is typed in part a browser gives an empty text: sent as it is, it would be none. */
function withHalfDates<Draft extends FieldValues, Values>(
	resolver: Resolver<Draft, unknown, Values>,
): Resolver<Draft, unknown, Values> {
	return async (values, context, options) => {
		const read = await resolver(values, context, options);
		const errors = { ...read.errors } as FieldErrors<Draft>;
		const half = (options.names ?? []).filter((name) => {
			const { ref } = (get(options.fields, name) ?? {}) as { ref?: { validity?: ValidityState } };
			if (!ref?.validity?.badInput) return false;
			set(errors, name, { type: 'invalid', message: 'invalid', ref });
			return true;
		});
		return half.length > 0 ? { values: {}, errors } : read;
	};
}
