/**
 * Every text in every language, no text that nothing shows. Keys are found in the source as they are written there:
 * whole (`t('list.empty')`) or as the fixed head of a template (`t(`direction.${value}`)`).
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '../packages/forms/src/format/index.ts';

type Texts = { [key: string]: string | Texts };

const LOCALES = locales;
// i18next appends these for languages that have plural forms; Vietnamese has none.
const PLURAL = /_(zero|one|two|few|many|other)$/;
// A figure and a short unit never stand on two lines, so U+00A0 is between them; `ngày {{date}}` is no unit, but names a day.
const UNIT = ['m²', 'km', 'm', 'ha', 'KB', 'MB', 'GB', '%', 'đ', 'đồng', 'nghìn', 'triệu', 'tỷ'];
const TIME = ['s', 'min', 'h', 'giây', 'phút', 'giờ', 'ngày', 'tuần', 'tháng', 'năm'];
const BREAKS = new RegExp(`\\}\\} (${[...UNIT, ...TIME].join('|')})(?![\\p{L}\\p{N}²])(?! \\{\\{)`, 'u');
// Gateways write what a message says again, and a phone draws it: it has plain spaces.
const PLAIN = /^sms\./;

const problems: string[] = [];
const cache = new Map<string, Source>();
const files = globSync('{packages,apps}/*/src/**/locales/*.json', { exclude: (name) => name === 'node_modules' });
const folders = [...new Set(files.map((file) => path.dirname(file)))];

for (const folder of folders) {
	const perLocale = new Map(
		LOCALES.map((locale) => [locale, flatten(JSON.parse(readFileSync(path.join(folder, `${locale}.json`), 'utf8')))]),
	);
	const all = new Set([...perLocale.values()].flatMap((texts) => [...texts.keys()]));
	for (const key of all) {
		for (const [locale, texts] of perLocale) {
			if (!texts.has(key)) problems.push(`${folder}: "${key}" is missing in ${locale}`);
			else if (!texts.get(key)?.join('').trim()) problems.push(`${folder}: "${key}" is empty in ${locale}`);
			const [, unit] = PLAIN.test(key) ? [] : (BREAKS.exec(texts.get(key)?.join('\n') ?? '') ?? []);
			if (unit)
				problems.push(`${folder}: "${key}" in ${locale} wants \\u00a0 before "${unit}", where a line would break`);
		}
		const [first, ...others] = [...perLocale.values()].map((texts) => placeholders(texts.get(key) ?? []));
		if (others.some((other) => other !== first))
			problems.push(`${folder}: "${key}" has other {{placeholders}} in another language`);
	}
	checkUse(folder, [...all]);
}

if (problems.length > 0) {
	console.error(problems.join('\n'));
	process.exitCode = 1;
} else {
	console.log(`${folders.length} namespaces, every text there in ${LOCALES.join(' and ')} and in use`);
}

/** Keys without their plural endings, each with its texts. */
function flatten(texts: Texts, prefix = ''): Map<string, string[]> {
	const flat = new Map<string, string[]>();
	for (const [key, value] of Object.entries(texts)) {
		if (typeof value === 'string') {
			const name = prefix + key.replace(PLURAL, '');
			flat.set(name, [...(flat.get(name) ?? []), value]);
		} else {
			for (const [inner, found] of flatten(value, `${prefix}${key}.`)) flat.set(inner, found);
		}
	}
	return flat;
}

// "one listing" may leave the figure out, so the figure itself is not compared.
function placeholders(texts: string[]): string {
	const names = texts.flatMap((text) => [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map(([, name]) => name));
	return [...new Set(names)].sort().join();
}

function checkUse(folder: string, keys: string[]): void {
	// A form's rules speak codes, which are looked up by path: what a schema can say is in its own folder, or in that of files.
	const isRules = folder.startsWith('packages/forms');
	const isErrors = folder.endsWith(path.join('error', 'locales'));
	if (isErrors) return;
	const source = isRules
		? read(`{${path.dirname(folder)},packages/forms/src/file}/**/*.ts`)
		: read('{packages/ui,apps/web,apps/server}/src/**/*.{ts,tsx}');
	for (const key of keys) {
		const wanted = isRules ? (key.split('.').at(-1) ?? key) : key;
		if (!isUsed(source, wanted)) problems.push(`${folder}: "${key}" is used nowhere`);
	}
}

function isUsed({ keys, heads }: Source, key: string): boolean {
	// `direction.${value}`: some head of the key, up to a dot, stands before a hole.
	return keys.has(key) || key.split('.').some((_, length, parts) => heads.has(parts.slice(0, length).join('.')));
}

/** What a part of the source says of keys: those that are written out, and the heads of those that end in a hole. */
interface Source {
	keys: Set<string>;
	heads: Set<string>;
}

function read(pattern: string): Source {
	const known = cache.get(pattern);
	if (known) return known;
	const source: Source = { keys: new Set(), heads: new Set() };
	for (const file of globSync(pattern)) {
		if (/\.(stories|test|generated)\./.test(file)) continue;
		const text = readFileSync(file, 'utf8');
		// A namespace may stand before a key: `shell:brand`.
		for (const [, key = ''] of text.matchAll(/(?:['"]|:)([\w.-]+)(?=['"])/g)) source.keys.add(key);
		for (const [, head = ''] of text.matchAll(/[`:]([\w.-]+)\.\${/g)) source.heads.add(head);
	}
	cache.set(pattern, source);
	return source;
}
