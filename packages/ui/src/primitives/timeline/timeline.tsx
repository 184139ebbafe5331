import type { ReactNode } from 'react';

export interface TimelineProps {
	/** What it tells of. */
	label: string;
	/** `TimelineItem`s, in order. */
	children: ReactNode;
}

/** What happened to a thing and what is still to come, as stations of a route. */
export function Timeline({ label, children }: TimelineProps) {
	return (
		<ol aria-label={label} data-slot="timeline" className="grid grid-cols-[minmax(0,1fr)]">
			{children}
		</ol>
	);
}

const dots = {
	past: 'border-ink bg-ink',
	next: 'border-ink bg-surface-raised',
	later: 'border-line-strong bg-surface-raised',
};

export interface TimelineItemProps {
	/** It happened, comes next, or comes after that. @default 'past' */
	kind?: keyof typeof dots | undefined;
	/** `verified` is the green check's alone. @default 'ink' */
	tone?: 'ink' | 'verified' | undefined;
	/** What happened, when, by whom. */
	children: ReactNode;
}

/** One station. */
export function TimelineItem({ kind = 'past', tone = 'ink', children }: TimelineItemProps) {
	return (
		<li aria-current={kind === 'next' ? 'step' : undefined} className="group relative pb-5 pl-5 last:pb-0">
			<span
				aria-hidden="true"
				className={`absolute top-3 -bottom-3 left-0 border-l-2 group-last:hidden ${kind === 'past' ? 'border-ink' : 'border-dashed border-line-strong'}`}
			/>
			<span
				aria-hidden="true"
				className={`absolute top-1.5 -left-1.25 size-3 rounded-full border-2 ${tone === 'verified' ? 'border-verified bg-verified' : dots[kind]}`}
			/>
			{children}
		</li>
	);
}
