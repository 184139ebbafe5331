import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useEarlyChanges } from '../field/use-early-changes.ts';

export interface CheckboxProps
	extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'children'> {
	/** What is true when it is ticked. */
	label: ReactNode;
}

/** Yes or no, with its words. */
export function Checkbox({ label, ...rest }: CheckboxProps) {
	const around = useEarlyChanges<HTMLLabelElement>();
	return (
		<label
			ref={around}
			className="flex min-h-control items-start gap-3 py-[calc((var(--spacing-control)-1lh)/2)] text-base has-disabled:opacity-55"
		>
			<input {...rest} type="checkbox" data-slot="checkbox" className="tick mt-[calc((1lh-1.25rem)/2)]" />
			<span>{label}</span>
		</label>
	);
}
