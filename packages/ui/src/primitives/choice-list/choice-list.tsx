import { useId } from 'react';
import { ErrorLine } from '../field/error-line.tsx';
import { useEarlyChanges } from '../field/use-early-changes.ts';

/** One of the choices. */
export interface Choice {
	/** What the form sends. */
	value: string;
	/** In a few words. */
	label: string;
	/** What follows from it. */
	text?: string | undefined;
}

export interface ChoiceListProps {
	/** What is asked. */
	legend: string;
	/** Said after it where an answer may be left out, as `(không bắt buộc)`. */
	optionalLabel?: string | undefined;
	/** Name in the form's data. */
	name: string;
	/** Two to six. */
	choices: readonly Choice[];
	/** What is chosen at first; left out, nothing. */
	defaultValue?: string | undefined;
	/** What is chosen, where that is kept outside; `onChange` changes it then. */
	value?: string | undefined;
	/** What is wrong and what to do about it. */
	error?: string | undefined;
	/** Told what was chosen. */
	onChange?: ((value: string) => void) | undefined;
}

/** One of several, each with its words and what follows from it. Radio buttons: arrow keys move. */
export function ChoiceList({
	legend,
	optionalLabel,
	name,
	choices,
	defaultValue,
	value: chosen,
	error,
	onChange,
}: ChoiceListProps) {
	const id = useId();
	const ref = useEarlyChanges<HTMLFieldSetElement>();
	return (
		<fieldset
			ref={ref}
			aria-describedby={error ? `${id}-error` : undefined}
			data-slot="choice-list"
			data-wrong={Boolean(error) || undefined}
			className="grid min-w-0 gap-1.5"
		>
			<legend className="mb-2 text-sm font-bold">
				{legend} {optionalLabel && <span className="font-normal text-ink-muted">{optionalLabel}</span>}
			</legend>
			<div className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border border-line-strong bg-surface-raised">
				{choices.map(({ value, label, text }, index) => (
					<label
						key={value}
						className="flex min-h-control items-start gap-3 border-t border-line px-pad-sm py-cell first:border-t-0 has-checked:bg-surface-sunken"
					>
						<input
							type="radio"
							name={name}
							value={value}
							{...(chosen === undefined ? { defaultChecked: value === defaultValue } : { checked: value === chosen })}
							aria-describedby={text ? `${id}-${index}` : undefined}
							// By its place: a value may hold blanks, and an id none.
							aria-labelledby={`${id}-${index}-label`}
							onChange={() => onChange?.(value)}
							className="tick mt-0.5"
						/>
						<span className="min-w-0">
							<span id={`${id}-${index}-label`}>{label}</span>
							{text && (
								<span id={`${id}-${index}`} className="block text-sm text-ink-muted">
									{text}
								</span>
							)}
						</span>
					</label>
				))}
			</div>
			<ErrorLine keepsHeight id={`${id}-error`}>
				{error}
			</ErrorLine>
		</fieldset>
	);
}
