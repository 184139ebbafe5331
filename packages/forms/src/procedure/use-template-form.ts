import { useState } from 'react';
import { type FieldPath, useFieldArray, useWatch } from 'react-hook-form';
import type { FieldError } from '../error/index.ts';
import { newKey } from '../file/new-key.ts';
import { codeAt, listErrors } from '../form/code-of.ts';
import type { Submit } from '../form/use-schema-form.ts';
import { type TrackedForm, useTrackedForm } from '../form/use-tracked-form.ts';
import { emptyParts, type TypedTemplate, type TypedText, typedTemplateSchema } from './template-draft.ts';
import type { ProcedureTemplateValues } from './template-schema.ts';
import { type GivenTemplate, isUntranslated, typeTemplate, untranslatedPaths } from './template-values.ts';
import type { ProcedureType } from './terms.ts';

export interface TemplateFormOptions {
	/** What the form begins with; left out, with one step that is empty. */
	template?: GivenTemplate | undefined;
	type: ProcedureType;
	/** Fields that the server refuses bear the paths of ProcedureTemplateInput, as `steps.0.title.en`. */
	onSubmit: Submit<ProcedureTemplateValues>;
}

/** A template that is being written. */
export interface TemplateFormState
	extends Pick<TrackedForm<TypedTemplate>, 'onSubmit' | 'pending' | 'submitTimes' | 'failure' | 'control' | 'isDirty'> {
	/** Name, ref and handlers for an input at a path. */
	register: (path: string) => ReturnType<TrackedForm<TypedTemplate>['register']>;
	/** Code of what is wrong with a field. */
	errorOf: (path: string) => string | undefined;
	/** Everything that is known to be wrong, from top to bottom. */
	errors: readonly FieldError[];
}

/** The rules of writing a template: what must be there, in which language, and what is wrong where. */
export function useTemplateForm({ template, type, onSubmit }: TemplateFormOptions): TemplateFormState {
	const [initial] = useState<TypedTemplate>(() =>
		template ? typeTemplate(template) : { type, title: { vn: '', en: '' }, steps: [emptyParts.steps(newKey())] },
	);
	const form = useTrackedForm<TypedTemplate, ProcedureTemplateValues>(typedTemplateSchema, {
		defaultValues: initial,
		// What is wrong may stand in a part that is closed: a summary leads there.
		leadsToError: false,
		onSubmit,
	});
	const { control } = form;

	return {
		control,
		pending: form.pending,
		failure: form.failure,
		register: (path) => form.register(path as FieldPath<TypedTemplate>),
		errorOf: (path) => codeAt(control.formState.errors, path),
		errors: listErrors(control.formState.errors),
		onSubmit: form.onSubmit,
		submitTimes: form.submitTimes,
		isDirty: form.isDirty,
	};
}

/** Names of the lists of a template. */
export type TemplateList = keyof typeof emptyParts;

/** The rows of a list of a template, with a key each that stays with it. `path` is where the list stands, as `steps.0.substeps`. */
export function useTemplateRows(form: Pick<TemplateFormState, 'control'>, list: TemplateList, path: string) {
	const { fields, append, remove, move } = useFieldArray({
		control: form.control.control,
		name: path as 'steps',
		keyName: 'rowKey',
	});
	return {
		rows: fields.map(({ rowKey }) => rowKey),
		add: () => append(emptyParts[list](newKey()) as never, { shouldFocus: false }),
		remove: (index: number) => remove(index),
		/** To another place, from 0. */
		move,
	};
}

/** What stands at a path now, as it is typed. */
export function useTemplateValue<Value>(form: Pick<TemplateFormState, 'control'>, path: string): Value {
	return useWatch({ control: form.control.control, name: path as 'title' }) as Value;
}

/** Whether a text stands in one language alone, as it is typed. */
export function useIsUntranslated(form: Pick<TemplateFormState, 'control'>, path: string): boolean {
	return isUntranslated(useTemplateValue<TypedText>(form, path));
}

/** Paths of the texts of the whole that are missing in one language alone, as they are typed. */
export function useUntranslatedPaths(form: Pick<TemplateFormState, 'control'>): string[] {
	return untranslatedPaths(useWatch({ control: form.control.control }));
}
