import { type Locale, readLocale } from '@ancu/forms/format';
import { rememberTexts } from '@ancu/ui/i18n';
import { type BackendModule, createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { ALWAYS, readTexts } from './backend.ts';
import { commonOptions } from './options.ts';

/** A connection that is down is tried again after so long, or when it is back. */
const AGAIN_MS = 10_000;

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

/** Whether the texts of these are there. */
export function hasNamespaces(namespaces: readonly string[]): boolean {
	return lackedOf(browserTexts.language, namespaces.filter(Boolean)).length === 0;
}

/** Fetches texts, unless they are there. Throws where they did not come, of which i18next says nothing; they may come the next time. */
export async function needNamespaces(namespaces: readonly string[]): Promise<void> {
	// It would ask once more for all that ever failed.
	if (hasNamespaces(namespaces)) return;
	await browserTexts.loadNamespaces(namespaces.filter(Boolean));
	if (!hasNamespaces(namespaces)) throw new Error(`There are no texts of ${namespaces.join(', ')}.`);
}

/**
 * Texts that a page was rendered with: there once they have come, however often they have to be asked for. Until then the page stays as
 * it was sent. Where the server answers and they do not come again, the page is loaded again, once: some browsers remember a script that
 * failed, and after an upgrade there are others.
 */
export async function awaitNamespaces(namespaces: readonly string[]): Promise<void> {
	for (let round = 1; ; round++) {
		try {
			return await needNamespaces(namespaces);
		} catch (error) {
			console.warn(error);
		}
		if (round > 1 && (await isServerThere())) {
			// It works, with names in the place of some words.
			if (isLoadedAnew()) return;
			location.reload();
			return new Promise(() => undefined);
		}
		await new Promise((resolve) => {
			addEventListener('online', resolve, { once: true });
			setTimeout(resolve, AGAIN_MS);
		});
	}
}

const isServerThere = () =>
	// What a balancer passes on: it keeps its servers' own checks to itself.
	fetch('/robots.txt', { cache: 'no-store' }).then(
		({ ok }) => ok,
		() => false,
	);

function isLoadedAnew(): boolean {
	const [visit] = performance.getEntriesByType('navigation');
	return visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
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
