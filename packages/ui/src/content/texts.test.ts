import { policies, policyAt } from '@ancu/forms/content';
import { locales, localized } from '@ancu/forms/format';
import { describe, expect, it } from 'vitest';
import type { PolicyBlock, PolicySection, PolicyText } from './policy-text.ts';
import { readPolicy } from './read-policy.ts';

const texts = new Map(
	await Promise.all(
		policies.map(async ({ name, path }) => [path as string, { name, text: await readPolicy(name) }] as const),
	),
);
const LINK = /\[[^\]]+\]\(([^)\s]+)\)/g;

/** What a block is made of: the same in every language. */
function shapeOf(block: PolicyBlock): string {
	if (typeof block === 'string') return 'words';
	return 'facts' in block ? `facts ${block.facts.length}` : `list ${block.length}`;
}

const wordsOf = (block: PolicyBlock): string => JSON.stringify(block);
const linksIn = (words: string): string[] => [...words.matchAll(LINK)].map(([, href = '']) => href).sort();
/** Figures, however their thousands are grouped and in whatever order a language puts them. */
const figuresIn = (words: string): string[] =>
	(
		words
			.replace(LINK, (link) => link.slice(0, link.indexOf('](')))
			.replace(/(?<=\d)[.,](?=\d{3})/g, '')
			.match(/\d+/g) ?? []
	).sort();

describe.each([...texts])('%s', (_path, { text }: { text: PolicyText }) => {
	const sections: [string, PolicySection][] = text.sections.map((section) => [section.id, section]);

	it('has sections with anchors of their own', () => {
		const ids = text.sections.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
		// Ids of the page itself.
		for (const id of ['content', 'contents', 'related']) expect(ids).not.toContain(id);
	});

	it('says the whole in a sentence or two, in every language', () => {
		for (const locale of locales) {
			expect(localized(text.summary, locale).length).toBeGreaterThan(60);
			expect(localized(text.summary, locale).length).toBeLessThan(260);
		}
	});

	it.each(sections)('says the same in every language: %s', (_id, { vn, en }) => {
		expect(vn.title).not.toBe(en.title);
		expect(en.body.map(shapeOf)).toEqual(vn.body.map(shapeOf));
		for (const [index, block] of vn.body.entries()) {
			const other = wordsOf(en.body[index] ?? '');
			expect(linksIn(other)).toEqual(linksIn(wordsOf(block)));
			expect(figuresIn(other)).toEqual(figuresIn(wordsOf(block)));
		}
	});

	it.each(sections)('leads to sections that are there: %s', (_id, { vn }) => {
		for (const href of vn.body.flatMap((block) => linksIn(wordsOf(block)))) {
			expect(href).toMatch(/^\/[a-z/-]+(#[a-z-]+)?$/);
			const [path = '', anchor] = href.split('#');
			const target = texts.get(path);
			if (policyAt(path)) expect(target).toBeDefined();
			if (anchor) expect(target?.text.sections.map(({ id }) => id)).toContain(anchor);
		}
	});

	it('leads on to other pages', () => {
		const { name } = [...texts.values()].find((each) => each.text === text) ?? {};
		expect(text.related.length).toBeGreaterThanOrEqual(3);
		expect(new Set(text.related).size).toBe(text.related.length);
		expect(text.related).not.toContain(name);
	});
});
