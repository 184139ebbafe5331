import { type ReactNode, useId } from 'react';
import { buttonStyle } from '../button/button-style.ts';
import { ChevronDownIcon } from '../icon/index.ts';

export interface PopoverProps {
	/** What the button is called, for those who do not see it; begins with what stands on it or holds it. */
	label: string;
	/** What stands on the button. */
	trigger: ReactNode;
	/** What opens: links and buttons. A press on one of them closes it. */
	children: ReactNode;
}

/** A button of the header that opens a panel below it. The browser itself closes it by Escape or a press elsewhere, and gives the focus back. */
export function Popover({ label, trigger, children }: PopoverProps) {
	const id = useId();
	return (
		<>
			<button
				type="button"
				popoverTarget={id}
				aria-label={label}
				data-slot="popover-button"
				className={`${buttonStyle({ variant: 'quiet', size: 'sm' })} max-w-48`}
			>
				{trigger}
				<ChevronDownIcon aria-hidden="true" className="size-4 shrink-0" />
			</button>
			{/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: every link and button inside closes it; keys press them themselves. */}
			<div
				id={id}
				popover="auto"
				data-slot="popover"
				className="fixed inset-auto top-15 right-4 m-0 mt-1 min-w-56 rounded-card border border-line-strong bg-surface-raised p-1 text-ink shadow-float supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:[position-area:bottom_span-left]"
				onClick={({ currentTarget, target }) => {
					if ((target as Element).closest('a, button')) currentTarget.hidePopover();
				}}
			>
				{children}
			</div>
		</>
	);
}
