import { CloseIcon } from '../icon/icon.tsx';
import { useLinkElement } from '../link/link-context.tsx';

export interface RemovableTagProps {
	/** What is set. */
	children: string;
	/** The same page without it. */
	removeHref: string;
	/** Says what a press does: `Bỏ lọc: Quận 1`. */
	removeLabel: string;
}

/** A condition in force, which a press takes away. */
export function RemovableTag({ children, removeHref, removeLabel }: RemovableTagProps) {
	const Element = useLinkElement();
	return (
		<Element
			href={removeHref}
			aria-label={removeLabel}
			data-slot="removable-tag"
			className="inline-flex min-h-8 items-center gap-1.5 rounded-tag border border-line-strong bg-surface-raised px-2 text-sm whitespace-nowrap hover:border-ink pointer-coarse:min-h-11 [&_svg]:size-4"
		>
			{children}
			<CloseIcon aria-hidden="true" className="text-ink-muted" />
		</Element>
	);
}
