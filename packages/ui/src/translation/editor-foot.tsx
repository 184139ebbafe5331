import type { ReactNode } from 'react';

interface EditorFootProps {
	slot: 'article-foot' | 'document-foot' | 'template-foot';
	/** For what it says to describe a button. */
	id?: string;
	/** How the form stands: what is not saved, or in the way. */
	said: ReactNode;
	/** Buttons. */
	children: ReactNode;
}

/** The foot of what staff write: how it stands, and what can be done with it. Stays in sight. */
export function EditorFoot({ slot, id, said, children }: EditorFootProps) {
	return (
		<div
			data-slot={slot}
			className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-t-card border border-line-strong bg-surface-raised p-3"
		>
			<div id={id} role="status" className="text-sm text-ink-muted">
				{said}
			</div>
			<div className="flex flex-wrap gap-2">{children}</div>
		</div>
	);
}
