import { describe, expect, it } from 'vitest';
import {
	contentLocale,
	type Locale,
	languageOf,
	languageTag,
	localeOfTag,
	locales,
	localized,
	readLocale,
} from './index.ts';

describe('languages', () => {
	it('are Vietnamese, the default, and English', () => {
		expect(locales).toEqual(['vn', 'en']);
		expect(locales.map((locale) => languageOf(locale).label)).toEqual(['Tiếng Việt', 'English']);
		expect(locales.map(languageTag)).toEqual(['vi-VN', 'en-GB']);
	});

	it.each([
		['en', 'en'],
		['vn', 'vn'],
		['vi', 'vn'],
		['EN', 'vn'],
		['', 'vn'],
		[null, 'vn'],
		[undefined, 'vn'],
		['toString', 'vn'],
	])('reads the code %s as %s', (code, locale) => expect(readLocale(code)).toBe(locale));

	it.each([
		['en', 'en'],
		['en-US,en;q=0.9,vi;q=0.8', 'en'],
		['EN-gb', 'en'],
		['vi', 'vn'],
		['vi-VN,vi;q=0.9,en;q=0.8', 'vn'],
		['fr-FR,fr;q=0.9,en;q=0.8', 'vn'],
		['enm', 'vn'],
		['*', 'vn'],
		['', 'vn'],
		[undefined, 'vn'],
	])('takes %s of a browser as %s', (header, locale) => expect(localeOfTag(header)).toBe(locale));

	it('gives content in the language of content that a language names', () => {
		const name = { vn: 'Đất ở', en: 'Residential land' };
		expect(localized(name, 'vn')).toBe('Đất ở');
		expect(localized(name, 'en')).toBe('Residential land');
		expect(localized(undefined, 'en')).toBeUndefined();
		expect(contentLocale('unknown' as Locale)).toBe('vn');
	});
});
