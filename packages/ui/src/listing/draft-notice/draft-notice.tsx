import type { ReactNode } from 'react';

export interface DraftNoticeProps {
	/** What was brought back, and from when. */
	text: string;
	/** A button or link that begins anew. */
	action: ReactNode;
}

/** Says above a form that it was begun before. */
export function DraftNotice({ text, action }: DraftNoticeProps) {
	return (
		<p data-slot="draft-notice" className="flex flex-wrap items-center gap-3">
			{text}
			{action}
		</p>
	);
}
