import { matchRoutes, type RouteObject } from 'react-router';
import { hasNamespaces } from '../i18n/browser.ts';
import { fetchNeeds, type PageNeeds } from './loaders.ts';

/** What the router knows of a route before it is shown. */
interface RouteEntry {
	id: string;
	parentId?: string;
	path?: string;
	index?: boolean;
	module: string;
	/** Every file that the module is made of. */
	imports?: string[];
}

declare global {
	interface Window {
		__reactRouterManifest?: { routes: Record<string, RouteEntry> };
		/** The router's own cache of pages, by the ids of their routes. */
		__reactRouterRouteModules?: Record<string, unknown>;
	}
}

/** Whoever rests on a link so long may go there. */
const LOOK_MS = 100;

/**
 * Fetches what pages need as people look at links to them: scripts, texts and data all at once. The router itself asks for each when
 * the one before has said that it is needed.
 */
export function fetchPagesAhead(): void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const look = ({ target, type }: Pick<Event, 'target' | 'type'>) => {
		clearTimeout(timer);
		const link =
			target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])');
		if (!link) return;
		const { href } = link;
		// What cannot be fetched now is fetched when it is needed, and missed then if it has to be.
		const fetchNow = () => fetchPage(href).catch(() => undefined);
		timer = setTimeout(fetchNow, type === 'pointerdown' ? 0 : LOOK_MS);
	};
	for (const kind of ['pointerover', 'pointerdown', 'focusin']) addEventListener(kind, look, { passive: true });
	// Where scripts come late, somebody may rest on a link already.
	look({ target: document.querySelector('a:hover'), type: 'pointerover' });
	// At hand before anybody presses.
	window.requestIdleCallback?.(() => readCommonNeeds().catch(() => undefined));
}

/** Why the script of a page does not come: the server has another website by now, or nothing answers. */
type Lacking = 'gone' | 'unreached';

/**
 * Brings the page that an address leads to, all at once, before the router asks for it: the router loads the page that is open again
 * where its script does not come. Returns why it does not; nothing where it is at hand.
 */
export function bringPage(href: string): Promise<Lacking | undefined> | undefined {
	const page = findPage(new URL(href, location.href).href);
	if (!page || isAtHand(page)) return undefined;
	preloadScripts(page.entry);
	// What it needs is waited for as well: with all at hand the router draws once.
	const needs = fetchNeedsOf(page).then(
		() => undefined,
		// Its texts did not come: it would show their names.
		() => 'unreached' as const,
	);
	return readModule(page.entry).then(
		() => needs,
		() =>
			fetch(page.entry.module, { method: 'HEAD', cache: 'no-store' }).then(
				() => 'gone',
				() => 'unreached',
			),
	);
}

/** The router has its script, and its texts have come too: without them its loader would fail, and the whole page with it. */
function isAtHand({ entry: { id } }: FoundPage): boolean {
	const loaded = window.__reactRouterRouteModules?.[id] as { handle?: Partial<PageNeeds> } | undefined;
	return loaded !== undefined && hasNamespaces(loaded.handle?.namespaces ?? []);
}

async function fetchPage(href: string): Promise<void> {
	const page = findPage(href);
	if (!page) return;
	preloadScripts(page.entry);
	await Promise.all([readModule(page.entry), fetchNeedsOf(page)]);
}

async function fetchNeedsOf(page: FoundPage): Promise<void> {
	const { [page.entry.id]: needs = await readNeeds(page.entry) } = await readCommonNeeds();
	if (needs) await fetchNeeds(needs, page);
}

async function readCommonNeeds(): Promise<Readonly<Record<string, PageNeeds>>> {
	return (await import('./common-needs.ts')).commonNeeds;
}

async function readNeeds(entry: RouteEntry): Promise<PageNeeds | undefined> {
	const { handle } = (await readModule(entry)) as { handle?: PageNeeds | { queries?: never } };
	return handle?.queries && handle;
}

/**
 * Reads a page where the router looks for it first. While the router waits for one, it draws the page before again, as loading, and
 * only then the next: with the page at hand that is one drawing in place of two.
 */
async function readModule({ id, module }: RouteEntry): Promise<unknown> {
	const read: unknown = await import(/* @vite-ignore */ module);
	const known = window.__reactRouterRouteModules;
	if (known) known[id] ??= read;
	return read;
}

interface FoundPage {
	entry: RouteEntry;
	url: URL;
	params: Record<string, string | undefined>;
}

/** What was found last: to find it costs as much as to draw ten cards, and who looks at a link presses it next. */
let found: { href: string; page: FoundPage | undefined } | undefined;

/** Where a link leads. */
function findPage(href: string): FoundPage | undefined {
	if (found?.href !== href) found = { href, page: matchPage(new URL(href)) };
	return found.page;
}

function matchPage(url: URL): FoundPage | undefined {
	const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
	const match = matchRoutes(childrenOf(undefined, routes), url.pathname)?.at(-1);
	const entry = routes.find(({ id }) => id === match?.route.id);
	return match && entry && { entry, url, params: match.params };
}

function preloadScripts({ module, imports = [] }: RouteEntry): void {
	const known = new Set(
		[...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => href),
	);
	for (const file of [module, ...imports]) {
		const link = document.createElement('link');
		link.rel = 'modulepreload';
		link.href = file;
		if (!known.has(link.href)) document.head.append(link);
	}
}

function childrenOf(parentId: string | undefined, routes: readonly RouteEntry[]): RouteObject[] {
	return routes
		.filter((route) => route.parentId === parentId)
		.map(({ id, path, index }) =>
			index ? { id, path, index } : { id, path, children: childrenOf(id, routes) },
		) as RouteObject[];
}
