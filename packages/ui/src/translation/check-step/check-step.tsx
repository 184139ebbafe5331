import { type ReactNode, useId } from 'react';
import { FormFailure } from '../form-failure/form-failure.tsx';
import { useStepHeading } from '../use-step-heading.ts';
import { Quote } from '../written.tsx';

export interface CheckStepProps {
	/** Names where it stands: when it changes, and what was pressed is gone with it, the heading takes the focus. */
	step: string;
	title: string;
	/** What follows from it. */
	text?: ReactNode;
	/** Words of somebody. */
	quote?: string | null | undefined;
	/** Why the last press was refused. */
	failure?: string | undefined;
	/** Buttons and links, the likeliest first. */
	actions?: ReactNode;
	/** Something is asked in a window: the focus waits for it to close. @default false */
	isAsking?: boolean | undefined;
	/** The windows. They stand here, so that they have closed before the heading takes the focus. */
	children?: ReactNode;
}

/** Where a check stands, of a plot's planning or of a listing, and what can be done about it now. */
export function CheckStep({ step, title, text, quote, failure, actions, isAsking = false, children }: CheckStepProps) {
	const id = useId();
	const heading = useStepHeading(step, isAsking);
	return (
		<section
			aria-labelledby={id}
			data-slot="check-step"
			className="grid grid-cols-[minmax(0,1fr)] rounded-card border border-ink bg-surface-raised p-4 sm:px-6"
		>
			<FormFailure message={failure} />
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
				<div className="grid min-w-0 flex-1 basis-72 gap-1">
					<h2 ref={heading} id={id} tabIndex={-1} className="font-bold outline-none wrap-anywhere">
						{title}
					</h2>
					{text && <p className="max-w-prose wrap-anywhere">{text}</p>}
					{quote && <Quote className="mt-1">{quote}</Quote>}
				</div>
				{actions && <div className="flex flex-wrap gap-2 empty:hidden">{actions}</div>}
			</div>
			{children}
		</section>
	);
}
