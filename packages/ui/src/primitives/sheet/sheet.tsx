import { type ReactNode, useId } from 'react';

export interface SheetProps {
	/** What it holds: a short noun. */
	title: string;
	/** What it is about, in a sentence. */
	lead?: ReactNode;
	/** The parts of it, one below the other. */
	children: ReactNode;
}

/** One matter of a page, on a sheet of its own. */
export function Sheet({ title, lead, children }: SheetProps) {
	const id = useId();
	return (
		<section
			aria-labelledby={id}
			data-slot="sheet"
			className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-card border border-line bg-surface-raised p-4 sm:p-6"
		>
			<div className="grid gap-1">
				<h2 id={id} className="text-lg font-bold">
					{title}
				</h2>
				{lead && <p className="max-w-prose text-sm text-ink-muted">{lead}</p>}
			</div>
			{children}
		</section>
	);
}
