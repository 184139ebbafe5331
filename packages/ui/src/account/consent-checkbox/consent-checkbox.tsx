import { type ReactNode, useId } from 'react';
import { Checkbox, type CheckboxProps } from '../../primitives/checkbox/index.ts';
import { AlertIcon } from '../../primitives/icon/index.ts';

export interface ConsentCheckboxProps extends Omit<CheckboxProps, 'defaultChecked'> {
	/** What is missing, when it is. */
	error?: ReactNode;
}

/** One consent for itself. It cannot begin ticked. */
export function ConsentCheckbox({ error, required = false, ...rest }: ConsentCheckboxProps) {
	const errorId = useId();
	return (
		<div data-slot="consent-checkbox">
			<Checkbox
				{...rest}
				aria-required={required || undefined}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? errorId : undefined}
			/>
			<p id={errorId} aria-live="polite" className="ml-8 flex items-start gap-1.5 text-sm text-danger">
				{error && <AlertIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
				{error}
			</p>
		</div>
	);
}
