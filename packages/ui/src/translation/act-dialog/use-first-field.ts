import { type RefObject, useLayoutEffect, useRef } from 'react';

const fields = ':is(input:not([type=hidden], [hidden]), select, textarea):enabled';

/** A window with a form begins at its first field; one that only asks at `safe`, which does nothing. Returns what goes on what holds the fields. */
export function useFirstField(open: boolean, safe: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
	const body = useRef<HTMLDivElement>(null);
	// The dialog, which is shown after this, gives the focus to what bears the attribute; React keeps its own `autoFocus` from the page.
	useLayoutEffect(() => {
		if (open) (firstIn(body.current) ?? safe.current)?.setAttribute('autofocus', '');
	}, [open, safe]);
	return body;
}

function firstIn(body: HTMLElement | null): HTMLElement | null | undefined {
	const first = body?.querySelector<HTMLInputElement>(fields);
	// Of a choice, the one that is taken.
	const taken =
		first?.type === 'radio' && body?.querySelector<HTMLElement>(`[name="${CSS.escape(first.name)}"]:checked`);
	return taken || first;
}
