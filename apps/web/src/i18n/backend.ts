import type { Locale } from '@ancu/forms/format';

type Texts = Record<string, unknown>;
type Files<T = Texts> = Record<string, () => Promise<T>>;

/** Namespaces that every page has. They come as one file. */
export const ALWAYS: readonly string[] = ['translation', 'shell', 'web', 'error'];

/** The texts of those who post or judge listings. They belong to `listing`, of which they are most, and come apart from it. */
export const LISTING_DESK = 'listing-desk';

// One folder a namespace, one file a language: a new language is new files and nothing else. What each part holds: texts-in-parts.ts.
const domains: Files = import.meta.glob<Texts>(
	[
		'../../../../packages/ui/src/*/locales/*.json',
		'!../../../../packages/ui/src/{listing,shell,translation}/locales/*.json',
	],
	{ import: 'default', query: '?part=all' },
);
const listing: Files = import.meta.glob<Texts>('../../../../packages/ui/src/listing/locales/*.json', {
	import: 'default',
	query: '?part=public',
});
const listingDesk: Files = import.meta.glob<Texts>('../../../../packages/ui/src/listing/locales/*.json', {
	import: 'default',
	query: '?part=desk',
});
const always: Files<Record<string, Texts>> = import.meta.glob<Record<string, Texts>>('../locales/*.json', {
	import: 'default',
	query: '?part=always',
});

/** The texts of one namespace in one language. */
export async function readTexts(locale: Locale, namespace: string): Promise<Texts> {
	if (ALWAYS.includes(namespace)) return (await always[`../locales/${locale}.json`]?.())?.[namespace] ?? {};
	const [files, folder] =
		namespace === LISTING_DESK ? [listingDesk, 'listing'] : [namespace === 'listing' ? listing : domains, namespace];
	return (await files[`../../../../packages/ui/src/${folder}/locales/${locale}.json`]?.()) ?? {};
}

/** Every namespace that there is. */
export function allNamespaces(): string[] {
	const names = Object.keys(domains).map((file) => /([^/]+)\/locales\//.exec(file)?.[1] ?? '');
	return [...new Set([...names, ...ALWAYS, 'listing', LISTING_DESK])];
}
