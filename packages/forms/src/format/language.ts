import { files } from './languages.generated.ts';

/** What is told about a language, a file each in `languages`. The file's name is its code. */
export interface Language {
	/** What clients store and send: `vn` and `en` of the contract are no language tags. */
	code: Locale;
	/** BCP 47, for `Intl`, `lang` and `accept-language`. */
	tag: string;
	/** What its readers call it. */
	label: string;
	/** Two letters that stand for it where there is little room. */
	icon: string;
	/** Which of the languages that content is written in its readers get. */
	content: ContentLocale;
	/** Words for large amounts of money. */
	units: Readonly<Record<'billion' | 'million' | 'thousand' | 'one', string>>;
	/** What stands before an amount in large units; empty where those are said of this currency alone, as `tỷ`. */
	currency: string;
	/** The age of what is less than a minute old; the language's word for now where there is none. */
	justNow?: string;
}

/** A language that came by its files alone, after the two of the contract. */
type AddedLocale = string & { readonly added: unique symbol };

/** The code of a language of the interface. */
export type Locale = ContentLocale | AddedLocale;

/** A language that content is written in: procedures, policies, news. A language of the interface names one of them as its own. */
export type ContentLocale = 'vn' | 'en';

const known: Language[] = Object.entries(files).map(([code, file]) => ({
	...file,
	code: code as Locale,
	content: file.content as ContentLocale,
}));
const codes = known.map(({ code }) => code);
const byCode = new Map<string, Language>(known.map((language) => [language.code, language]));
const byDefault = known[0] as Language;

/** Every language, the default first. */
export const languages: readonly Language[] = known;

/** The codes of all languages, the default first. */
export const locales: readonly Locale[] = codes;

/**
 * Adds a language that an app has texts of, before anything is drawn: figures, dates and ages are written by it from then on. A code
 * that is there already stays what it is.
 */
export function addLanguage(code: string, language: Omit<Language, 'code'>): Locale {
	const added = { ...language, code: code as Locale };
	if (!byCode.has(code)) {
		known.push(added);
		codes.push(added.code);
		byCode.set(code, added);
	}
	return added.code;
}

/** What is told about a language. */
export function languageOf(locale: Locale): Language {
	return byCode.get(locale) ?? byDefault;
}

/** The language of a code; the default one for whatever is no code. */
export function readLocale(code: string | null | undefined): Locale {
	return languageOf((code ?? '') as Locale).code;
}

/** Of the languages that an `accept-language` header names, the one that is wanted most among ours; the default one where it is none. */
export function localeOfTag(header: string | undefined): Locale {
	const wanted = (header ?? '')
		.split(',')
		.map((part) => ({ name: primaryTag(part), quality: Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1) }))
		.filter(({ quality }) => quality > 0)
		.sort((one, other) => other.quality - one.quality);
	for (const { name } of wanted) {
		const language = languages.find(({ tag }) => primaryTag(tag) === name);
		if (language) return language.code;
	}
	return byDefault.code;
}

/** The BCP 47 tag for `Intl`. */
export function languageTag(locale: Locale): string {
	return languageOf(locale).tag;
}

/** The tag without its region, for `lang` and `accept-language`: `vi`. */
export function primaryTag(tag: string): string {
	return (/^[A-Za-z]+/.exec(tag.trim())?.[0] ?? '').toLowerCase();
}

/** The language that its reader gets content in. */
export function contentLocale(locale: Locale): ContentLocale {
	return languageOf(locale).content;
}

type InEach<Value> = Readonly<Record<ContentLocale, Value>>;

/** Of something that is written in every language of content, what the reader gets; undefined of nothing. */
export function localized<Value>(each: InEach<Value>, locale: Locale): Value;
export function localized<Value>(each: InEach<Value> | null | undefined, locale: Locale): Value | undefined;
export function localized<Value>(each: InEach<Value> | null | undefined, locale: Locale): Value | undefined {
	return each?.[contentLocale(locale)];
}
