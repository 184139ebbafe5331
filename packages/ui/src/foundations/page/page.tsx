import type { ReactNode } from 'react';

interface DesignPageProps {
	title: string;
	/** What the page is for, in a sentence. */
	lead?: string;
	/** Beside the title. */
	actions?: ReactNode;
	children: ReactNode;
}

/** A page of the design system. */
export function DesignPage({ title, lead, actions, children }: DesignPageProps) {
	return (
		<main className="mx-auto grid min-h-dvh max-w-[90rem] grid-cols-[minmax(0,1fr)] content-start gap-8 bg-surface px-4 py-6 text-ink lg:px-8">
			<header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
				<div className="grid gap-1">
					<h1 className="text-2xl font-bold">{title}</h1>
					{lead && <p className="max-w-prose text-ink-muted">{lead}</p>}
				</div>
				{actions}
			</header>
			{children}
		</main>
	);
}

interface SectionProps {
	title: string;
	lead?: string;
	children: ReactNode;
}

/** A part of a page, with its heading. */
export function Section({ title, lead, children }: SectionProps) {
	return (
		<section className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<div className="grid gap-1">
				<h2 className="text-xl font-bold">{title}</h2>
				{lead && <p className="max-w-prose text-ink-muted">{lead}</p>}
			</div>
			{children}
		</section>
	);
}
