import type { ReactNode, Ref } from 'react';

export interface HealthSectionProps {
	/** Unique on the page. */
	id: string;
	title: string;
	/** What it shows, in a sentence. */
	lead?: string | undefined;
	/** Of the heading, for leading the focus there when what had it is gone. */
	headingRef?: Ref<HTMLHeadingElement> | undefined;
	children: ReactNode;
}

/** A part of the page with its heading. */
export function HealthSection({ id, title, lead, headingRef, children }: HealthSectionProps) {
	return (
		<section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
			<h2 ref={headingRef} id={id} tabIndex={-1} className="text-lg font-bold outline-none">
				{title}
			</h2>
			{lead && <p className="max-w-prose text-sm text-ink-muted">{lead}</p>}
			{children}
		</section>
	);
}

/** One row of a list: beside each other where there is room, below each other on a phone, alike in every row. */
export const rowStyle =
	'grid items-start gap-x-6 gap-y-2 border-t border-line p-4 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,auto)]';
