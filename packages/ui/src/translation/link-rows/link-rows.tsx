import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rowsStyle } from '../row-style.ts';

export interface LinkRowsProps {
	/** Name of the list. */
	label: string;
	/** `li` elements, each with one link. */
	children: ReactNode;
}

/** Rows of a queue that staff work through, each one link. Arrow keys, Home and End move from row to row, Enter opens. */
export function LinkRows({ label, children }: LinkRowsProps) {
	const { t } = useTranslation('translation');
	return (
		<>
			<p className="hidden text-sm text-ink-muted lg:block">{t('linkRows.keys')}</p>
			<ol aria-label={label} data-slot="link-rows" className={rowsStyle} onKeyDown={moveByKey}>
				{children}
			</ol>
		</>
	);
}

function moveByKey(event: KeyboardEvent<HTMLOListElement>): void {
	if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
	const links = [...event.currentTarget.querySelectorAll('a')];
	const at = links.indexOf(document.activeElement as HTMLAnchorElement);
	const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
	const next = to === undefined ? undefined : links[to];
	if (!next) return;
	event.preventDefault();
	next.focus();
}
