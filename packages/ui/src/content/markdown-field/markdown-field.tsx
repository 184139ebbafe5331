import { editMarkdown, type MarkdownAct } from '@ancu/forms/content';
import { type ComponentProps, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../primitives/field/index.ts';
import { TextArea } from '../../primitives/text-input/index.ts';
import { MarkdownToolbar, markdownKeys } from './markdown-toolbar.tsx';

export interface MarkdownFieldProps {
	/** What is asked, always visible. */
	label: string;
	/** What is wrong, in words. */
	error?: string | undefined;
	/** Told to screen readers; draws nothing. @default false */
	required?: boolean | undefined;
	/** Name, ref and handlers of the form. */
	input: Omit<ComponentProps<'textarea'>, 'className' | 'style'>;
	/** Language that is written in, for spelling. */
	lang: 'vi' | 'en';
}

/** A text in Markdown, with buttons for those who do not know its marks. Ctrl or Command with B, I, K does the same. */
export function MarkdownField({ label, error, required = false, input, lang }: MarkdownFieldProps) {
	const { t } = useTranslation('content');
	const area = useRef<HTMLTextAreaElement>(null);
	const { ref, ...rest } = input;

	const act = (name: MarkdownAct) => {
		if (area.current) applyAct(area.current, name);
	};
	return (
		<Field label={label} error={error} required={required} hint={t('markdown.hint')}>
			{(control) => (
				<div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
					<MarkdownToolbar label={t('markdown.toolbar', { label })} controls={control.id} onAct={act} />
					<TextArea
						{...control}
						{...rest}
						ref={(element) => {
							area.current = element;
							if (typeof ref === 'function') ref(element);
						}}
						lang={lang}
						rows={20}
						onKeyDown={(event) => {
							const name = event.ctrlKey || event.metaKey ? markdownKeys[event.key.toLowerCase()] : undefined;
							if (!name || event.altKey || event.shiftKey) return;
							event.preventDefault();
							act(name);
						}}
					/>
				</div>
			)}
		</Field>
	);
}

function applyAct(area: HTMLTextAreaElement, name: MarkdownAct): void {
	const { value: text, selectionStart: start, selectionEnd: end } = area;
	const edit = editMarkdown({ text, start, end }, name);
	area.focus();
	area.setSelectionRange(edit.from, edit.to);
	// The one way to type for somebody that they can undo. It is gone from the standard and in every browser.
	const isDone = document.execCommand(edit.insert ? 'insertText' : 'delete', false, edit.insert);
	if (!isDone) {
		area.setRangeText(edit.insert);
		area.dispatchEvent(new Event('input', { bubbles: true }));
	}
	area.setSelectionRange(edit.start, edit.end);
}
