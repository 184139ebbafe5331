import { expect, it } from 'vitest';
import { holdBack } from './read-first.ts';

const modules = '<script nonce="n" type="module" async="">import "/a.js";</script>';
const preload = '<link rel="modulepreload" href="/a.js" nonce="n"/>';
const page = (attributes: string, { links, scripts } = { links: preload, scripts: modules }) =>
	`<!DOCTYPE html><html lang="vi"${attributes}><head><link rel="preload" href="/f.woff2" as="font"/>${links}<link nonce="n" rel="stylesheet" href="/a.css"/></head><body><script nonce="n">window.context = 1;</script>${scripts}</body></html>`;
const hold = (html: string, styles?: string) =>
	holdBack(Buffer.from(html), { nonce: 'n', ...(styles && { styles: Buffer.from(styles) }) }).toString();
const noScripts = { links: '', scripts: '' };
const readFirst = ' data-read-first=""';

it('asks for the scripts and the typeface of a page that is read first only when it begins', () => {
	const held = hold(page(readFirst));
	expect(held).not.toContain('<link rel="modulepreload"');
	expect(held).not.toContain('type="module"');
	expect(held).not.toContain('woff2');
	expect(held).toContain(`data-scripts='["/a.js"]'`);
	expect(held).toContain('<script nonce="n" type="text/late">import "/a.js";</script>');
	expect(held).toContain('<link nonce="n" rel="stylesheet" href="/a.css"/>');
});

it('brings the styles of such a page in it, so that none is asked for', () => {
	const held = hold(page(readFirst), '.a::before { content: "$&" }');
	expect(held).toContain('<style>.a::before { content: "$&" }</style>');
	expect(held).not.toContain('<link nonce="n" rel="stylesheet"');
	expect(held).toContain('data-styles="/a.css"');
});

it('leaves a page without scripts as it is but for its styles and its typeface, which no machine looks at', () => {
	const link = '<link nonce="n" rel="stylesheet" href="/a.css"/>';
	const font = '<link rel="preload" href="/f.woff2" as="font"/>';
	const styled = page(readFirst, noScripts).replace(link, '<style>a {}</style>').replace(font, '');
	expect(hold(page(readFirst, noScripts), 'a {}')).toBe(styled);
});

it('asks for the scripts of other pages at once, behind what is seen', () => {
	const held = hold(page(''), 'a {}');
	expect(held).toContain('<style>a {}</style><script nonce="n" data-styles="/a.css">');
	expect(held).toContain('<link rel="modulepreload" fetchpriority="low" href="/a.js" nonce="n"/>');
	expect(held).toContain(modules);
	expect(held).toContain('woff2');
});

it('leaves the link to styles that are not given, as they are worked on', () => {
	expect(hold(page(''))).toContain('<link nonce="n" rel="stylesheet" href="/a.css"/></head>');
});

it('leaves what is no page as it is', () => {
	expect(hold('["Thảo Điền"]', 'a {}')).toBe('["Thảo Điền"]');
});
