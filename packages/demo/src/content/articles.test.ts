import { publishableArticleSchema } from '@ancu/forms/content';
import { describe, expect, it } from 'vitest';
import { articles } from './index.ts';

const words = (markdown: string) => markdown.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const links = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href).sort();

describe.each(articles.map((article) => [article.title.vn, article] as const))('%s', (_title, article) => {
	it('can be published as it is', () => {
		const { title, summary, body } = article;
		expect(publishableArticleSchema.safeParse({ title, summary, body, cover: null }).success).toBe(true);
	});

	it('has some five hundred words in each language', () => {
		for (const text of [article.body.vn, article.body.en]) {
			expect(words(text)).toBeGreaterThanOrEqual(400);
			expect(words(text)).toBeLessThanOrEqual(700);
		}
	});

	it('says the same in both: headings, lists, quotes, tables, links to our own pages', () => {
		const { vn, en } = article.body;
		for (const pattern of [/^## /gm, /^- /gm, /^\d+\. /gm, /^> /gm, /^\|/gm, /\*\*/g])
			expect(count(en, pattern), String(pattern)).toBe(count(vn, pattern));
		expect(links(en)).toEqual(links(vn));
		expect(links(vn).length).toBeGreaterThan(1);
		for (const href of links(vn)) expect(href).toMatch(/^\/[a-z/-]+$/);
	});
});
