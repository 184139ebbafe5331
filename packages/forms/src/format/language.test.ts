import { describe, expect, it, onTestFinished, vi } from 'vitest';
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
		['fr-FR,fr;q=0.9,en;q=0.8', 'en'],
		['en;q=0.2,vi;q=0.9', 'vn'],
		['vi;q=0, en;q=0.1', 'en'],
		['fr,de;q=0.5', 'vn'],
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

	it('are joined by those of an app, whose figures are then written their way', async () => {
		// Modules of its own: other tests know two languages.
		vi.resetModules();
		onTestFinished(() => void vi.resetModules());
		const { addLanguage, formatAge, formatMoney, formatMoneyExact, languageOf, locales, localeOfTag, localized } =
			await import('./index.ts');
		const korean = {
			tag: 'ko-KR',
			label: '한국어',
			icon: 'KO',
			content: 'en',
			units: { billion: '십억', million: '백만', thousand: '천', one: '동' },
			currency: '₫',
		} as const;
		const ko = addLanguage('ko', korean);
		expect(addLanguage('ko', { ...korean, label: 'Korean' })).toBe(ko);
		expect(locales).toEqual(['vn', 'en', 'ko']);
		expect(languageOf(ko)).toEqual({ ...korean, code: 'ko' });
		expect(localeOfTag('ko-KR,ko;q=0.9')).toBe('ko');
		expect(formatMoney(4_200_000_000, ko)).toBe('₫4.2\u00a0십억');
		expect(formatMoneyExact(500_000, ko)).toBe('₫500,000');
		expect(formatAge('2026-03-10T02:00:00Z', new Date('2026-03-10T05:00:00Z'), ko)).toBe('3시간 전');
		expect(localized({ vn: 'Đất ở', en: 'Residential land' }, ko)).toBe('Residential land');
	});
});
