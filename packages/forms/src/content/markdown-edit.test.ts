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
		['bold', 'mua «nhà »đất', 'mua **«nhà»** đất'],
		['bold', 'mua« nhà», đất', 'mua **«nhà»**, đất'],
		['bold', 'mua« »', 'mua **|**'],
		['bold', 'mua «**nhà**» mới', 'mua «nhà» mới'],
		['bold', 'mua «**nhà** »mới', 'mua «nhà» mới'],
		['bold', '«**mua** nhà»', '**«mua nhà»**'],
		['bold', '«**mua** và **bán**»', '«mua và bán»'],
		['bold', '«một\n\nhai \nba»', '«**một**\n\n**hai** \n**ba**»'],
		['bold', '«**một**\n\n**hai**»', '«một\n\nhai»'],
		['bold', '«**một**\nhai»', '«**một**\n**hai**»'],
		['bold', '«## một\n- hai\n1. ba\n> bốn»', '«## **một**\n- **hai**\n1. **ba**\n> **bốn**»'],
		['italic', '«nhà»', '_«nhà»_'],
		['italic', '«_nhà_»', '«nhà»'],
		['italic', '«_tệp_ mot_hai»', '_«tệp mot_hai»_'],
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
			for (const text of ['«một dòng»', '«một\n\nhai»']) expect(press(press(text, act), act), act).toBe(text);
	});
});
