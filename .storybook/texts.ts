import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { locales } from '../packages/forms/src/format/index.ts';

const looks = import.meta.glob<Record<string, unknown>>('../packages/ui/src/*/locales/*.json', {
	eager: true,
	import: 'default',
});
const rules = import.meta.glob<Record<string, unknown>>('../packages/forms/src/*/locales/*.json', {
	eager: true,
	import: 'default',
});

/** Every text of the library, an instance for each language: a docs page shows stories in several at once. */
export const texts: ReadonlyMap<string, i18n> = new Map(
	await Promise.all(locales.map(async (locale) => [locale, await load(locale)] as const)),
);

async function load(lng: string): Promise<i18n> {
	const i18next = createInstance({
		lng,
		fallbackLng: 'dev',
		defaultNS: 'translation',
		resources: {},
		interpolation: { escapeValue: false },
		react: { useSuspense: false },
	});
	await i18next.use(initReactI18next).init();
	for (const [file, texts] of Object.entries(looks)) {
		const [, namespace = '', locale = ''] = /([^/]+)\/locales\/([^/]+)\.json$/.exec(file) ?? [];
		i18next.addResourceBundle(locale, namespace, texts, true);
	}
	for (const [file, texts] of Object.entries(rules)) {
		const [, namespace = '', locale = ''] = /([^/]+)\/locales\/([^/]+)\.json$/.exec(file) ?? [];
		i18next.addResourceBundle(locale, namespace, namespace === 'error' ? texts : { error: texts }, true);
	}
	return i18next;
}
