import type { ComponentPropsWithRef } from 'react';
import { controlStyle } from '../field/control-style.ts';
import { useEarlyChanges } from '../field/use-early-changes.ts';
import { ChevronDownIcon } from '../icon/icon.tsx';

/** One choice of a select. */
export interface SelectOption {
	/** What the form sends. */
	value: string;
	/** What stands in the list. */
	label: string;
}

export interface SelectProps
	extends Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'size' | 'multiple' | 'children'> {
	/** In the order in which people look for them. */
	options: readonly SelectOption[];
	/** The choice of none, first in the list, with the value ''. */
	emptyLabel?: string | undefined;
}

/** One of several, by the platform's own list: it works on every phone and without scripts. */
export function Select({ options, emptyLabel, ...rest }: SelectProps) {
	const around = useEarlyChanges<HTMLSpanElement>();
	return (
		<span ref={around} className="relative block min-w-0">
			<select {...rest} data-slot="select" className={`${controlStyle} appearance-none truncate pr-9`}>
				{emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
				{options.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
			<ChevronDownIcon
				aria-hidden="true"
				className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-muted"
			/>
		</span>
	);
}
