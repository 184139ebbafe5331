import type { ComponentProps, ReactNode } from 'react';
import { FormFailure } from '../../translation/form-failure/form-failure.tsx';

export interface DecisionFormProps {
	/** As its window names it. */
	id: string;
	/** What is decided. */
	label: string;
	onSubmit: ComponentProps<'form'>['onSubmit'];
	/** Why it was not done, where no field says so. */
	failure: string | undefined;
	/** What is known, and what is asked. */
	children: ReactNode;
}

/** The form of a `DecisionDialog`: what is known of what is decided, its fields, and why it was not done. */
export function DecisionForm({ id, label, onSubmit, failure, children }: DecisionFormProps) {
	return (
		<form noValidate id={id} aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-3" onSubmit={onSubmit}>
			{children}
			<FormFailure message={failure} />
		</form>
	);
}
