import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type SchemaForm, type SchemaFormOptions, useSchemaForm } from './use-schema-form.ts';

export interface TrackedFormOptions<Draft, Values> extends SchemaFormOptions<Draft, Values> {
	/** What it begins with was never saved. @default false */
	isUnsaved?: boolean | undefined;
	/** Told everything at every change. */
	onChange?: ((draft: Draft) => void) | undefined;
}

/** A form in progress that knows whether it is saved. */
export interface TrackedForm<Draft extends FieldValues> extends SchemaForm<Draft> {
	/** Something was changed and is not in what was sent and taken. */
	isDirty: boolean;
	/** Writes fields of which nobody has changed anything, as what the server calls a file. */
	quietly: (write: () => void) => void;
}

/** A schema form that stays open after it is saved: what is typed while it is sent still has to be saved. */
export function useTrackedForm<Draft extends FieldValues, Values>(
	schema: z.ZodMiniType<Values, Draft>,
	{ isUnsaved = false, onChange, onSubmit, ...options }: TrackedFormOptions<Draft, Values>,
): TrackedForm<Draft> {
	const [isDirty, setDirty] = useState(isUnsaved);
	const changes = useRef(0);
	const isQuiet = useRef(false);
	const report = useEffectEvent((draft: Draft) => onChange?.(draft));
	const form = useSchemaForm<Draft, Values>(schema, {
		...options,
		onSubmit: async (values) => {
			const sent = changes.current;
			const refused = await onSubmit(values);
			if (!refused) setDirty(changes.current !== sent);
			return refused;
		},
	});
	const { watch } = form.control;

	useEffect(() => {
		const { unsubscribe } = watch((draft) => {
			if (isQuiet.current) return;
			changes.current += 1;
			setDirty(true);
			report(draft as Draft);
		});
		return unsubscribe;
	}, [watch]);

	return {
		...form,
		isDirty,
		quietly: (write) => {
			isQuiet.current = true;
			write();
			isQuiet.current = false;
		},
	};
}
