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

/** The mark of words, and how it is found among them: inside of a word `_` is none. */
const around = {
	bold: { mark: '**', found: /\*\*/g },
	italic: { mark: '_', found: /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu },
};
const before = { heading: '## ', list: '- ', quote: '> ' };
/** What may stand before the words of a line. */
const LEAD = /^\s*(?:(?:#{1,6}|[-*]|\d{1,9}[.)])\s+|>\s*)*/;
const marks = { heading: /^#{1,6} /, list: /^[-*] /, quote: /^> ?/ };

/** What an act changes in a text: marks go round the selection or before its lines; pressed again they go. */
export function editMarkdown(selected: Selected, act: MarkdownAct, link = 'https://'): MarkdownEdit {
	if (act === 'bold' || act === 'italic') return wrap(selected, around[act]);
	if (act === 'link') return linkTo(selected, link);
	return markLines(selected, act);
}

/** Line by line, for a mark reaches no further than its paragraph, and close to the words, for beside a space it is none. */
function wrap({ text, start, end }: Selected, { mark, found }: (typeof around)[keyof typeof around]): MarkdownEdit {
	const size = mark.length;
	const inner = text.slice(start, end);
	if (text.slice(start - size, start) === mark && text.slice(end, end + size) === mark)
		return { from: start - size, to: end + size, insert: inner, start: start - size, end: end - size };
	if (inner.trim() === '')
		return { from: start, to: end, insert: inner + mark + mark, start: end + size, end: end + size };
	const lines = inner.split('\n').map((line) => {
		const [lead = ''] = LEAD.exec(line) ?? [];
		const words = line.slice(lead.length).trimEnd();
		return { lead, words, tail: line.slice(lead.length + words.length) };
	});
	const isMarked = lines.every(({ words }) => words === '' || isWrapped(words, mark));
	const put = isMarked ? '' : mark;
	const made = lines.map(({ lead, words, tail }) => {
		const bare = words.replace(found, '');
		return { lead: lead + (words && put), bare, tail: (words && put) + tail };
	});
	const insert = made.map(({ lead, bare, tail }) => lead + bare + tail).join('\n');
	const [first = { lead: '', bare: '' }, ...more] = made;
	if (more.length > 0) return { from: start, to: end, insert, start, end: start + insert.length };
	const at = start + first.lead.length;
	return { from: start, to: end, insert, start: at, end: at + first.bare.length };
}

function isWrapped(words: string, mark: string): boolean {
	return words.length > mark.length * 2 && words.startsWith(mark) && words.endsWith(mark);
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
