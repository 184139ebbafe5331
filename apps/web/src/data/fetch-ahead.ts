import { matchRoutes, type RouteObject } from 'react-router';
import { fetchNeeds, type PageNeeds } from './loaders.ts';

/** What the router knows of a route before it is shown. */
interface RouteEntry {
	id: string;
	parentId?: string;
	path?: string;
	index?: boolean;
	module: string;
}

declare global {
	interface Window {
		__reactRouterManifest?: { routes: Record<string, RouteEntry> };
	}
}

/** Whoever rests on a link so long may go there; as long as the router waits before it fetches a page's scripts. */
const LOOK_MS = 100;

/** Fetches what pages need as people look at links to them. The router itself fetches scripts alone. */
export function fetchPagesAhead(): void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const look = ({ target, type }: Event) => {
		clearTimeout(timer);
		const link =
			target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])');
		// What cannot be fetched now is fetched when it is needed, and missed then if it has to be.
		if (link)
			timer = setTimeout(() => fetchPage(link.href).catch(() => undefined), type === 'pointerdown' ? 0 : LOOK_MS);
	};
	for (const kind of ['pointerover', 'pointerdown', 'focusin']) addEventListener(kind, look, { passive: true });
}

async function fetchPage(href: string): Promise<void> {
	const url = new URL(href);
	const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
	const match = matchRoutes(childrenOf(undefined, routes), url.pathname)?.at(-1);
	const entry = routes.find(({ id }) => id === match?.route.id);
	if (!match || !entry) return;
	const { handle } = (await import(/* @vite-ignore */ entry.module)) as { handle?: Partial<PageNeeds> };
	if (handle?.queries) await fetchNeeds(handle as PageNeeds, { url, params: match.params });
}

function childrenOf(parentId: string | undefined, routes: readonly RouteEntry[]): RouteObject[] {
	return routes
		.filter((route) => route.parentId === parentId)
		.map(({ id, path, index }) =>
			index ? { id, path, index } : { id, path, children: childrenOf(id, routes) },
		) as RouteObject[];
}
