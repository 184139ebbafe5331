import { MINUTE_MS } from '@ancu/forms/format';
import { session } from './account/session.ts';
import { readLocale, readTheme } from './cookies.ts';
import { isCrawler } from './data/is-crawler.ts';
import type { Host, RenderedPage } from './host.ts';

type Render = (request: Request, host: Host) => Promise<RenderedPage>;

/** A page is the same for every visitor so long, unless somebody changes something before. */
const FRESH_MS = 3_000;
/** So long it is still given at once, while it is rendered again for whoever comes next. */
const KEPT_MS = MINUTE_MS;
/** Some 150 KB each. */
const MOST = 200;

interface Kept {
	page: Promise<RenderedPage>;
	at: number;
	changes: number;
}

/**
 * Renders what visitors ask for at the same time once: in a rush most of them want the same few pages. Whoever is signed in gets a
 * page of their own, and nothing is kept beyond a change that this process made. A page that is older than three seconds is given once
 * more at most, if it is not older than a minute, and rendered again meanwhile: what nobody waits for takes no time. What failed for one
 * is tried again, once for all who waited for it.
 */
export function keepPages(render: Render, now: () => number = Date.now): Render {
	const kept = new Map<string, Kept>();

	/** Renders a page, and keeps it from now on where it is for everybody. */
	const renew = (key: string, request: Request, host: Host): Promise<RenderedPage> => {
		const page = render(request, host);
		const entry = { page, at: now(), changes: host.changes() };
		kept.delete(key);
		kept.set(key, entry);
		const [oldest] = kept.keys();
		if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
		page
			.then(isForAll, () => false)
			.then((isLasting) => {
				if (!isLasting && kept.get(key) === entry) kept.delete(key);
			});
		return page;
	};

	/** Of all who waited for a page that failed one tries again: a hundred at once would keep a slow database from anything else. */
	const tryAgain = async (failing: Kept, key: string, request: Request, host: Host): Promise<RenderedPage> => {
		const other = kept.get(key);
		if (!other || other === failing) return renew(key, request, host);
		const page = await other.page;
		return isForAll(page) || page.status >= 500 ? page : render(request, host);
	};

	return async (request, host) => {
		const key = keyOf(request);
		if (key === undefined) return render(request, host);
		const found = kept.get(key);
		const age = found && found.changes === host.changes() ? now() - found.at : Number.POSITIVE_INFINITY;
		if (!found || age >= KEPT_MS) return renew(key, request, host);

		const shared = await found.page.catch(() => undefined);
		if (!shared || shared.status >= 500) return tryAgain(found, key, request, host);
		if (!isForAll(shared)) return render(request, host);
		if (age >= FRESH_MS && kept.get(key) === found) renew(key, request, host).catch(() => undefined);
		return shared;
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
