import { type ReactNode, useId } from 'react';
import { ErrorLine } from './error-line.tsx';
import { useEarlyChanges } from './use-early-changes.ts';

/** What a control needs to be known by its field. */
export interface FieldControl {
	id: string;
	'aria-describedby': string | undefined;
	'aria-invalid': true | undefined;
	'aria-required': true | undefined;
}

export interface FieldProps {
	/** What is asked, always visible. */
	label: ReactNode;
	/** How to answer, before anything went wrong. */
	hint?: ReactNode;
	/** What is wrong and what to do about it. Its line keeps its height, so nothing jumps. */
	error?: ReactNode;
	/** Told to screen readers; draws nothing. @default false */
	required?: boolean | undefined;
	/** Said after the label where an answer may be left out, as `(không bắt buộc)`. */
	optionalLabel?: string | undefined;
	/** Keeps no line for an error while there is none, as where hardly anything can be wrong. @default false */
	compact?: boolean | undefined;
	/** The control, given the ids that tie it to label, hint and error. */
	children: (control: FieldControl) => ReactNode;
}

/** Label, control, hint and error as one. Knows no form library. */
export function Field({ label, hint, error, required = false, optionalLabel, compact = false, children }: FieldProps) {
	const id = useId();
	const ref = useEarlyChanges<HTMLDivElement>();
	const hintId = hint ? `${id}-hint` : undefined;
	const errorId = error ? `${id}-error` : undefined;
	return (
		<div
			ref={ref}
			data-slot="field"
			data-invalid={error ? '' : undefined}
			className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5"
		>
			<label htmlFor={id} className="text-sm font-bold">
				{label}
				{optionalLabel && <span className="font-normal text-ink-muted"> {optionalLabel}</span>}
			</label>
			{children({
				id,
				'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
				'aria-invalid': error ? true : undefined,
				'aria-required': required || undefined,
			})}
			{hint && (
				<p id={hintId} className="text-sm text-ink-muted">
					{hint}
				</p>
			)}
			<ErrorLine keepsHeight={!compact || Boolean(error)} id={errorId}>
				{error}
			</ErrorLine>
		</div>
	);
}
