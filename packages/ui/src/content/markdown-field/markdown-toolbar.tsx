import { type MarkdownAct, markdownActs } from '@ancu/forms/content';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../primitives/button/index.ts';
import {
	BoldIcon,
	HeadingIcon,
	type Icon,
	ItalicIcon,
	LinkIcon,
	ListIcon,
	QuoteIcon,
} from '../../primitives/icon/index.ts';

const icons: Record<MarkdownAct, Icon> = {
	bold: BoldIcon,
	italic: ItalicIcon,
	heading: HeadingIcon,
	list: ListIcon,
	quote: QuoteIcon,
	link: LinkIcon,
};
/** Keys that do the same from within the field, with Ctrl or Command. */
export const markdownKeys: Partial<Record<string, MarkdownAct>> = { b: 'bold', i: 'italic', k: 'link' };

export interface MarkdownToolbarProps {
	/** Name of the row of buttons. */
	label: string;
	/** Id of the field that they act on. */
	controls: string;
	onAct: (act: MarkdownAct) => void;
}

/** Buttons over a Markdown field: one stop of the tab key, arrows inside. */
export function MarkdownToolbar({ label, controls, onAct }: MarkdownToolbarProps) {
	const { t } = useTranslation('content');
	const [current, setCurrent] = useState(0);
	const row = useRef<HTMLDivElement>(null);
	const go = (to: number) => {
		const next = (to + markdownActs.length) % markdownActs.length;
		setCurrent(next);
		row.current?.querySelectorAll('button')[next]?.focus();
	};
	return (
		<div
			ref={row}
			role="toolbar"
			aria-label={label}
			aria-controls={controls}
			className="flex flex-wrap gap-0.5"
			onKeyDown={(event) => {
				// Alt+← is the browser's way back.
				if (event.altKey || event.ctrlKey || event.metaKey) return;
				const steps: Partial<Record<string, number>> = {
					ArrowRight: current + 1,
					ArrowLeft: current - 1,
					Home: 0,
					End: markdownActs.length - 1,
				};
				const to = steps[event.key];
				if (to === undefined) return;
				event.preventDefault();
				go(to);
			}}
		>
			{markdownActs.map((act, index) => {
				const ActIcon = icons[act];
				return (
					<IconButton
						key={act}
						size="sm"
						tabIndex={index === current ? 0 : -1}
						aria-label={t(`markdown.${act}`)}
						icon={<ActIcon aria-hidden="true" />}
						onFocus={() => setCurrent(index)}
						onClick={() => onAct(act)}
					/>
				);
			})}
		</div>
	);
}
