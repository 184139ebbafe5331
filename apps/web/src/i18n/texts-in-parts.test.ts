import path from 'node:path';
import { locales } from '@ancu/forms/format';
import { expect, it } from 'vitest';
import { textsInParts, textsName } from '../../texts-in-parts.ts';
import { ALWAYS } from './backend.ts';

const packages = path.resolve(import.meta.dirname, '../../../../packages');
const listing = path.join(packages, 'ui/src/listing/locales/vn.json');
const web = path.resolve(import.meta.dirname, '../locales');

/** A file of texts as the plugin serves it. */
function read(file: string, part: string): Record<string, unknown> {
	const { load } = textsInParts() as unknown as { load: (this: object, id: string) => string };
	const module = load.call({ addWatchFile: () => undefined }, `${file}?part=${part}`);
	return JSON.parse(module.replace(/^export default /, ''));
}

it.each(locales)('what every page has is what is asked for on every page: %s', (locale) => {
	const texts = read(path.join(web, `${locale}.json`), 'always');
	expect(Object.keys(texts).sort()).toEqual([...ALWAYS].sort());
	for (const name of ALWAYS) expect(Object.keys(texts[name] as object).length, name).toBeGreaterThan(0);
});

it('two parts are the whole, and rules come with what everybody reads', () => {
	const [all, open, desk] = ['all', 'public', 'desk'].map((part) => read(listing, part));
	expect({ ...open, ...desk }).toEqual(all);
	expect(Object.keys(desk ?? {}).filter((key) => key in (open ?? {}))).toEqual([]);
	expect(open).toHaveProperty('error');
	expect(desk).toHaveProperty('moderation');
});

it.each([
	[`${listing}?part=public`, 'texts.listing.vn'],
	[`${listing}?part=desk`, 'texts.listing-desk.vn'],
	[path.join(web, 'en.json?part=always'), 'texts.always.en'],
	[listing, undefined],
])('%s is named %s', (file, name) => expect(textsName(file)).toBe(name));
