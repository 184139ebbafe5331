import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { locales } from '../packages/forms/src/format/index.ts';
import { rememberTexts } from '../packages/ui/src/i18n/index.ts';
import { pseudoTexts } from '../scripts/pseudo-language.ts';

type Texts = Parameters<typeof pseudoTexts>[0];

const looks = import.meta.glob<Texts>('../packages/ui/src/*/locales/*.json', { eager: true, import: 'default' });
const rules = import.meta.glob<Texts>('../packages/forms/src/*/locales/*.json', { eager: true, import: 'default' });

/** The instance of a language. Throws for what is no language. */
export function textsOf(locale: string): i18n {
	const found = texts.get(locale);
	if (!found) throw new Error(`There are no texts in the language ${locale}.`);
	return found;
}

/** Every text of the library, an instance for each language: a docs page shows stories in several at once. */
const texts: ReadonlyMap<string, i18n> = new Map(
	await Promise.all(
		[...locales.map((locale) => load(locale, locale)), load('pseudo', 'en', pseudoTexts)].map(
			async (loading) => [(await loading).language, await loading] as const,
		),
	),
);

async function load(lng: string, file: string, change = (given: Texts) => given): Promise<i18n> {
	const i18next = createInstance({
		lng,
		fallbackLng: 'dev',
		defaultNS: 'translation',
		resources: {},
		interpolation: { escapeValue: false },
		react: { useSuspense: false },
	});
	await i18next.use(initReactI18next).init();
	rememberTexts(i18next);
	const add = (files: Record<string, Texts>, place: (namespace: string, given: Texts) => Texts) => {
		for (const [name, given] of Object.entries(files)) {
			const [, namespace = '', language] = /([^/]+)\/locales\/([^/]+)\.json$/.exec(name) ?? [];
			if (language === file) i18next.addResourceBundle(lng, namespace, place(namespace, change(given)), true);
		}
	};
	add(looks, (_namespace, given) => given);
	add(rules, (namespace, given) => (namespace === 'error' ? given : { error: given }));
	return i18next;
}
