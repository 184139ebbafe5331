import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Has a form that stays open follow what is kept, which another tab or device may change: but for what was changed here. */
export function useKeptValues<Draft extends FieldValues>(
	{ reset, formState }: UseFormReturn<Draft>,
	kept: Draft,
	/** Takes it in; left out, that goes field by field. */
	take: (kept: Draft) => void = (next) => reset(next, { keepDirtyValues: true, keepErrors: true }),
): void {
	const follow = useEffectEvent(() => {
		if (JSON.stringify(formState.defaultValues) !== JSON.stringify(kept)) take(kept);
	});
	const known = JSON.stringify(kept);
	// biome-ignore lint/correctness/useExhaustiveDependencies: when something else is kept
	useEffect(() => follow(), [known]);
}
