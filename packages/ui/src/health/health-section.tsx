import type { ReactNode } from 'react';

export interface HealthSectionProps {
	/** Unique on the page. */
	id: string;
	title: string;
	/** What it shows, in a sentence. */
	lead?: string | undefined;
	children: ReactNode;
}

/** A part of the page with its heading. */
export function HealthSection({ id, title, lead, children }: HealthSectionProps) {
	return (
		<section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
			<h2 id={id} tabIndex={-1} className="text-lg font-bold outline-none">
				{title}
			</h2>
			{lead && <p className="max-w-prose text-sm text-ink-muted">{lead}</p>}
			{children}
		</section>
	);
}

/** The frame of a list's rows. */
export const rowsStyle =
	'grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface-raised';
/** One of them. */
export const rowStyle =
	'flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-line p-4 first:border-t-0';
