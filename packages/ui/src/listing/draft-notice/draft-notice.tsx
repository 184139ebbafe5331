import { type ReactNode, useEffect, useRef } from 'react';

export interface DraftNoticeProps {
	/** What was brought back, and from when. */
	text: string;
	/** A button or link that begins anew. */
	action: ReactNode;
	/** It takes the place of what had the focus. @default false */
	takesFocus?: boolean | undefined;
}

/** Says above a form that it was begun before. */
export function DraftNotice({ text, action, takesFocus = false }: DraftNoticeProps) {
	const notice = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		if (takesFocus) notice.current?.focus();
	}, [takesFocus]);
	return (
		<p
			ref={notice}
			tabIndex={takesFocus ? -1 : undefined}
			data-slot="draft-notice"
			className="flex scroll-mt-20 flex-wrap items-center gap-3"
		>
			{text}
			{action}
		</p>
	);
}
