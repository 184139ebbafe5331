import { foldWords } from '@ancu/forms/text';
import { Marked, type Tokens } from 'marked';
import type { RenderedArticle } from '../database/tables.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { sanitizeArticle } from './sanitize.ts';

const WORDS_PER_MINUTE = 200;
/** Quotes and lists in each other; beyond it the parser would come near the end of its stack. */
const DEEPEST = 20;
/** Marks of one paragraph, and what may begin one, as the `!` of a picture; the parser looks from each to all others. */
const MOST_MARKS = 1_000;
// Page parts have ids too: those of headings are never theirs.
const ANCHOR = 'h-';

/** Thrown for Markdown that no person writes, and that would keep the server busy. */
export class TooDeep extends Error {}

/** Makes an article of Markdown: its HTML, safe to show, its headings and how long it takes to read. HTML in it is text. Throws TooDeep. */
export function renderArticle(markdown: string): RenderedArticle {
	refuseExcess(markdown);
	const headings: RenderedArticle['headings'] = [];
	const used = new Map<string, number>();
	const parser = new Marked({ gfm: true, async: false });
	parser.use({
		// Nothing is read as HTML: what looks like it is shown as it was typed.
		tokenizer: { html: () => undefined, tag: () => undefined },
		renderer: {
			heading({ tokens, depth }: Tokens.Heading) {
				// The title is the only first heading of a page.
				const level = depth <= 2 ? 2 : 3;
				const text = plain(this.parser.parseInline(tokens, this.parser.textRenderer));
				const id = anchorOf(text, used);
				headings.push({ id, level, text });
				return `<h${level} id="${id}">${this.parser.parseInline(tokens)}</h${level}>\n`;
			},
			// A picture from elsewhere would tell who reads: its words stay.
			image: ({ text }: Tokens.Image) => escapeMarkup(text),
			checkbox: () => '',
		},
	});
	const html = sanitizeArticle(parser.parse(markdown) as string);
	const words = foldWords(plain(html.replace(/<[^>]*>/g, ' '))).length;
	return { html, headings, minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)) };
}

function refuseExcess(markdown: string): void {
	// Quotes in quotes, lists in lists: the marks before the first word of a line.
	const marks = /^(?:[ \t]*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s)))+/gm;
	for (const [head] of markdown.matchAll(marks)) {
		if ((head.match(/>|[-*+]|[.)]/g)?.length ?? 0) > DEEPEST) throw new TooDeep();
	}
	for (const [indent] of markdown.matchAll(/^[ \t]+(?=[-*+>\d])/gm)) {
		if (indent.length > DEEPEST * 4) throw new TooDeep();
	}
	for (const paragraph of markdown.split(/\n[ \t]*\n/)) {
		if ((paragraph.match(/[*_[]+|!/g)?.length ?? 0) > MOST_MARKS) throw new TooDeep();
	}
}

function anchorOf(text: string, used: Map<string, number>): string {
	const base = foldWords(text).join('-').slice(0, 60) || 'muc';
	const count = (used.get(base) ?? 0) + 1;
	used.set(base, count);
	return ANCHOR + (count === 1 ? base : `${base}--${count}`);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function plain(html: string): string {
	return html.replace(/&(amp|lt|gt|quot|#39);/g, (_whole, name: string) => entities[name] ?? '').trim();
}
