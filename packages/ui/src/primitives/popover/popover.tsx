import { type ReactNode, useId } from 'react';
import { buttonStyle } from '../button/button-style.ts';
import { ChevronDownIcon } from '../icon/index.ts';

const panels = {
	// Longer than the screen it scrolls: nothing else would move it.
	menu: 'max-h-[calc(100dvh-5rem)] min-w-56 overscroll-contain p-1',
	wide: 'max-h-[min(40rem,calc(100dvh-5rem))] w-[min(26rem,calc(100vw-2rem))] flex-col p-0 open:flex',
};

export interface PopoverProps {
	/** What the button is called, for those who do not see it; begins with what stands on it or holds it. */
	label: string;
	/** What stands on the button. */
	trigger: ReactNode;
	/** `icon` where what stands on it is a picture known to everybody. @default 'text' */
	look?: 'text' | 'icon' | undefined;
	/** `wide` holds more than a menu: its parts stand in a column, of which one may scroll. @default 'menu' */
	panel?: keyof typeof panels | undefined;
	/** What closes it when pressed inside, besides Escape and a press elsewhere. @default 'any' */
	closedBy?: 'any' | 'links' | undefined;
	/** Told when it opens and closes. */
	onToggle?: ((isOpen: boolean) => void) | undefined;
	/** What opens: links and buttons. */
	children: ReactNode;
}

/** A button of the header that opens a panel below it. The browser itself closes it by Escape or a press elsewhere, and gives the focus back. */
export function Popover({
	label,
	trigger,
	look = 'text',
	panel = 'menu',
	closedBy = 'any',
	onToggle,
	children,
}: PopoverProps) {
	const id = useId();
	const isIcon = look === 'icon';
	return (
		<>
			<button
				type="button"
				popoverTarget={id}
				aria-label={label}
				title={isIcon ? label : undefined}
				data-slot="popover-button"
				className={
					isIcon
						? buttonStyle({ variant: 'quiet', size: 'md', shape: 'icon' })
						: `${buttonStyle({ variant: 'quiet', size: 'sm' })} max-w-[min(12rem,100%)]`
				}
			>
				{trigger}
				{!isIcon && <ChevronDownIcon aria-hidden="true" className="size-4 shrink-0" />}
			</button>
			{/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: links and buttons inside close it; keys press them themselves. */}
			<div
				id={id}
				popover="auto"
				data-slot="popover"
				className={`fixed inset-auto top-15 right-4 m-0 mt-1 rounded-card border border-line-strong bg-surface-raised text-ink shadow-float supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:[position-area:bottom_span-left] ${panels[panel]}`}
				onToggle={({ target, currentTarget, newState }) => {
					// Those of what stands inside bubble in React.
					if (target === currentTarget) onToggle?.(newState === 'open');
				}}
				onClick={({ currentTarget, target }) => {
					if ((target as Element).closest(closedBy === 'links' ? 'a' : 'a, button')) currentTarget.hidePopover();
				}}
			>
				{children}
			</div>
		</>
	);
}
