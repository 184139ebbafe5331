import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Has a form that stays open follow what is kept, which another tab or device may change: but for what was changed here. */
export function useKeptValues<Draft extends FieldValues>(
	{ reset, formState }: UseFormReturn<Draft>,
	kept: Draft,
): void {
	const follow = useEffectEvent(() => {
		if (JSON.stringify(formState.defaultValues) !== JSON.stringify(kept))
			reset(kept, { keepDirtyValues: true, keepErrors: true });
	});
	const known = JSON.stringify(kept);
	// biome-ignore lint/correctness/useExhaustiveDependencies: when something else is kept
	useEffect(() => follow(), [known]);
}
