export interface SegmentedOption {
	value: string;
	label: string;
}

export interface SegmentedProps {
	/** What is chosen between, for screen readers. */
	label: string;
	/** Name in the form's data. */
	name: string;
	/** Two to four. */
	options: readonly SegmentedOption[];
	defaultValue?: string | undefined;
	onChange?: ((value: string) => void) | undefined;
}

/** One of a few, all in sight. Radio buttons underneath: arrow keys move, and a form sends them without scripts. */
export function Segmented({ label, name, options, defaultValue, onChange }: SegmentedProps) {
	return (
		<fieldset
			data-slot="segmented"
			className="inline-flex max-w-full rounded-card border border-line-strong bg-surface-raised p-1"
		>
			<legend className="sr-only">{label}</legend>
			{options.map((option) => (
				<label
					key={option.value}
					className="flex min-h-9 min-w-0 items-center rounded-tag px-3 text-sm font-bold whitespace-nowrap text-ink-muted has-checked:bg-ink has-checked:text-ink-on has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:px-4 pointer-coarse:min-h-11"
				>
					<input
						type="radio"
						name={name}
						value={option.value}
						defaultChecked={option.value === defaultValue}
						onChange={() => onChange?.(option.value)}
						className="sr-only"
					/>
					{option.label}
				</label>
			))}
		</fieldset>
	);
}
