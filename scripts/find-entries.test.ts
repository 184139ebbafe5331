import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findEntries } from './find-entries.ts';

it('finds what the patterns lead to, and the texts in every language that there are files of', () => {
	const folder = mkdtempSync(path.join(os.tmpdir(), 'ancu-entries-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const locales = ['vn', 'en', 'ko'].map((code) => `src/listing/locales/${code}.json`);
	for (const file of ['src/listing/index.ts', 'src/listing/schema.ts', ...locales]) {
		mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
		writeFileSync(path.join(folder, file), '{}');
	}
	const exports = { './*/locales/vn': './src/*/locales/vn.json', './*': './src/*/index.ts' };
	expect(findEntries(folder, exports)).toEqual({
		'./listing': 'src/listing/index.ts',
		'./listing/locales/vn': 'src/listing/locales/vn.json',
		'./listing/locales/en': 'src/listing/locales/en.json',
		'./listing/locales/ko': 'src/listing/locales/ko.json',
	});
});
