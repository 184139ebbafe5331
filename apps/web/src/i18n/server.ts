import { type Locale, locales } from '@ancu/forms/format';
import { rememberTexts } from '@ancu/ui/i18n';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { allNamespaces, readTexts } from './backend.ts';
import { commonOptions } from './options.ts';

// Texts never change while the server runs, so every request of a language shares one instance.
const instances = new Map(await Promise.all(locales.map(async (locale) => [locale, await load(locale)] as const)));

async function load(locale: Locale): Promise<i18n> {
	const texts = await Promise.all(
		allNamespaces().map(async (namespace) => [namespace, await readTexts(locale, namespace)] as const),
	);
	const instance = createInstance({
		...commonOptions,
		lng: locale,
		resources: { [locale]: Object.fromEntries(texts) },
	});
	await instance.use(initReactI18next).init();
	rememberTexts(instance);
	return instance;
}

/** The texts of a language, on the server. */
export function serverTexts(locale: Locale): i18n {
	const instance = instances.get(locale);
	if (!instance) throw new Error(`There are no texts in the language ${locale}.`);
	return instance;
}
