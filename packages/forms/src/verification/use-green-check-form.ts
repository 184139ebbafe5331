import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { FieldError } from '../error/index.ts';
import { listErrors } from '../form/code-of.ts';
import { type SchemaForm, type Submit, useSchemaForm } from '../form/use-schema-form.ts';
import { findingsOver, isSameFindings, keptFindings } from './findings.ts';
import { type GreenCheckFinding, type GreenCheckItemName, type GreenCheckResult, greenCheckItems } from './items.ts';
import { type GreenCheckDraft, type GreenCheckValues, greenCheckSchema } from './schema.ts';

/** One item of the checklist in a form; nothing chosen is ''. */
export interface GreenCheckItemDraft {
	name: GreenCheckItemName;
	result: GreenCheckResult | '';
	note: string;
}

/** Where somebody looks from, as it is sent. */
export type GreenCheckPositionDraft = NonNullable<GreenCheckDraft['position']>;

/** A green check as it stands in its form: always all seven items, in their order. */
export interface GreenCheckFormDraft {
	items: GreenCheckItemDraft[];
	/** Ids of uploads and of photos that are there. */
	photoIds: string[];
	position: GreenCheckPositionDraft | null;
}

export interface GreenCheckFormOptions {
	/** What was kept, as `keptFindings` reads it. */
	defaultValues: {
		items: readonly GreenCheckFinding[];
		photoIds: readonly string[];
		position: GreenCheckPositionDraft | null;
	};
	/** Told every change, at once, as it can be kept: items that are decided. Putting off and sending are the caller's. */
	onChange?: ((kept: GreenCheckDraft) => void) | undefined;
	/** Given what can be filed. Fields that the server refuses bear the names of GreenCheckInput; say them here or by `refuse`. */
	onSubmit: Submit<GreenCheckValues>;
}

/** Findings of a green check that are being put down. */
export interface GreenCheckFormState extends Pick<SchemaForm<GreenCheckFormDraft>, 'onSubmit' | 'pending' | 'failure'> {
	values: GreenCheckFormDraft;
	/** How many items are decided. */
	decided: number;
	setResult: (name: GreenCheckItemName, result: GreenCheckResult) => void;
	setNote: (name: GreenCheckItemName, note: string) => void;
	setPhotoIds: (ids: readonly string[]) => void;
	setPosition: (position: GreenCheckPositionDraft | null) => void;
	/**
	 * Takes up what was found elsewhere: `now` in place of what was `known` here, where nothing else was put down. Returns what stands
	 * in the form then; undefined where that is nothing new.
	 */
	takeUp: (elsewhere: { known: GreenCheckDraft; now: GreenCheckDraft }) => GreenCheckFormDraft | undefined;
	/** All that is known to be wrong, in the order of the form; paths as in GreenCheckInput. */
	errors: readonly FieldError[];
	/** Marks what was refused after the form had been sent. */
	refuse: (errors: readonly FieldError[]) => void;
	/** Counts the times that it was sent, or tried to be, or refused afterwards: when it grows, lead to what is wrong. */
	submitTimes: number;
}

/** The rules of a green check's findings: every item decided, a failed one with a note, photo and position where somebody was there. */
export function useGreenCheckForm({ defaultValues, onChange, onSubmit }: GreenCheckFormOptions): GreenCheckFormState {
	const [initial] = useState(() => toDraft(keptFindings(defaultValues)));
	const [refusedTimes, setRefusedTimes] = useState(0);
	const { control, ...form } = useSchemaForm(schema, { defaultValues: initial, onSubmit });
	const values = control.watch();
	const { errors, isSubmitted } = control.formState;

	useEffect(() => {
		if (!onChange) return;
		const { unsubscribe } = control.watch((draft) => onChange(toKept(draft as GreenCheckFormDraft)));
		return unsubscribe;
	}, [control.watch, onChange]);

	// What one item says may put another field right, as the photos where nobody was there.
	const change: typeof control.setValue = (field, value) => {
		control.setValue(field, value, { shouldDirty: true });
		if (isSubmitted) control.trigger();
	};
	const placeOf = (name: GreenCheckItemName) => greenCheckItems.indexOf(name);

	return {
		onSubmit: form.onSubmit,
		pending: form.pending,
		failure: form.failure,
		values,
		decided: values.items.filter(({ result }) => result !== '').length,
		setResult: (name, result) => change(`items.${placeOf(name)}.result`, result),
		setNote: (name, note) => change(`items.${placeOf(name)}.note`, note),
		setPhotoIds: (ids) => change('photoIds', [...ids]),
		setPosition: (position) => change('position', position),
		takeUp: ({ known, now }) => {
			const typed = control.getValues();
			const over = findingsOver(toDraft(now), { opened: toDraft(known), typed });
			if (isSameFindings(over, typed)) return undefined;
			change('items', over.items);
			change('photoIds', over.photoIds);
			change('position', over.position);
			return over;
		},
		errors: listErrors(errors).sort((a, b) => rankOf(a.path) - rankOf(b.path)),
		refuse: (refused) => {
			for (const { path, code } of refused) control.setError(path as 'photoIds', { message: code });
			setRefusedTimes((times) => times + 1);
		},
		submitTimes: form.submitTimes + refusedTimes,
	};
}

// The schema refuses what a form has while nothing is chosen.
const schema = greenCheckSchema as unknown as z.ZodMiniType<GreenCheckValues, GreenCheckFormDraft>;

function toDraft({ items, photoIds, position = null }: GreenCheckDraft): GreenCheckFormDraft {
	return {
		items: greenCheckItems.map((name) => {
			const { result = '', note } = items.find((item) => item.name === name) ?? {};
			return { name, result, note: note ?? '' };
		}),
		photoIds: [...photoIds],
		position,
	};
}

function toKept({ items, photoIds, position }: GreenCheckFormDraft): GreenCheckDraft {
	return {
		items: items.flatMap(({ name, result, note }) => (result === '' ? [] : [{ name, result, note }])),
		photoIds,
		position,
	};
}

function rankOf(path: string): number {
	const [field, index, part] = path.split('.');
	if (field === 'items')
		return index === undefined ? greenCheckItems.length : Number(index) + (part === 'note' ? 0.5 : 0);
	return greenCheckItems.length + (field === 'photoIds' ? 1 : 2);
}
