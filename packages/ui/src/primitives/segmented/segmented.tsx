export interface SegmentedOption {
	value: string;
	label: string;
}

export interface SegmentedProps {
	/** What is chosen between; for screen readers only, unless it is shown. */
	label: string;
	/** @default false */
	labelShown?: boolean | undefined;
	/** Name in the form's data. */
	name: string;
	/** Two to four; more where each is a figure or two. */
	options: readonly SegmentedOption[];
	defaultValue?: string | undefined;
	/** `full` takes the whole line, shared out. @default 'auto' */
	width?: 'auto' | 'full' | undefined;
	/** @default 'md' */
	size?: 'sm' | 'md' | undefined;
	onChange?: ((value: string) => void) | undefined;
}

const padding = { sm: 'px-2', md: 'px-3 sm:px-4' };

/** One of a few, all in sight. Radio buttons underneath: arrow keys move, and a form sends them without scripts. */
export function Segmented({
	label,
	labelShown = false,
	name,
	options,
	defaultValue,
	width = 'auto',
	size = 'md',
	onChange,
}: SegmentedProps) {
	return (
		<fieldset data-slot="segmented" className={width === 'full' ? 'w-full min-w-0' : 'inline-flex max-w-full'}>
			<legend className={labelShown ? 'mb-1.5 text-sm font-bold' : 'sr-only'}>{label}</legend>
			<div className="flex max-w-full rounded-card border border-line-strong bg-surface-raised p-1">
				{options.map((option) => (
					<label
						key={option.value}
						className={`flex min-h-9 min-w-0 items-center justify-center rounded-tag text-sm font-bold whitespace-nowrap text-ink-muted has-checked:bg-ink has-checked:text-ink-on has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11 ${width === 'full' ? 'grow px-2' : padding[size]}`}
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
			</div>
		</fieldset>
	);
}
