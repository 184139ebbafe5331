import { type Locale, readLocale } from '@ancu/forms/format';
import { rememberTexts } from '@ancu/ui/i18n';
import { type BackendModule, createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { ALWAYS, readTexts } from './backend.ts';
import { commonOptions } from './options.ts';

const backend: BackendModule = {
	type: 'backend',
	init: () => undefined,
	read: (language, namespace, done) => {
		// `dev` is where missing keys show themselves: it has no texts.
		if (language === 'dev') return done(null, {});
		readTexts(language as Locale, namespace).then(
			(texts) => done(null, texts),
			// `true` asks for another try.
			(error) => done(error, true),
		);
	},
};

/** The texts of this page, in the browser. i18next adds to the namespaces that it is given. */
export const browserTexts = createInstance({ ...commonOptions, ns: [...ALWAYS], maxRetries: 5, retryTimeout: 350 });

export async function startBrowserTexts(locale: Locale): Promise<void> {
	await browserTexts.use(backend).use(initReactI18next).init({ lng: locale });
	rememberTexts(browserTexts);
}

/** Fetches the texts that a page needs, unless they are there. */
export async function loadNamespaces(namespaces: readonly string[]): Promise<void> {
	await browserTexts.loadNamespaces(namespaces.filter(Boolean));
}

/** The same for a part that can do without for now: throws where texts did not come, of which i18next says nothing. */
export async function needNamespaces(namespaces: readonly string[]): Promise<void> {
	await loadNamespaces(namespaces);
	const missing = lackedOf(browserTexts.language, namespaces);
	if (missing.length > 0) throw new Error(`There are no texts of ${missing.join(', ')}.`);
}

/** Fetches what this page says in another language; false where it cannot be had, and i18next would show keys. */
export async function fetchLanguage(locale: Locale): Promise<boolean> {
	const { ns = [] } = browserTexts.options;
	const missing = lackedOf(locale, [ns].flat());
	if (missing.length > 0) await browserTexts.reloadResources(locale, missing);
	return lackedOf(locale, missing).length === 0;
}

function lackedOf(locale: string, namespaces: readonly string[]): string[] {
	return namespaces.filter((name) => !browserTexts.hasResourceBundle(locale, name));
}

export function browserLocale(): Locale {
	return readLocale(browserTexts.language);
}
