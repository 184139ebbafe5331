import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { TextInput } from '../text-input/index.ts';

/** Something that can be chosen. */
export interface ComboboxOption {
	id: string;
	label: string;
	/** More about it, smaller. */
	detail?: string | undefined;
}

export interface ComboboxProps {
	/** What stands in the field. */
	value: string;
	/** What fits it, the likeliest first. */
	options: readonly ComboboxOption[];
	onChange: (value: string) => void;
	/** One was chosen; what stands in the field then is the caller's. */
	onChoose: (option: ComboboxOption) => void;
	/** Name of the list, for those who do not see it. */
	listLabel: string;
	/** Said to screen readers when the options change, as `3 địa chỉ`. Empty while nothing is to be said. */
	status: string;
	placeholder?: string | undefined;
	/** From `Field`. */
	id?: string | undefined;
	'aria-describedby'?: string | undefined;
	'aria-invalid'?: boolean | undefined;
	'aria-required'?: boolean | undefined;
	ref?: Ref<HTMLInputElement>;
}

/** A text field that proposes while one types. Arrow keys move among the proposals, Enter takes one, Escape closes them; what was typed stays. */
export function Combobox({ value, options, onChange, onChoose, listLabel, status, ...input }: ComboboxProps) {
	const listId = useId();
	const [open, setOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const isOpen = open && options.length > 0;
	const at = Math.min(active, options.length - 1);

	function choose(option: ComboboxOption): void {
		setOpen(false);
		setActive(-1);
		onChoose(option);
	}

	function press(event: KeyboardEvent): void {
		const { key } = event;
		const option = options[at];
		if (key === 'ArrowDown' || key === 'ArrowUp') {
			event.preventDefault();
			const step = key === 'ArrowDown' ? 1 : -1;
			if (isOpen) setActive((at + step + options.length) % options.length);
			else setOpen(true);
		} else if (key === 'Enter' && isOpen && option) {
			// Not yet the form's.
			event.preventDefault();
			choose(option);
		} else if (key === 'Escape' && isOpen) {
			event.stopPropagation();
			setOpen(false);
		}
	}

	return (
		<div data-slot="combobox" className="relative">
			<TextInput
				{...input}
				role="combobox"
				aria-autocomplete="list"
				aria-expanded={isOpen}
				aria-controls={listId}
				aria-activedescendant={isOpen && at >= 0 ? `${listId}-${at}` : undefined}
				autoComplete="off"
				value={value}
				onChange={({ target }) => {
					onChange(target.value);
					setActive(-1);
					setOpen(true);
				}}
				onFocus={() => setOpen(true)}
				onBlur={() => setOpen(false)}
				onKeyDown={press}
			/>
			<div
				id={listId}
				role="listbox"
				aria-label={listLabel}
				hidden={!isOpen}
				className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-card border border-line-strong bg-surface-raised p-1 shadow-float"
			>
				{options.map((option, index) => (
					// biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the field, which keeps the focus.
					<div
						key={option.id}
						id={`${listId}-${index}`}
						role="option"
						tabIndex={-1}
						aria-selected={index === at}
						className="flex min-h-11 cursor-pointer flex-col justify-center rounded-card px-3 py-1.5 hover:bg-surface-sunken aria-selected:bg-surface-sunken"
						// The field would lose the focus, and the list close before the press ends.
						onMouseDown={(event) => event.preventDefault()}
						onClick={() => choose(option)}
					>
						<span>{option.label}</span>
						{option.detail && <span className="text-sm text-ink-muted">{option.detail}</span>}
					</div>
				))}
			</div>
			<div role="status" className="sr-only">
				{isOpen ? status : ''}
			</div>
		</div>
	);
}
