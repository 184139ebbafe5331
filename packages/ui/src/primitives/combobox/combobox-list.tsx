import { type ReactNode, useEffect, useRef } from 'react';
import { CloseIcon } from '../icon/icon.tsx';

/** Something that can be chosen. */
export interface ComboboxOption {
	/** Unlike those of the other options. */
	id: string;
	/** What stands in the list. */
	label: string;
	/** The label as it is drawn, where parts of it are marked. */
	shown?: ReactNode;
	/** More about it, smaller. */
	detail?: string | undefined;
	/** Heading that it stands under; options of one group stand together. */
	group?: string | undefined;
	/** A small picture before the words. */
	icon?: ReactNode;
	/** Takes it off the list, by its cross or by Shift + Delete. */
	onRemove?: (() => void) | undefined;
}

export interface ComboboxListProps {
	/** Id of the list, which the field refers to. */
	id: string;
	/** Name of the list. */
	label: string;
	/** In their order, those of a group together. */
	options: readonly ComboboxOption[];
	/** Place of the option that the keyboard is on; -1 for none. */
	active: number;
	/** One was pressed. */
	onChoose: (option: ComboboxOption) => void;
}

/** The proposals of a combobox, under their headings. The keyboard stays in the field, which says by `active` where it is. */
export function ComboboxList({ id, label, options, active, onChoose }: ComboboxListProps) {
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (active >= 0)
			list.current?.querySelector(`#${CSS.escape(`${id}-${active}`)}`)?.scrollIntoView({ block: 'nearest' });
	}, [active, id]);

	const item = (option: ComboboxOption) => {
		const index = options.indexOf(option);
		return (
			// biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the field, which keeps the focus.
			<div
				key={option.id}
				id={`${id}-${index}`}
				role="option"
				tabIndex={-1}
				aria-selected={index === active}
				aria-keyshortcuts={option.onRemove && 'Shift+Delete'}
				className="flex min-h-control cursor-pointer items-center gap-3 rounded-card px-pad-sm py-1.5 hover:bg-surface-sunken aria-selected:bg-surface-sunken forced-colors:aria-selected:system-selected"
				onClick={() => onChoose(option)}
			>
				{option.icon && (
					<span aria-hidden="true" className="shrink-0 text-ink-muted [&_svg]:size-5">
						{option.icon}
					</span>
				)}
				<span className="grid min-w-0 grow">
					<span className="wrap-anywhere">{option.shown ?? option.label}</span>
					{option.detail && <span className="text-sm text-ink-muted">{option.detail}</span>}
				</span>
				{option.onRemove && (
					// An option holds no button: the keyboard has Shift + Delete.
					<span
						aria-hidden="true"
						data-slot="combobox-remove"
						className="-mr-2 flex size-control shrink-0 items-center justify-center rounded-card text-ink-muted hover:text-ink [&_svg]:size-4"
						onClick={(event) => {
							event.stopPropagation();
							option.onRemove?.();
						}}
					>
						<CloseIcon />
					</span>
				)}
			</div>
		);
	};

	return (
		<div ref={list} id={id} role="listbox" aria-label={label}>
			{groupsOf(options).map(([group, members]) =>
				group === undefined ? (
					members.map(item)
				) : (
					// biome-ignore lint/a11y/useSemanticElements: a fieldset is nothing that a listbox may hold.
					<div key={group} role="group" aria-label={group} className="border-t border-line py-1 first:border-t-0">
						<div aria-hidden="true" className="px-3 pt-1.5 pb-0.5 text-sm text-ink-muted">
							{group}
						</div>
						{members.map(item)}
					</div>
				),
			)}
		</div>
	);
}

function groupsOf(options: readonly ComboboxOption[]): [string | undefined, ComboboxOption[]][] {
	return [...Map.groupBy(options, ({ group }) => group)];
}
