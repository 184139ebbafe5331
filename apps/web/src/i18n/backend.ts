import type { Locale } from '@ancu/forms/format';

type Texts = Record<string, unknown>;
type Files = Record<string, () => Promise<Texts>>;

/** The texts of those who post or judge listings. They belong to `listing`, of which they are most, and come apart from it. */
export const LISTING_DESK = 'listing-desk';

// One folder a namespace, one file a language: a new language is new files and nothing else.
const looks: Files = import.meta.glob<Texts>(
	['../../../../packages/ui/src/*/locales/*.json', '!../../../../packages/ui/src/listing/locales/*.json'],
	{ import: 'default' },
);
const listing: Files = import.meta.glob<Texts>('../../../../packages/ui/src/listing/locales/*.json', {
	import: 'default',
	query: '?part=public',
});
const listingDesk: Files = import.meta.glob<Texts>('../../../../packages/ui/src/listing/locales/*.json', {
	import: 'default',
	query: '?part=desk',
});
const rules: Files = import.meta.glob<Texts>('../../../../packages/forms/src/*/locales/*.json', { import: 'default' });
const titles: Files = import.meta.glob<Texts>('../locales/*.json', { import: 'default' });

/** The texts of one namespace in one language. */
export async function readTexts(locale: Locale, namespace: string): Promise<Texts> {
	if (namespace === 'web') return (await titles[`../locales/${locale}.json`]?.()) ?? {};
	if (namespace === LISTING_DESK) return (await listingDesk[fileOf('ui', 'listing', locale)]?.()) ?? {};
	const [look, rule] = await Promise.all([
		(namespace === 'listing' ? listing : looks)[fileOf('ui', namespace, locale)]?.(),
		rules[fileOf('forms', namespace, locale)]?.(),
	]);
	if (namespace === 'error') return rule ?? {};
	return rule ? { ...look, error: rule } : (look ?? {});
}

function fileOf(from: 'ui' | 'forms', namespace: string, locale: Locale): string {
	return `../../../../packages/${from}/src/${namespace}/locales/${locale}.json`;
}

/** Every namespace that there is. */
export function allNamespaces(): string[] {
	const names = [...Object.keys(looks), ...Object.keys(rules)].map(
		(file) => /([^/]+)\/locales\//.exec(file)?.[1] ?? '',
	);
	return [...new Set([...names, 'web', 'listing', LISTING_DESK])];
}
