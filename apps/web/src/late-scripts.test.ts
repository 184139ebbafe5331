import { expect, it } from 'vitest';
import { holdBack } from './late-scripts.ts';

const page = (attributes: string) =>
	`<!DOCTYPE html><html lang="vi"${attributes}><head><link rel="modulepreload" href="/a.js" nonce="n"/><link rel="stylesheet" href="/a.css"/></head><body><script nonce="n">window.context = 1;</script><script nonce="n" type="module" async="">import "/a.js";</script></body></html>`;

it('asks for the scripts of a page that is read first only when it begins', () => {
	const held = holdBack(page(' data-read-first=""'), 'n');
	expect(held).not.toContain('<link rel="modulepreload"');
	expect(held).not.toContain('type="module"');
	expect(held).toContain(`data-preload='["/a.js"]'`);
	expect(held).toContain('<script nonce="n" type="text/late">import "/a.js";</script>');
	expect(held).toContain('<link rel="stylesheet" href="/a.css"/>');
});

it('leaves other pages as they are', () => {
	expect(holdBack(page(''), 'n')).toBe(page(''));
});
