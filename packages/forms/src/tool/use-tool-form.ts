import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type SchemaForm, useSchemaForm } from '../form/use-schema-form.ts';
import type { Locale } from '../format/index.ts';
import { type ToolFields, tidyText } from './address.ts';

/** What stands in a tool's form: texts, as they are typed or chosen. */
export type ToolDraft<Draft> = { [Name in keyof Draft]: string };

export interface ToolFormOptions<Draft> {
	/** The language whose marks group digits and begin decimals; where it changes, what is typed is written as the new one does. */
	locale: Locale;
	/** What stands in the form at first, as `readToolDraft` gives it. */
	draft: Draft;
	/** Told every change. */
	onChange?: ((draft: Draft) => void) | undefined;
}

/** A tool's form: nothing is sent, what it comes to is there while one types. */
export interface ToolForm<Draft extends FieldValues, Values>
	extends Pick<SchemaForm<Draft>, 'register' | 'errorOf' | 'onSubmit'> {
	draft: Draft;
	/** What is typed, checked; undefined while something is missing or wrong. */
	values: Values | undefined;
	/** Fields that lack a text; some only because of what stands in another. */
	missing: readonly FieldPath<Draft>[];
	/** Puts texts into fields. */
	set: (change: Partial<Draft>) => void;
	/** Writes a field as the language does, once it is left. */
	tidy: (name: FieldPath<Draft>) => void;
}

/**
 * A form that is calculated as it is typed. What is wrong with a field is said once it was left, or at once where the text came
 * with the address; nothing that was typed is ever taken away.
 */
export function useToolForm<Draft extends FieldValues & ToolDraft<Draft>, Values>(
	schema: z.ZodMiniType<Values, Draft>,
	fields: ToolFields<Draft>,
	{ draft: first, locale, onChange }: ToolFormOptions<Draft>,
): ToolForm<Draft, Values> {
	const form = useSchemaForm<Draft, Values>(schema, { defaultValues: first, onSubmit: () => undefined });
	const { control } = form;
	const { touchedFields, isSubmitted } = control.formState;
	const draft = control.watch();
	const read = schema.safeParse(draft);
	const came = useRef(first).current;

	const written = JSON.stringify(draft);
	const told = useRef({ written, onChange });
	useEffect(() => {
		const isNew = told.current.written !== written;
		told.current = { written, onChange };
		if (isNew) onChange?.(JSON.parse(written));
	}, [written, onChange]);

	const isAsked = (path: FieldPath<Draft>) =>
		isSubmitted ||
		(touchedFields as Record<string, boolean | undefined>)[path] ||
		(came[path] !== '' && came[path] === draft[path]);
	const set = (change: Partial<Draft>) => {
		for (const [name, text] of Object.entries(change)) control.setValue(name as FieldPath<Draft>, text as never);
	};
	// `1.234` is another number in the next language; before the paint, for nobody is to see that.
	const typedIn = useRef(locale);
	useLayoutEffect(() => {
		const was = typedIn.current;
		typedIn.current = locale;
		if (was === locale) return;
		for (const [name, text] of Object.entries<string>(control.getValues()))
			control.setValue(name as FieldPath<Draft>, tidyText(fields, name, text, was, locale) as never);
	}, [locale, fields, control]);

	return {
		register: form.register,
		onSubmit: form.onSubmit,
		// Fields depend on each other here: what is wrong is read from the whole, whichever field was typed in last.
		errorOf: (path) =>
			read.success || !isAsked(path) ? undefined : read.error.issues.find((issue) => issue.path[0] === path)?.message,
		draft,
		values: read.success ? read.data : undefined,
		missing: (read.error?.issues ?? [])
			.filter(({ message }) => message === 'required')
			.map(({ path }) => path[0] as FieldPath<Draft>),
		set,
		tidy: (name) => {
			const text = String(control.getValues(name));
			const tidied = tidyText(fields, name as keyof Draft, text, locale);
			if (tidied !== text) set({ [name]: tidied } as Partial<Draft>);
		},
	};
}
