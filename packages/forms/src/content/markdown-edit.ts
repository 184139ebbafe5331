/** What the buttons over a Markdown field do. */
export const markdownActs = ['bold', 'italic', 'heading', 'list', 'quote', 'link'] as const;
export type MarkdownAct = (typeof markdownActs)[number];

/** A text and what is selected in it, as places between its characters. */
export interface Selected {
	text: string;
	start: number;
	end: number;
}

/** A piece of a text that is replaced, and what is selected then. */
export interface MarkdownEdit {
	from: number;
	to: number;
	insert: string;
	start: number;
	end: number;
}

const around = { bold: '**', italic: '_' };
const before = { heading: '## ', list: '- ', quote: '> ' };
const marks = { heading: /^#{1,6} /, list: /^[-*] /, quote: /^> ?/ };

/** What an act changes in a text: marks go round the selection or before its lines; pressed again they go. */
export function editMarkdown(selected: Selected, act: MarkdownAct, link = 'https://'): MarkdownEdit {
	if (act === 'bold' || act === 'italic') return wrap(selected, around[act]);
	if (act === 'link') return linkTo(selected, link);
	return markLines(selected, act);
}

function wrap({ text, start, end }: Selected, mark: string): MarkdownEdit {
	const size = mark.length;
	const inner = text.slice(start, end);
	if (text.slice(start - size, start) === mark && text.slice(end, end + size) === mark)
		return { from: start - size, to: end + size, insert: inner, start: start - size, end: end - size };
	return { from: start, to: end, insert: mark + inner + mark, start: start + size, end: end + size };
}

/** The address is selected, to be typed over. */
function linkTo({ text, start, end }: Selected, address: string): MarkdownEdit {
	const at = start + (end - start) + 3;
	return {
		from: start,
		to: end,
		insert: `[${text.slice(start, end)}](${address})`,
		start: start === end ? start + 1 : at,
		end: start === end ? start + 1 : at + address.length,
	};
}

function markLines({ text, start, end }: Selected, act: keyof typeof before): MarkdownEdit {
	const from = text.lastIndexOf('\n', start - 1) + 1;
	const next = text.indexOf('\n', Math.max(end, from));
	const to = next === -1 ? text.length : next;
	const lines = text.slice(from, to).split('\n');
	const isMarked = lines.every((line) => line === '' || marks[act].test(line)) && lines.some(Boolean);
	const insert = lines
		.map((line) => (isMarked ? line.replace(marks[act], '') : before[act] + line.replace(marks[act], '')))
		.join('\n');
	const isCaret = start === end;
	return { from, to, insert, start: isCaret ? from + insert.length : from, end: from + insert.length };
}
