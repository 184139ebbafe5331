import { CloseIcon } from '../icon/icon.tsx';
import { useLinkElement } from '../link/link-context.tsx';

export interface RemovableTagProps {
	/** What is set. */
	children: string;
	/** The same page without it. */
	removeHref: string;
	/** Says what a press does: `Bỏ lọc: Quận 1`. */
	removeLabel: string;
	/** It was pressed, and goes away. */
	onRemove?: (() => void) | undefined;
}

/** A condition in force, which a press takes away. */
export function RemovableTag({ children, removeHref, removeLabel, onRemove }: RemovableTagProps) {
	const Element = useLinkElement();
	return (
		<Element
			href={removeHref}
			aria-label={removeLabel}
			onClick={onRemove}
			data-slot="removable-tag"
			className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-tag border border-line-strong bg-surface-raised px-2 py-0.5 text-sm hover:border-ink pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0"
		>
			<span className="min-w-0 wrap-anywhere">{children}</span>
			<CloseIcon aria-hidden="true" className="text-ink-muted" />
		</Element>
	);
}
