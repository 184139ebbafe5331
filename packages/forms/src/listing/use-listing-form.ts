import { useEffect, useState } from 'react';
import { codeAt, codeOf } from '../form/code-of.ts';
import { placeFields } from '../form/place-fields.ts';
import { attempt } from '../form/submit-failure.ts';
import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { emptyOfferingDraft } from '../invest/offering-draft.ts';
import { emptyListingDraft, type ListingDraft } from './draft.ts';
import { factFields } from './facts.ts';
import { differingFields } from './listing-change.ts';
import { type ListingValues, listingSchema } from './schema.ts';
import {
	fieldsOf,
	furthestStep,
	type ListingDraftField,
	type ListingError,
	type ListingStep,
	listingErrors,
	listingSteps,
	stepsFor,
	toDraftPath,
} from './steps.ts';

export interface ListingFormOptions {
	/** What the form begins with: nothing, a draft that was kept, or a listing that is there already (`toListingDraft`). */
	defaultValues?: Partial<ListingDraft> | undefined;
	/** What is saved, where the form begins with more than that: a change that was brought back. @default what it begins with */
	savedValues?: Partial<ListingDraft> | undefined;
	/** Which step opens first. @default where a draft goes on: the first step that is not right yet; of a listing that is there already the first of all */
	initialStep?: ListingStep | undefined;
	/**
	 * The step that is asked for, as by an address: any text. Only another one moves the form, and one that is unknown or may not be
	 * opened yet leads to the furthest that may. @default `initialStep`, and the form keeps it
	 */
	step?: string | undefined;
	/** Told each step that opens, to be asked for from then on. `replace`: the one that was asked for may not be opened. */
	onStepChange?: ((step: ListingStep, how: { replace: boolean }) => void) | undefined;
	/** Every step can be opened at once: of a listing that is there already. @default false */
	isEdit?: boolean | undefined;
	/** Whoever writes may offer shares; else an offering is not asked for, and what the listing says of one is not sent. @default false */
	mayOffer?: boolean | undefined;
	/** Told every change, at once, which fields differ from what is saved, and the open step; keeping it is the caller's, and so is waiting a little. */
	onDraftChange?: ((draft: ListingDraft, changed: readonly ListingDraftField[], step: ListingStep) => void) | undefined;
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
	/** What is saved: what the form holds before any change. */
	saved: ListingDraft;
	/** Sets fields that are no plain inputs, and those that hang on them. A function is given what stands there at this moment. */
	set: (change: Partial<ListingDraft> | ((now: ListingDraft) => Partial<ListingDraft>)) => void;
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
	/** Fields that differ from what is saved. */
	changedFields: readonly ListingDraftField[];
	/** Something differs and was not sent. */
	isDirty: boolean;
}

/** Fields whose rules hang on another field. */
const dependents: Partial<Record<ListingDraftField, readonly ListingDraftField[]>> = {
	tradingType: ['categoryId', 'price', ...factFields],
	categoryId: factFields,
	area: ['price'],
	system: placeFields,
	provinceId: ['districtId', 'wardId', 'currentWardId'],
	districtId: ['wardId', 'currentWardId'],
	wardId: ['currentWardId'],
	currentProvinceId: ['currentWardId'],
	isNegotiable: ['price'],
	isDefaultContactPhone: ['contactPersonPhone'],
	locationLat: ['locationLong'],
	isInvest: fieldsOf.offering,
	totalShare: ['pricePerShare', 'releaseQuantity', 'softCap'],
	pricePerShare: ['maxSharePerAccount'],
	releaseQuantity: ['softCap'],
	minInvestment: ['maxSharePerAccount'],
	startDate: ['endDate'],
	lowBps: ['baseBps', 'highBps'],
	baseBps: ['lowBps', 'highBps'],
	highBps: ['lowBps', 'baseBps'],
};

