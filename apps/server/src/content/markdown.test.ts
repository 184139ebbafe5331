import { describe, expect, it } from 'vitest';
import { hostileHtml, hostileLinks } from './hostile.fixtures.ts';
import { renderArticle, TooDeep } from './markdown.ts';
import { sanitizeArticle } from './sanitize.ts';

const html = (markdown: string) => renderArticle(markdown).html.trim();

const allowed = /^(h2|h3|p|br|ul|ol|li|strong|em|a|blockquote|table|thead|tbody|tr|th|td)$/;
const attributes: Record<string, RegExp> = {
	a: /^( href="(\/[^/"\\][^"]*|\/|#h-[^"]+|https:\/\/[^"]+)")?( rel="noopener nofollow ugc")?$/,
	h2: /^( id="h-[^"]+")?$/,
	h3: /^( id="h-[^"]+")?$/,
	ol: /^( start="\d+")?$/,
	th: /^$|^ scope="col"$/,
	br: /^ ?\/?$/,
};

/** Fails for anything in a text that a browser could take for more than what articles are made of. */
function expectHarmless(text: string): void {
	for (const [whole, name = '', rest = ''] of text.matchAll(/<\/?([^\s>/]+)([^>]*)>/g)) {
		expect(name, whole).toMatch(allowed);
		expect(rest, whole).toMatch(attributes[name] ?? /^$/);
	}
	expect(text.replace(/<\/?[a-z][^<>]*>/g, '')).not.toMatch(/[<>]/);
}

/** Fails for a link that leads away from here. */
function expectStays(text: string, from: string): void {
	for (const [, href = ''] of text.matchAll(/href="([^"]*)"/g))
		expect(new URL(href, 'http://ancu.test/news/a').origin, from).toBe('http://ancu.test');
}

describe('Markdown', () => {
	it('becomes what articles are made of', () => {
		const { html: made, headings } = renderArticle(
			[
				'# Một',
				'## Giấy tờ & bước',
				'#### Ba',
				'Đoạn **đậm** _nghiêng_  ',
				'dòng hai.',
				'',
				'- a',
				'- b',
				'',
				'3. c',
				'',
				'> lời',
				'',
				'| A | B |',
				'| - | - |',
				'| 1 | 2 |',
			].join('\n'),
		);
		expect(made.replaceAll('\n', '')).toBe(
			[
				'<h2 id="h-mot">Một</h2><h2 id="h-giay-to-buoc">Giấy tờ &amp; bước</h2><h3 id="h-ba">Ba</h3>',
				'<p>Đoạn <strong>đậm</strong> <em>nghiêng</em><br />dòng hai.</p>',
				'<ul><li>a</li><li>b</li></ul><ol start="3"><li>c</li></ol><blockquote><p>lời</p></blockquote>',
				'<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead>',
				'<tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
			].join(''),
		);
		expect(headings).toEqual([
			{ id: 'h-mot', level: 2, text: 'Một' },
			{ id: 'h-giay-to-buoc', level: 2, text: 'Giấy tờ & bước' },
			{ id: 'h-ba', level: 3, text: 'Ba' },
		]);
	});

	it('names headings apart, and never as parts of the page', () => {
		const { headings } = renderArticle('## Content\n## Content\n## **!**\n## Phần [một](/tool)');
		expect(headings.map(({ id }) => id)).toEqual(['h-content', 'h-content--2', 'h-muc', 'h-phan-mot']);
		expect(headings.at(-1)?.text).toBe('Phần một');
	});

	it('leads to our own pages and by https, and elsewhere says that it is not ours', () => {
		expect(html('[a](/planning-check?x=1#y)')).toBe('<p><a href="/planning-check?x=1#y">a</a></p>');
		expect(html('[a](#h-mot)')).toBe('<p><a href="#h-mot">a</a></p>');
		expect(html('[a](https://example.com/á)')).toBe(
			'<p><a href="https://example.com/%C3%A1" rel="noopener nofollow ugc">a</a></p>',
		);
		expect(html('https://example.com')).toContain('rel="noopener nofollow ugc"');
		expect(html('![sổ đỏ](https://evil.test/a.png)')).toBe('<p>sổ đỏ</p>');
	});

	it.each(hostileLinks)('does not lead to %j', (link) => {
		for (const markdown of [`[x](${link})`, `[x](<${link}>)`, `[x][1]\n\n[1]: ${link}`, `<${link}>`, link]) {
			const made = html(markdown);
			expectHarmless(made);
			expectStays(made, markdown);
		}
		expectStays(sanitizeArticle(`<a href="${link}">x</a>`), link);
	});

	it.each(hostileHtml)('shows %s as it was typed', (typed) => {
		for (const markdown of [typed, `a ${typed} b`, `- ${typed}`, `> ${typed}`, `## ${typed}`, `|${typed}|\n|-|\n|b|`]) {
			expectHarmless(html(markdown));
			expectHarmless(sanitizeArticle(html(markdown)));
		}
		// Whatever may stand in the database, a reader gets what is harmless.
		expectHarmless(sanitizeArticle(typed));
	});

	it('shows HTML as text', () => {
		expect(html('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
		expect(html('&lt;b&gt;')).toBe('<p>&lt;b&gt;</p>');
		expect(html('`a < b`')).toBe('<p>a &lt; b</p>');
	});

	it('is the same when it is made harmless once more', () => {
		for (const markdown of [...hostileHtml, '# a & b\n\n[x](/a?b=1&c=2) "y" \'z\' < >\n\n- a\n\n1. b']) {
			const once = renderArticle(markdown).html;
			expect(sanitizeArticle(once)).toBe(once);
		}
	});

	it('is counted by the minute', () => {
		expect(renderArticle('').minutes).toBe(1);
		expect(renderArticle('một '.repeat(1_000)).minutes).toBe(5);
	});

	it.each([
		['>'.repeat(39_000), true],
		[
			Array.from({ length: 500 }, (_, index) => `${' '.repeat(index * 2)}- a`)
				.join('\n')
				.slice(0, 40_000),
			true,
		],
		['- '.repeat(19_000), true],
		['['.repeat(39_000), false],
		['[a'.repeat(13_000), true],
		['**a'.repeat(13_000), true],
		['_a*'.repeat(13_000), true],
		['_a*'.repeat(450), false],
		['!'.repeat(39_000), true],
		['Hay quá! '.repeat(900), false],
		['`'.repeat(39_000), false],
		['![['.repeat(13_000), true],
		['<'.repeat(39_000), false],
		['| '.repeat(19_000), false],
		['a\n'.repeat(19_000), false],
	])('that was made to cost is refused or soon done: %.10s', (markdown, isRefused) => {
		const started = performance.now();
		if (isRefused) expect(() => renderArticle(markdown)).toThrow(TooDeep);
		else expectHarmless(renderArticle(markdown).html);
		expect(performance.now() - started).toBeLessThan(3_000);
	});
});
