import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { preloadTexts } from './preload-texts.ts';

const names = ['always.vn', 'always.en', 'listing.vn', 'listing-desk.vn', 'map.vn'];
const client = mkdtempSync(path.join(os.tmpdir(), 'ancu-texts-'));
const head = (link: string) =>
	`<!DOCTYPE html><html lang="vi" data-locale="vn" data-namespaces="listing"><head>${link}`;
let withTexts: (head: string) => string;

beforeAll(() => {
	mkdirSync(path.join(client, 'assets'));
	for (const [index, name] of names.entries())
		writeFileSync(path.join(client, 'assets', `texts.${name}-${index}.js`), '');
	withTexts = preloadTexts(client);
});
afterAll(() => rmSync(client, { recursive: true }));

it('asks for the texts of a page, in its language, and no others', () => {
	const asked = [...withTexts(head('<link rel="modulepreload"/>')).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
	expect(asked.sort()).toEqual(['/assets/texts.always.vn-0.js', '/assets/texts.listing.vn-2.js']);
});

it('asks for nothing where a page has no scripts', () => {
	expect(withTexts(head(''))).toBe(head(''));
});