/** The listing form without a look: its steps, what stands in it, what is wrong with it. */
export function useListingForm({
	defaultValues,
	savedValues = defaultValues,
	initialStep,
	step: asked,
	onStepChange,
	isEdit = false,
	mayOffer = false,
	onDraftChange,
	onSubmit,
}: ListingFormOptions): ListingFormState {
	const whole = (values?: Partial<ListingDraft>): ListingDraft => ({
		...emptyListingDraft,
		...values,
		...(!mayOffer && emptyOfferingDraft),
	});
	const [initial] = useState(whole(defaultValues));
	const [saved] = useState(whole(savedValues));
	const [first] = useState(() => initialStep ?? (isEdit ? 'kind' : furthestStep(initial)));
	const [reached, setReached] = useState(isEdit ? listingSteps.length - 1 : listingSteps.indexOf(first));
	const [step, setStep] = useState(() => nearest(asked ?? first, initial, reached));
	const [followed, setFollowed] = useState(asked);
	const [stoppedTimes, setStoppedTimes] = useState(0);
	const [isSent, setSent] = useState(false);
	const form = useSchemaForm(listingSchema, {
		defaultValues: initial,
		onSubmit: async (values) => {
			const refused = await attempt(() => onSubmit(mayOffer ? values : withoutOffering(values)));
			if (!refused) setSent(true);
			return (
				refused && { ...refused, fields: refused.fields?.map((field) => ({ ...field, path: toDraftPath(field.path) })) }
			);
		},
	});
	const { control } = form;
	const values = control.watch();
	const shown = stepsFor(values);

	useEffect(() => {
		if (!onDraftChange) return;
		const { unsubscribe } = control.watch((draft) => {
			setSent(false);
			onDraftChange(draft as ListingDraft, differingFields(draft as ListingDraft, saved), step);
		});
		return unsubscribe;
	}, [control.watch, onDraftChange, saved, step]);

	if (asked !== followed) {
		setFollowed(asked);
		show(nearest(asked ?? first, values, reached));
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for is answered once; a step that opens later is told as it does.
	useEffect(() => {
		if (asked !== undefined && asked !== step) onStepChange?.(step, { replace: true });
	}, [asked]);

	// What is said to be wrong with one field may be mended in another.
	useEffect(() => {
		const { unsubscribe } = control.watch((_draft, { name }) => {
			const others = dependents[name as ListingDraftField] ?? [];
			const wrong = others.filter((field) => control.getFieldState(field).error);
			if (wrong.length > 0) void control.trigger(wrong);
		});
		return unsubscribe;
	}, [control.watch, control.trigger, control.getFieldState]);

	const errors = shown.flatMap((name) =>
		fieldsOf[name].flatMap((field): ListingError[] => {
			const code = codeOf(control.formState.errors[field]);
			return code ? [{ step: name, field, code }] : [];
		}),
	);
	const missing = new Set(listingErrors(values).map((error) => error.step));

	function show(target: ListingStep): void {
		setStep(target);
		setReached((far) => Math.max(far, listingSteps.indexOf(target)));
	}

	function open(target: ListingStep): void {
		show(target);
		if (target !== step) onStepChange?.(target, { replace: false });
	}

	async function go(target: ListingStep): Promise<void> {
		const between = shown.slice(shown.indexOf(step), shown.indexOf(target));
		for (const name of between) {
			// Asked of the form: to all but its field a date that is typed in part is none.
			if (await control.trigger([...fieldsOf[name]])) continue;
			open(name);
			return setStoppedTimes((times) => times + 1);
		}
		open(target);
	}

	const at = shown.indexOf(step);
	const changedFields = differingFields(values, saved);
	return {
		...form,
		errorOf: (path) => codeAt(control.formState.errors, path),
		values,
		saved,
		set: (given) => {
			const change = typeof given === 'function' ? given(control.getValues()) : given;
			for (const field of Object.keys(change) as ListingDraftField[]) {
				control.clearErrors([field, ...(dependents[field] ?? [])]);
				control.setValue(field, change[field] as never, { shouldDirty: true, shouldTouch: true });
			}
		},
		step,
		steps: shown.map((name) => ({
			name,
			isCurrent: name === step,
			state: errors.some((error) => error.step === name)
				? 'error'
				: listingSteps.indexOf(name) <= reached && name !== 'preview' && name !== step && !missing.has(name)
					? 'done'
					: 'todo',
		})),
		go: (target) => void go(target),
		next: () => void go(shown[at + 1] ?? step),
		back: () => open(shown[at - 1] ?? step),
		open,
		errors,
		failedTimes: form.submitTimes + stoppedTimes,
		changedFields,
		isDirty: !isSent && changedFields.length > 0,
	};
}

/** A step by its name, where it may be opened: it was before, or all before it are right. Else the furthest that may. */
function nearest(name: string, draft: ListingDraft, reached: number): ListingStep {
	const far = Math.max(reached, listingSteps.indexOf(furthestStep(draft)));
	const open = stepsFor(draft).filter((step) => listingSteps.indexOf(step) <= far);
	return open.find((step) => step === name) ?? open.at(-1) ?? 'kind';
}

/** A listing that says nothing of shares: left out, what is stored stays. */
function withoutOffering(values: ListingValues): ListingValues {
	const { isInvest, totalShare, pricePerShare, startDate, endDate, offering, ...others } = values;
	return others;
}
