import type { Locale } from '@ancu/forms/format';

type Texts = Record<string, unknown>;
type Files = Record<string, () => Promise<Texts>>;

// One folder a namespace, one file a language: a new language is new files and nothing else.
const looks: Files = import.meta.glob<Texts>('../../../../packages/ui/src/*/locales/*.json', { import: 'default' });
const rules: Files = import.meta.glob<Texts>('../../../../packages/forms/src/*/locales/*.json', { import: 'default' });
const titles: Files = import.meta.glob<Texts>('../locales/*.json', { import: 'default' });

/** The texts of one namespace in one language. */
export async function readTexts(locale: Locale, namespace: string): Promise<Texts> {
	if (namespace === 'web') return (await titles[`../locales/${locale}.json`]?.()) ?? {};
	const [look, rule] = await Promise.all([
		looks[`../../../../packages/ui/src/${namespace}/locales/${locale}.json`]?.(),
		rules[`../../../../packages/forms/src/${namespace}/locales/${locale}.json`]?.(),
	]);
	if (namespace === 'error') return rule ?? {};
	return rule ? { ...look, error: rule } : (look ?? {});
}

/** Every namespace that there is. */
export function allNamespaces(): string[] {
	const names = [...Object.keys(looks), ...Object.keys(rules)].map(
		(file) => /([^/]+)\/locales\//.exec(file)?.[1] ?? '',
	);
	return [...new Set([...names, 'web'])];
}
