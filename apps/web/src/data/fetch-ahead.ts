import { matchRoutes, type RouteObject } from 'react-router';
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
	}
}

/** Whoever rests on a link so long may go there; as long as the router waits before it fetches a page's scripts. */
const LOOK_MS = 100;

/**
 * Fetches what pages need as people look at links to them, and the scripts of a page all at once when its link is pressed. The router
 * itself asks for a script when the one before has said that it needs it.
 */
export function fetchPagesAhead(): void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const look = ({ target, type }: Event) => {
		clearTimeout(timer);
		const link =
			target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])');
		if (!link) return;
		const { href } = link;
		if (type === 'click') preloadScripts(findPage(href)?.entry);
		// What cannot be fetched now is fetched when it is needed, and missed then if it has to be.
		else timer = setTimeout(() => fetchPage(href).catch(() => undefined), type === 'pointerdown' ? 0 : LOOK_MS);
	};
	for (const kind of ['pointerover', 'pointerdown', 'focusin', 'click'])
		addEventListener(kind, look, { passive: true });
}

async function fetchPage(href: string): Promise<void> {
	const page = findPage(href);
	if (!page) return;
	preloadScripts(page.entry);
	const { handle } = (await import(/* @vite-ignore */ page.entry.module)) as { handle?: Partial<PageNeeds> };
	if (handle?.queries) await fetchNeeds(handle as PageNeeds, page);
}

/** Where a link leads. */
function findPage(href: string) {
	const url = new URL(href);
	const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
	const match = matchRoutes(childrenOf(undefined, routes), url.pathname)?.at(-1);
	const entry = routes.find(({ id }) => id === match?.route.id);
	return match && entry && { entry, url, params: match.params };
}

function preloadScripts(entry: RouteEntry | undefined): void {
	const known = new Set(
		[...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => href),
	);
	for (const file of entry ? [entry.module, ...(entry.imports ?? [])] : []) {
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
