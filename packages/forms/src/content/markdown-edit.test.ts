import { describe, expect, it } from 'vitest';
import { editMarkdown, type MarkdownAct } from './markdown-edit.ts';

/** `[` and `]` stand where the selection begins and ends, `|` where there is only a caret. */
function press(marked: string, act: MarkdownAct): string {
	const [start, end] = marked.includes('|')
		? [marked.indexOf('|'), marked.indexOf('|')]
		: [marked.indexOf('«'), marked.indexOf('»') - 1];
	const text = marked.replace(/[«»|]/g, '');
	const edit = editMarkdown({ text, start, end }, act);
	const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
	if (edit.start === edit.end) return `${after.slice(0, edit.start)}|${after.slice(edit.start)}`;
	return `${after.slice(0, edit.start)}«${after.slice(edit.start, edit.end)}»${after.slice(edit.end)}`;
}

describe('a button over a Markdown field', () => {
	it.each<[MarkdownAct, string, string]>([
		['bold', 'mua «nhà» mới', 'mua **«nhà»** mới'],
		['bold', 'mua **«nhà»** mới', 'mua «nhà» mới'],
		['bold', 'mua |', 'mua **|**'],
		['italic', '«nhà»', '_«nhà»_'],
		['heading', 'một\nh|ai\nba', 'một\n## hai|\nba'],
		['heading', '### h|ai', 'hai|'],
		['list', '«một\nhai»', '«- một\n- hai»'],
		['list', '«- một\n- hai»', '«một\nhai»'],
		['quote', '|', '> |'],
		['link', 'xem «trang này»', 'xem [trang này](«https://»)'],
		['link', 'xem |', 'xem [|](https://)'],
	])('%s makes of %s this: %s', (act, before, after) => expect(press(before, act)).toBe(after));

	it('undoes by a second press what the first did', () => {
		for (const act of ['bold', 'italic', 'heading', 'list', 'quote'] as const)
			expect(press(press('«một dòng»', act), act), act).toBe('«một dòng»');
	});
});
