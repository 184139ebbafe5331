import { useEffect, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { codeAt, listErrors } from '../form/code-of.ts';
import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { emptyAnswer, emptyZone, readFacts, type TypedAnswer, typedAnswerSchema } from './answer-draft.ts';
import { type PlanningAnswerField, type PlanningAnswerValues, ZONES_MAX } from './answer-schema.ts';

export interface PlanningAnswerFormOptions {
	/** What the form begins with: a draft that was kept, an answer that is corrected, or a day to begin with. */
	defaultValues?: Partial<TypedAnswer> | undefined;
	/** Told every change, at once; keeping it is the caller's. */
	onDraftChange?: ((draft: TypedAnswer) => void) | undefined;
	/** Fields that the server refuses bear the names of PlanningInfoInput. */
	onSubmit: Submit<PlanningAnswerValues>;
}

/** Where an answer can be wrong: a field, or one of a zone's. */
export type PlanningAnswerPath = PlanningAnswerField | `zones.${number}.${'landCode' | 'name' | 'area'}`;

/** An answer to a planning check that is being written. */
export interface PlanningAnswerFormState
	extends Pick<SchemaForm<TypedAnswer>, 'register' | 'onSubmit' | 'pending' | 'submitTimes' | 'failure'> {
	values: TypedAnswer;
	/** What it comes to so far: shares, the whole, figures that can be read. */
	facts: ReturnType<typeof readFacts>;
	/** Rows of zones, with a key each that stays with it. */
	rows: readonly { id: string }[];
	/** Adds a zone and leads to its code. Nothing when there are as many as may be. */
	addZone: () => void;
	/** Takes a zone away; the only one is emptied. */
	removeZone: (index: number) => void;
	/** No more zones may be added. */
	isFull: boolean;
	/** Sets fields that are no plain inputs. */
	set: (change: Partial<TypedAnswer>) => void;
	setZoneCode: (index: number, landCode: string) => void;
	/** Code of what is wrong with a field; of a list, that of its first entry that has one. */
	errorOf: (path: PlanningAnswerPath) => string | undefined;
	/** How many fields are known to be wrong. */
	errorCount: number;
	/** Something differs from what the form began with and was not sent. */
	isDirty: boolean;
}

/** The rules of answering a planning check: zones in rows, their shares as one types, what is wrong and where. */
export function usePlanningAnswerForm({
	defaultValues,
	onDraftChange,
	onSubmit,
}: PlanningAnswerFormOptions): PlanningAnswerFormState {
	const [initial] = useState<TypedAnswer>({ ...emptyAnswer, ...defaultValues });
	const [isSent, setSent] = useState(false);
	const { control, ...form } = useSchemaForm(typedAnswerSchema, {
		defaultValues: initial,
		// The form leads to what stands first, which may be no plain input.
		leadsToError: false,
		otherFields: ['fileLinkIds'],
		onSubmit: async (values) => {
			const refused = await onSubmit(values);
			if (!refused) setSent(true);
			return refused;
		},
	});
	const zones = useFieldArray({ control: control.control, name: 'zones' });
	const values = control.watch();
	const { errors } = control.formState;

	useEffect(() => {
		if (!onDraftChange) return;
		const { unsubscribe } = control.watch((draft) => {
			setSent(false);
			onDraftChange(draft as TypedAnswer);
		});
		return unsubscribe;
	}, [control.watch, onDraftChange]);

	const isFull = zones.fields.length >= ZONES_MAX;
	return {
		register: form.register,
		onSubmit: form.onSubmit,
		pending: form.pending,
		failure: form.failure,
		values,
		facts: readFacts(values),
		rows: zones.fields,
		addZone: () => {
			if (!isFull) zones.append({ ...emptyZone });
		},
		removeZone: (index) => {
			if (zones.fields.length > 1) return zones.remove(index);
			control.clearErrors('zones');
			zones.update(index, { ...emptyZone });
		},
		isFull,
		set: (change) => {
			for (const field of Object.keys(change) as (keyof TypedAnswer)[]) {
				control.clearErrors(field === 'papers' ? ('fileLinkIds' as never) : field);
				control.setValue(field, change[field] as never, { shouldDirty: true, shouldTouch: true });
			}
		},
		setZoneCode: (index, landCode) => {
			const path = `zones.${index}` as const;
			control.setValue(`${path}.landCode`, landCode, { shouldDirty: true });
			// A code that no list knows wants a name: told off once, that goes with the code.
			if (control.getFieldState(path, control.formState).invalid) control.trigger([`${path}.landCode`, `${path}.name`]);
		},
		errorOf: (path) => codeAt(errors, path),
		errorCount: listErrors(errors).length,
		submitTimes: form.submitTimes,
		isDirty: !isSent && JSON.stringify(values) !== JSON.stringify(initial),
	};
}
