import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptsBrotli, compress, scriptHashes } from './page-parts.ts';

const pageOf = (html: string) => ({ status: 200, headers: new Headers(), html: Buffer.from(html), nonce: 'once' });

describe('the policy of a page', () => {
	it('names its own scripts by what they say', () => {
		// The example of MDN's page on script-src.
		const page = pageOf('<script nonce="once">doSomething();</script>');
		expect(scriptHashes(page)).toEqual(["'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='"]);
	});

	it('names a script with marks on its letters as a browser does, by its bytes', () => {
		const hash = createHash('sha256').update('say("An Cư")').digest('base64');
		expect(scriptHashes(pageOf('<p>Nhà</p><script nonce="once">say("An Cư")</script>'))).toEqual([`'sha256-${hash}'`]);
	});

	it('takes what a script says for no other script', () => {
		const text = 'say("<script nonce=\\"once\\">")';
		const hash = createHash('sha256').update(text).digest('base64');
		expect(scriptHashes(pageOf(`<script nonce="once">${text}</script>`))).toEqual([`'sha256-${hash}'`]);
		expect(scriptHashes(pageOf('<script>say(\'<script nonce="once">\')</script><script'))).toEqual([]);
	});

	it.each([
		['without the nonce of the page', '<script>steal()</script>'],
		['with a nonce of its own', '<script nonce="mine">steal()</script>'],
		['with the nonce in its text', '<script>steal(" nonce=\\"once\\"")</script>'],
		['that is a file, which the policy knows by where it is', '<script nonce="once" src="/a.js"></script>'],
	])('names no script %s', (_what, html) => expect(scriptHashes(pageOf(html))).toEqual([]));
});

it('is compressed once, however many it is sent to', async () => {
	const page = pageOf('<p>An Cư</p>');
	expect(compress(page)).toBe(compress(page));
	expect(brotliDecompressSync(await compress(page)).toString()).toBe('<p>An Cư</p>');
});

it.each([
	['gzip, deflate, br, zstd', true],
	['br;q=1.0, gzip;q=0.8', true],
	['gzip, br;q=0', false],
	['gzip', false],
	[undefined, false],
])('whoever accepts %s', (accepted, expected) => expect(acceptsBrotli(accepted)).toBe(expected));
