import { useEffect, useState } from 'react';
import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { emptyListingDraft, type ListingDraft } from './draft.ts';
import { factFields } from './facts.ts';
import { type ListingValues, listingSchema } from './schema.ts';
import {
	fieldsOf,
	type ListingDraftField,
	type ListingError,
	type ListingStep,
	listingErrors,
	listingSteps,
} from './steps.ts';

export interface ListingFormOptions {
	/** What the form begins with: nothing, a draft that was kept, or a listing that is there already (`toListingDraft`). */
	defaultValues?: Partial<ListingDraft> | undefined;
	/** @default 'kind' */
	initialStep?: ListingStep | undefined;
	/** Every step can be opened at once: of a listing that is there already. @default false */
	isEdit?: boolean | undefined;
	/** Told every change, at once; keeping it is the caller's, and so is waiting a little. */
	onDraftChange?: ((draft: ListingDraft) => void) | undefined;
	/** Fields that the server refuses bear the names of LocationInfoInput. */
	onSubmit: Submit<ListingValues>;
}

/** How a step stands. */
export interface ListingStepState {
	name: ListingStep;
	isCurrent: boolean;
	/** `error`: something in it is known to be wrong; `done`: seen and right. */
	state: 'todo' | 'done' | 'error';
}

/** A listing that is being written, step by step. */
export interface ListingFormState extends SchemaForm<ListingDraft> {
	values: ListingDraft;
	/** Sets fields that are no plain inputs, and those that hang on them. */
	set: (change: Partial<ListingDraft>) => void;
	step: ListingStep;
	steps: readonly ListingStepState[];
	/** Goes on to a step if all before it are right, else to the first that is not; back to any. */
	go: (step: ListingStep) => void;
	next: () => void;
	back: () => void;
	/** Opens a step without looking at the others: to mend something there. */
	open: (step: ListingStep) => void;
	/** Every error that is shown, in the order of the form. */
	errors: readonly ListingError[];
	/** Counts the times that going on or sending failed: when it grows, lead to the errors. */
	failedTimes: number;
	/** Fields that differ from what the form began with. */
	changedFields: readonly ListingDraftField[];
	/** Something differs and was not sent. */
	isDirty: boolean;
}

const allFields = Object.keys(emptyListingDraft) as ListingDraftField[];

/** Fields whose rules hang on another field. */
const dependents: Partial<Record<ListingDraftField, readonly ListingDraftField[]>> = {
	tradingType: ['categoryId', 'price', ...factFields],
	categoryId: factFields,
	provinceId: ['districtId', 'wardId', 'currentWardId'],
	districtId: ['wardId', 'currentWardId'],
	wardId: ['currentWardId'],
	isNegotiable: ['price'],
	isDefaultContactPhone: ['contactPersonPhone'],
	locationLat: ['locationLong'],
};

/** The listing form without a look: its steps, what stands in it, what is wrong with it. */
export function useListingForm({
	defaultValues,
	initialStep = 'kind',
	isEdit = false,
	onDraftChange,
	onSubmit,
}: ListingFormOptions): ListingFormState {
	const [initial] = useState<ListingDraft>({ ...emptyListingDraft, ...defaultValues });
	const [step, setStep] = useState(initialStep);
	const [reached, setReached] = useState(isEdit ? listingSteps.length - 1 : listingSteps.indexOf(initialStep));
	const [failedTimes, setFailedTimes] = useState(0);
	const [isSent, setSent] = useState(false);
	const form = useSchemaForm(listingSchema, {
		defaultValues: initial,
		onSubmit: async (values) => {
			const refused = await onSubmit(values);
			if (!refused) setSent(true);
			// The form has one field for a price and its unit.
			return (
				refused && { ...refused, fields: refused.fields?.map((field) => ({ ...field, path: toDraftPath(field.path) })) }
			);
		},
	});
	const { control } = form;
	const values = control.watch();

	useEffect(() => {
		if (!onDraftChange) return;
		const { unsubscribe } = control.watch((draft) => {
			setSent(false);
			onDraftChange(draft as ListingDraft);
		});
		return unsubscribe;
	}, [control.watch, onDraftChange]);

	const errors = listingSteps.flatMap((name) =>
		fieldsOf[name].flatMap((field): ListingError[] => {
			const code = codeOf(control.formState.errors[field]);
			return code ? [{ step: name, field, code }] : [];
		}),
	);
	const missing = new Set(listingErrors(values).map((error) => error.step));

	function open(target: ListingStep): void {
		setStep(target);
		setReached((far) => Math.max(far, listingSteps.indexOf(target)));
	}

	async function go(target: ListingStep): Promise<void> {
		const between = listingSteps.slice(listingSteps.indexOf(step), listingSteps.indexOf(target));
		const [first] = listingErrors(control.getValues()).filter((error) => between.includes(error.step));
		if (!first) return open(target);
		await control.trigger([...fieldsOf[first.step]]);
		open(first.step);
		setFailedTimes((times) => times + 1);
	}

	const at = listingSteps.indexOf(step);
	const changedFields = allFields.filter((field) => JSON.stringify(values[field]) !== JSON.stringify(initial[field]));
	return {
		...form,
		errorOf: (path) => codeOf(control.formState.errors[path as ListingDraftField]),
		onSubmit: async (event) => {
			await form.onSubmit(event);
			setFailedTimes((times) => times + 1);
		},
		values,
		set: (change) => {
			for (const field of Object.keys(change) as ListingDraftField[]) {
				control.clearErrors([field, ...(dependents[field] ?? [])]);
				control.setValue(field, change[field] as never, { shouldDirty: true, shouldTouch: true });
			}
		},
		step,
		steps: listingSteps.map((name, index) => ({
			name,
			isCurrent: name === step,
			state: errors.some((error) => error.step === name)
				? 'error'
				: index <= reached && name !== 'preview' && name !== step && !missing.has(name)
					? 'done'
					: 'todo',
		})),
		go: (target) => void go(target),
		next: () => void go(listingSteps[at + 1] ?? step),
		back: () => open(listingSteps[at - 1] ?? step),
		open,
		errors,
		failedTimes,
		changedFields,
		isDirty: !isSent && changedFields.length > 0,
	};
}

function toDraftPath(path: string): string {
	return path === 'priceUnitId' ? 'price' : (path.split('.')[0] ?? path);
}

/** The code of a field's error; of a list, that of its first entry that has one. */
function codeOf(error: unknown): string | undefined {
	if (Array.isArray(error)) return error.map(codeOf).find(Boolean);
	if (typeof error !== 'object' || error === null) return undefined;
	const { message, root } = error as { message?: string; root?: { message?: string } };
	return message ?? root?.message;
}
