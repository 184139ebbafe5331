import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Locale, locales } from '@ancu/forms/format';
import { createInstance } from 'i18next';

/** Looks a text up in its reader's language. */
export type Texts = (key: string, params: Record<string, unknown>, locale: Locale) => string;

/** The texts of a folder that has one file a language; the default language stands in for what another lacks. More of them stand under a key of their own: `{ error: folder }`. */
export function readTexts(folder: string, more: Readonly<Record<string, string>> = {}): Texts {
	const i18n = createInstance({
		fallbackLng: locales[0] as string,
		initAsync: false,
		interpolation: { escapeValue: false },
		resources: Object.fromEntries(locales.map((locale) => [locale, { translation: read(locale) }])),
	});
	i18n.init();
	return (key, params, locale) => i18n.t(key as never, { ...params, lng: locale });

	function read(locale: Locale): object {
		const added = Object.entries(more).map(([key, each]) => [key, readFile(each, locale)]);
		return { ...readFile(folder, locale), ...Object.fromEntries(added) };
	}
}

function readFile(folder: string, locale: Locale): object {
	const file = path.join(folder, `${locale}.json`);
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Where the texts of a domain's rules are. */
export function rulesFolder(domain: string): string {
	return path.dirname(createRequire(import.meta.url).resolve(`@ancu/forms/${domain}/locales/vn`));
}
