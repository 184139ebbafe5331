import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { buttonStyle } from '../button/button-style.ts';
import { ChevronDownIcon } from '../icon/icon.tsx';
import { MenuContext } from './menu-context.ts';
import { useMenuKeys } from './menu-keys.ts';
import { placeBelow } from './place-below.ts';

export interface MenuProps {
	/** What the button is called, for those who do not see it. */
	label: string;
	/** What stands on the button. */
	trigger: ReactNode;
	/** `MenuLink`, `MenuItem`, `MenuSeparator`. */
	children: ReactNode;
}

/** Where the focus begins: on the list for a pointer, on an entry for the keyboard. */
type Start = 'list' | 'first' | 'last';

/**
 * A button that opens a list of pages and actions. Arrow keys, Home, End and first letters move in it, Escape and Tab close it. The
 * platform's own popover: it lies over everything, and a press elsewhere closes it.
 */
export function Menu({ label, trigger, children }: MenuProps) {
	const id = useId();
	const anchorName = `--menu-${id.replace(/\W/g, '')}`;
	const button = useRef<HTMLButtonElement>(null);
	const list = useRef<HTMLDivElement>(null);
	const [start, setStart] = useState<Start>();
	const { entries, moveByKey } = useMenuKeys(list);

	useLayoutEffect(() => {
		if (!start || !list.current || !button.current) return undefined;
		list.current.togglePopover(true);
		const end = placeBelow(list.current, button.current, () => list.current?.hidePopover());
		const entry = start === 'list' ? undefined : entries().at(start === 'first' ? 0 : -1);
		(entry ?? list.current).focus();
		return end;
	}, [start, entries]);

	// The focus first: what an entry does may lead it on.
	const close = () => {
		button.current?.focus();
		setStart(undefined);
	};

	const openByKey = (event: KeyboardEvent) => {
		if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
		event.preventDefault();
		setStart(event.key === 'ArrowDown' ? 'first' : 'last');
	};

	const onKey = (event: KeyboardEvent) => {
		// A dialog around it stays open. Tab goes on from the button, and back to it.
		if (event.key === 'Escape' || (event.key === 'Tab' && event.shiftKey)) {
			event.preventDefault();
			event.stopPropagation();
			close();
		} else if (event.key === 'Tab') close();
		else if (moveByKey(event)) event.preventDefault();
	};

	return (
		<>
			<button
				ref={button}
				type="button"
				// A press on it while it is open is no press elsewhere.
				popoverTarget={id}
				aria-label={label}
				aria-haspopup="menu"
				aria-expanded={start !== undefined}
				aria-controls={start && id}
				data-slot="menu-button"
				className={`${buttonStyle({ variant: 'quiet', size: 'sm' })} max-w-48`}
				style={{ anchorName }}
				onClick={(event) => {
					event.preventDefault();
					// Keys press with no pointer's count.
					if (start) close();
					else setStart(event.detail === 0 ? 'first' : 'list');
				}}
				onKeyDown={openByKey}
			>
				<span className="min-w-0 truncate">{trigger}</span>
				<ChevronDownIcon aria-hidden="true" className="size-4 shrink-0" />
			</button>
			{start && (
				<div
					ref={list}
					id={id}
					popover="auto"
					role="menu"
					aria-label={label}
					tabIndex={-1}
					data-slot="menu"
					className="fixed inset-auto mx-0 my-1.5 max-h-[calc(100dvh-1rem)] max-w-[calc(100vw-1rem)] min-w-[min(13rem,calc(100vw-1rem))] overflow-y-auto rounded-card border border-line-strong bg-surface-raised p-1 text-left text-base font-normal whitespace-normal text-ink shadow-float outline-none [position-area:bottom_span-left] [position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline]"
					style={{ positionAnchor: anchorName }}
					onToggle={({ newState }) => {
						if (newState === 'closed') setStart(undefined);
					}}
					onKeyDown={onKey}
					onPointerMove={({ target, pointerType, currentTarget }) => {
						if (pointerType !== 'mouse') return;
						const entry = (target as Element).closest<HTMLElement>('[role="menuitem"]') ?? currentTarget;
						entry.focus({ preventScroll: true });
					}}
					onPointerLeave={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
				>
					<MenuContext value={close}>{children}</MenuContext>
				</div>
			)}
		</>
	);
}
