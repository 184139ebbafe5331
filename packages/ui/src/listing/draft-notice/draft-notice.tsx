import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

export interface DraftNoticeProps {
	/** What was brought back, and from when. */
	text: string;
	/** A button or link that begins again. */
	action: ReactNode;
	/** It takes the place of what had the focus. @default false */
	takesFocus?: boolean | undefined;
}

/** Says above a form that it was begun before. Where it goes with the focus on its button, the page's title has it then. */
export function DraftNotice({ text, action, takesFocus = false }: DraftNoticeProps) {
	const notice = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		if (takesFocus) notice.current?.focus();
	}, [takesFocus]);
	useLayoutEffect(() => {
		const own = notice.current;
		return () => {
			if (own?.contains(document.activeElement)) leadToTitle(own.closest('main'));
		};
	}, []);
	return (
		<p
			ref={notice}
			tabIndex={takesFocus ? -1 : undefined}
			data-slot="draft-notice"
			className="flex flex-wrap items-center gap-3"
		>
			{text}
			{action}
		</p>
	);
}

/** Once the page is as it will be, unless something in it took the focus itself. */
function leadToTitle(page: HTMLElement | null): void {
	queueMicrotask(() => {
		const title = page?.querySelector('h1');
		if (!title || document.activeElement !== document.body) return;
		title.tabIndex = -1;
		title.focus({ preventScroll: true });
	});
}
