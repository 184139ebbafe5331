import { session } from './account/session.ts';
import { readLocale, readTheme } from './cookies.ts';
import { isCrawler } from './data/crawler.ts';
import type { Host, RenderedPage } from './host.ts';

type Render = (request: Request, host: Host) => Promise<RenderedPage>;

/** A page is the same for every visitor so long, unless somebody changes something before. */
const KEPT_MS = 3_000;
/** Some 150 KB each. */
const MOST = 200;

interface Kept {
	page: Promise<RenderedPage>;
	until: number;
	changes: number;
}

/**
 * Renders what visitors ask for at the same time once: in a rush most of them want the same few pages. Whoever is signed in gets a
 * page of their own, and nothing is kept beyond a change that this process made or three seconds, whichever comes first. What failed
 * for one is tried again for the next.
 */
export function keepPages(render: Render, now: () => number = Date.now): Render {
	const kept = new Map<string, Kept>();
	return async (request, host) => {
		const key = keyOf(request);
		if (key === undefined) return render(request, host);
		const found = kept.get(key);
		if (found && found.until > now() && found.changes === host.changes()) {
			const shared = await found.page.catch(() => undefined);
			return shared && isForAll(shared) ? shared : render(request, host);
		}

		const page = render(request, host);
		const entry = { page, until: now() + KEPT_MS, changes: host.changes() };
		kept.delete(key);
		kept.set(key, entry);
		const [oldest] = kept.keys();
		if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
		const isLasting = await page.then(isForAll, () => false);
		if (!isLasting && kept.get(key) === entry) kept.delete(key);
		return page;
	};
}

function isForAll({ status, isWhole }: RenderedPage): boolean {
	return status < 500 && isWhole;
}

/** Everything that a visitor's page depends on; undefined where it is not for everybody. */
function keyOf({ method, url, headers }: Request): string | undefined {
	const cookies = headers.get('cookie');
	if (method !== 'GET' || session.isFlagged(cookies)) return undefined;
	return JSON.stringify([url, readLocale(cookies), readTheme(cookies), isCrawler(headers.get('user-agent'))]);
}
