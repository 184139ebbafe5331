import {
	type ComponentPropsWithRef,
	type KeyboardEvent,
	type ReactNode,
	startTransition,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';
import { useEarlyChanges } from '../field/use-early-changes.ts';
import { TextInput } from '../text-input/index.ts';
import { ComboboxList, type ComboboxOption } from './combobox-list.tsx';

export interface ComboboxProps
	extends Pick<
		ComponentPropsWithRef<'input'>,
		| 'ref'
		| 'id'
		| 'name'
		| 'type'
		| 'placeholder'
		| 'enterKeyHint'
		| 'aria-label'
		| 'aria-describedby'
		| 'aria-invalid'
		| 'aria-required'
	> {
	/** What stands in the field. */
	value: string;
	/** What fits it, the likeliest first. */
	options: readonly ComboboxOption[];
	/** Told what was typed. */
	onChange: (value: string) => void;
	/** One was chosen; what stands in the field then is the caller's. */
	onChoose: (option: ComboboxOption) => void;
	/** Name of the list, for those who do not see it. */
	listLabel: string;
	/** Said to screen readers when the options change, as `3 địa chỉ`. Empty while nothing is to be said. */
	status: string;
	/** A small picture inside, at the start. */
	leadingIcon?: ReactNode;
	/** Below the options, as a button that acts on all of them. */
	footer?: ReactNode;
}

/** A text field that proposes while one types. Arrow keys move among the proposals, Enter takes one, Escape closes them; what was typed stays. */
export function Combobox({ value, options, onChange, onChoose, listLabel, status, footer, ...input }: ComboboxProps) {
	const listId = useId();
	const ref = useEarlyChanges<HTMLDivElement>();
	const list = useRef<HTMLDivElement>(null);
	const [open, setOpen] = useState(false);
	const [active, setActive] = useState<ComboboxOption>();
	const isOpen = open && options.length > 0;
	// Others may come while one reads it: Enter takes what was read, wherever it stands by now.
	const at = active ? placeOf(active, options) : -1;

	// Whoever presses what is below the list, as to forget all of it, stays in the field.
	useLayoutEffect(() => {
		if (!isOpen && list.current?.contains(document.activeElement)) ref.current?.querySelector('input')?.focus();
	}, [isOpen, ref]);

	// Where there is nothing to propose, nobody sees whether it is open: what is pressed meanwhile does not wait for that.
	const show = (next: boolean) => (options.length > 0 ? setOpen(next) : startTransition(() => setOpen(next)));

	function choose(option: ComboboxOption): void {
		setOpen(false);
		setActive(undefined);
		onChoose(option);
	}

	function press(event: KeyboardEvent): void {
		const { key } = event;
		const option = options[at];
		if (key === 'ArrowDown' || key === 'ArrowUp') {
			event.preventDefault();
			const step = key === 'ArrowDown' ? 1 : -1;
			if (isOpen) setActive(options.at(at < 0 && step < 0 ? -1 : (at + step) % options.length));
			else setOpen(true);
		} else if (key === 'Enter' && isOpen && option) {
			// Not yet the form's.
			event.preventDefault();
			choose(option);
		} else if (key === 'Enter') {
			setOpen(false);
		} else if (key === 'Delete' && event.shiftKey && isOpen && option?.onRemove) {
			event.preventDefault();
			setActive(options[at + 1] ?? options[at - 1]);
			option.onRemove();
		} else if (key === 'Escape' && isOpen) {
			event.stopPropagation();
			// A search field would empty itself.
			event.preventDefault();
			setOpen(false);
		}
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: hears when the focus leaves the field and what hangs from it.
		<div
			ref={ref}
			data-slot="combobox"
			className="relative"
			onBlur={({ currentTarget, relatedTarget }) => {
				if (!currentTarget.contains(relatedTarget)) show(false);
			}}
		>
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
					setActive(undefined);
					// What a browser filled in opens nothing.
					setOpen(target === document.activeElement);
				}}
				onFocus={() => show(true)}
				onClick={() => show(true)}
				onKeyDown={press}
			/>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the field would lose the focus, and the list close before the press ends. */}
			<div
				ref={list}
				hidden={!isOpen}
				className="absolute inset-x-0 top-full z-30 mt-1 max-h-[min(30rem,65dvh)] overflow-y-auto rounded-card border border-line-strong bg-surface-raised p-1 text-ink shadow-float"
				onMouseDown={(event) => event.preventDefault()}
			>
				<ComboboxList id={listId} label={listLabel} options={options} active={isOpen ? at : -1} onChoose={choose} />
				{footer}
			</div>
			<div role="status" className="sr-only">
				{isOpen ? status : ''}
			</div>
		</div>
	);
}

/** Where an option stands. Ids may count places, so that it is known by what it says; of several that say the same, by its id. */
function placeOf(option: ComboboxOption, options: readonly ComboboxOption[]): number {
	const alike = options.filter((other) => isAlike(option, other));
	const found = alike.find(({ id }) => id === option.id) ?? alike[0];
	return found ? options.indexOf(found) : -1;
}

/** Whether two options say the same. */
function isAlike(one: ComboboxOption, other: ComboboxOption): boolean {
	return one.label === other.label && one.detail === other.detail && one.group === other.group;
}
