import type { ReactNode } from 'react';
import { useEarlyChanges } from '../field/use-early-changes.ts';

export interface SegmentedOption {
	/** What the form sends. */
	value: string;
	/** A word or two. */
	label: string;
	/** A small picture before the words, above them on phones. */
	icon?: ReactNode;
}

export interface SegmentedProps {
	/** What is chosen between; for screen readers only, unless it is shown. */
	label: string;
	/** Puts the label above. @default false */
	labelShown?: boolean | undefined;
	/** Name in the form's data. */
	name: string;
	/** Two to four; more where each is a figure or two. */
	options: readonly SegmentedOption[];
	/** What is chosen at first; left out, nothing. */
	defaultValue?: string | undefined;
	/** What is chosen, where that is kept outside ('' for nothing); `onChange` changes it then. */
	value?: string | undefined;
	/** Id of what is said about it, as what is wrong. */
	'aria-describedby'?: string | undefined;
	/** `full` takes the whole line, shared out. @default 'auto' */
	width?: 'auto' | 'full' | undefined;
	/** `sm` leaves less room around the words. @default 'md' */
	size?: 'sm' | 'md' | undefined;
	/** Told what was chosen. */
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
	value: chosen,
	'aria-describedby': describedBy,
	width = 'auto',
	size = 'md',
	onChange,
}: SegmentedProps) {
	const ref = useEarlyChanges<HTMLFieldSetElement>();
	return (
		<fieldset
			ref={ref}
			aria-describedby={describedBy}
			data-slot="segmented"
			className={width === 'full' ? 'w-full min-w-0' : 'inline-flex max-w-full'}
		>
			<legend className={labelShown ? 'mb-1.5 text-sm font-bold' : 'sr-only'}>{label}</legend>
			{/* Rows under each other, where letters are so large that one has no room. */}
			<div
				className={`flex max-w-full rounded-card border border-line-strong bg-surface-raised p-1 ${width === 'full' ? 'max-[20rem]:flex-wrap' : 'flex-wrap'}`}
			>
				{options.map((option) => (
					<label
						key={option.value}
						className={`flex min-h-control-sm min-w-0 items-center justify-center gap-1.5 rounded-tag text-sm font-bold text-ink-muted has-checked:bg-ink has-checked:text-ink-on forced-colors:has-checked:system-selected has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus [&_svg]:size-4 [&_svg]:shrink-0 ${width === 'full' ? 'grow px-2 text-center' : `whitespace-nowrap ${padding[size]}`} ${option.icon ? 'max-sm:flex-col max-sm:gap-0 max-sm:px-1 max-sm:py-1.5' : ''}`}
					>
						<input
							type="radio"
							name={name}
							value={option.value}
							{...(chosen === undefined
								? { defaultChecked: option.value === defaultValue }
								: { checked: option.value === chosen })}
							onChange={() => onChange?.(option.value)}
							className="sr-only"
						/>
						{option.icon}
						{option.label}
					</label>
				))}
			</div>
		</fieldset>
	);
}
