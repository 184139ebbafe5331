import { useEffect, useState } from 'react';
import type { FieldError } from '../error/index.ts';
import { codeOf } from '../form/code-of.ts';
import { placeFields } from '../form/place-fields.ts';
import { attempt } from '../form/submit-failure.ts';
import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { emptyPlanningCheckDraft, type PlanningCheckDraft, planningCheckDraftSchema } from './request-draft.ts';
import type { PlanningRequestField, PlanningRequestValues } from './request-schema.ts';

export interface PlanningCheckFormOptions {
	/** What the form begins with: nothing, a draft that was kept, a listing's plot, or a request that was sent. */
	defaultValues?: Partial<PlanningCheckDraft> | undefined;
	/** Told every change, at once; keeping it is the caller's. */
	onDraftChange?: ((draft: PlanningCheckDraft) => void) | undefined;
	/** Fields that the server refuses bear the names of PlanningCheckRequestInput. */
	onSubmit: Submit<PlanningRequestValues>;
}

/** A request for a planning check that is being written. */
export interface PlanningCheckFormState
	extends Pick<SchemaForm<PlanningCheckDraft>, 'register' | 'onSubmit' | 'pending' | 'submitTimes' | 'failure'> {
	values: PlanningCheckDraft;
	/** Sets fields that are no plain inputs. */
	set: (change: Partial<PlanningCheckDraft>) => void;
	/** Code of what is wrong with a field; of a list, that of its first entry that has one. */
	errorOf: (field: PlanningRequestField) => string | undefined;
	/** Something differs from what the form began with and was not sent. */
	isDirty: boolean;
}

/** Fields of a request that the form knows under another name. */
const requestFields: Partial<Record<keyof PlanningCheckDraft, PlanningRequestField>> = { papers: 'fileIds' };

/** The rules of a request for a planning check. */
export function usePlanningCheckForm({
	defaultValues,
	onDraftChange,
	onSubmit,
}: PlanningCheckFormOptions): PlanningCheckFormState {
	const [initial] = useState<PlanningCheckDraft>({ ...emptyPlanningCheckDraft, ...defaultValues });
	const [isSent, setSent] = useState(false);
	const { control, ...form } = useSchemaForm(planningCheckDraftSchema, {
		defaultValues: initial,
		// The form leads to what stands first, which may be no plain input.
		leadsToError: false,
		otherFields: Object.values(requestFields),
		onSubmit: async (values) => {
			const refused = await attempt(() => onSubmit(values));
			if (!refused) setSent(true);
			return refused && { ...refused, fields: refused.fields?.map(toDraftField) };
		},
	});
	const values = control.watch();

	useEffect(() => {
		if (!onDraftChange) return;
		const { unsubscribe } = control.watch((draft) => {
			setSent(false);
			onDraftChange(draft as PlanningCheckDraft);
		});
		return unsubscribe;
	}, [control.watch, onDraftChange]);

	const codeAt = (field: string) => codeOf((control.formState.errors as Record<string, unknown>)[field]);
	return {
		register: form.register,
		pending: form.pending,
		failure: form.failure,
		values,
		set: (change) => {
			for (const field of Object.keys(change) as (keyof PlanningCheckDraft)[]) {
				const isPlace = field === 'system' || placeFields.some((name) => name === field);
				const wrong = isPlace ? placeFields : [requestFields[field] ?? field];
				control.clearErrors(wrong as never);
				control.setValue(field, change[field] as never, { shouldDirty: true, shouldTouch: true });
			}
		},
		errorOf: (field) =>
			// That no commune is named at all is said of the first field, whichever system is in use.
			field === 'currentProvinceId' && values.system === 'current'
				? (codeAt(field) ?? codeAt('provinceId'))
				: codeAt(field),
		onSubmit: form.onSubmit,
		submitTimes: form.submitTimes,
		isDirty: !isSent && JSON.stringify(values) !== JSON.stringify(initial),
	};
}

/** The pin is one thing on the map: what is wrong with either coordinate is said of the first. */
function toDraftField(error: FieldError): FieldError {
	return error.path === 'locationLong' ? { ...error, path: 'locationLat' } : error;
}
