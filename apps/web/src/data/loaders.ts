import { ApiError, fetcher, type GraphqlResult, type Operation, readResult } from '@ancu/api/client';
import type { Rule } from '@ancu/forms/access';
import { serverNow } from '@ancu/forms/format';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import {
	type ClientLoaderFunctionArgs,
	type LoaderFunctionArgs,
	redirect,
	type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { session } from '../account/session.ts';
import { signInHref } from '../account/sign-in-href.ts';
import { readLocale } from '../cookies.ts';
import { hostContext, statusContext, wholeContext } from '../host.ts';
import { needNamespaces } from '../i18n/browser.ts';
import { isCrawler } from './is-crawler.ts';
import { isNotFound } from './is-not-found.ts';
import { browserQueryClient, createQueryClient, quiet } from './query-client.ts';

/** The address of a page. */
interface PageAddress {
	url: URL;
	params: Record<string, string | undefined>;
}

/** A query of a page. */
interface PageQuery extends Operation<unknown> {
	/** Its answer hangs on who asks: whoever is signed in sees what a visitor gets, and the browser asks again. @default false */
	forViewer?: boolean;
}

/** What a page needs before it shows. */
export interface PageNeeds {
	/** Queries to load, from the page's address. Those of one list run side by side. */
	queries: (at: PageAddress) => PageQuery[];
	/** Where to go instead, now that the queries are answered. On the server alone: a browser shows a page before that, and the page leads on. */
	elsewhere?: (answers: QueryClient, url: URL) => string | undefined;
	/** Whether what the page is about is not there, where no query fails for it: a list that was asked for one thing comes empty. */
	isMissing?: (answers: QueryClient, at: PageAddress) => boolean;
	/** Texts, by namespace. */
	namespaces: readonly string[];
	/** Goes from edge to edge. @default false */
	fullWidth?: boolean;
	/** Only for those who are signed in, or only at some addresses. @default false */
	signedIn?: boolean | ((url: URL) => boolean);
	/** Whose page it is, where that is not everybody who is signed in. @default everybody */
	rule?: Rule;
	/** A page for signed-in people whose first answer holds nothing but what everybody may see: search engines and previews of links get that, without scripts. @default false */
	crawlable?: boolean;
	/** Read before it is used: its scripts wait until its pictures are there. @default false */
	readFirst?: boolean;
}

/** What loaders hand to the page. */
export interface PageData {
	/** The server's cache for the browser's, in JSON: the framework would walk through each value of it, here and there. */
	state: string | undefined;
	/** The moment that the page shows; the same on both sides, so that they render the same. */
	now: number;
	/** Something that the page is about is not there, as far as a visitor sees; the server says so by its status. */
	isMissing: boolean;
}

function isPrivate(signedIn: PageNeeds['signedIn'], url: URL): boolean {
	return typeof signedIn === 'function' ? signedIn(url) : Boolean(signedIn);
}

/** What a page says by its status where a query failed: what comes with 200 search engines take for the page, empty as it is. */
const statuses: Readonly<Record<string, number>> = {
	NOT_FOUND: 404,
	TOO_MANY_REQUESTS: 429,
	UNAVAILABLE: 503,
	TOO_SLOW: 503,
	INTERNAL: 500,
};
const statusOf = (error: unknown) => (error instanceof ApiError && statuses[error.code]) || 200;

/** Loads a page on the server, as a visitor sees it. */
export function serverLoader({ queries, elsewhere, isMissing, signedIn, crawlable = false }: PageNeeds) {
	return async ({ request, params, context }: LoaderFunctionArgs): Promise<PageData> => {
		const url = new URL(request.url);
		const cookies = request.headers.get('cookie');
		const isShown = session.isFlagged(cookies) || (crawlable && isCrawler(request.headers.get('user-agent')));
		if (isPrivate(signedIn, url) && !isShown) throw redirect(signInHref(url, 'pleaseSignIn'));
		const { execute } = context.get(hostContext);
		const client = createQueryClient();
		const locale = readLocale(cookies);
		const asked = queries({ url, params });
		await Promise.all(
			asked.map(({ queryKey, document, variables }) =>
				client.prefetchQuery({
					queryKey,
					queryFn: async () => readResult((await execute(document, variables, locale)) as GraphqlResult<unknown>),
					retry: false,
				}),
			),
		);
		const instead = elsewhere?.(client, url);
		if (instead) throw redirect(instead);
		if (session.isFlagged(cookies))
			for (const { queryKey, forViewer } of asked)
				if (forViewer) await client.invalidateQueries({ queryKey, refetchType: 'none' });
		const failures = asked.flatMap(({ queryKey }) => client.getQueryState(queryKey)?.error ?? []);
		const isMissingPage = failures.some(isNotFound) || isMissing?.(client, { url, params }) === true;
		context.set(
			statusContext,
			Math.max(context.get(statusContext), isMissingPage ? 404 : 0, ...failures.map(statusOf)),
		);
		if (!failures.every(isNotFound)) context.set(wholeContext, false);
		return { state: JSON.stringify(dehydrate(client)), now: Date.now(), isMissing: isMissingPage };
	};
}

/** Loads a page in the browser: starts its queries, waits for its texts only. The page shows what is there already. */
export function browserLoader(needs: PageNeeds) {
	return async ({ url, params }: ClientLoaderFunctionArgs): Promise<PageData> => {
		// What stands after the # comes along, as it does where the server leads there.
		if (isPrivate(needs.signedIn, url) && !(await session.getToken()))
			throw redirect(signInHref(url, 'pleaseSignIn') + url.hash);
		await askFor(needs, { url, params });
		return { state: undefined, now: serverNow(), isMissing: false };
	};
}

/** Of a page that loads nothing by its query: going on in it is at once, and needs no network. */
export function oncePerPath({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
	return currentUrl.pathname !== nextUrl.pathname;
}

/** Asks for what a page needs, in the browser, before anybody is there: nobody is told of what fails, since it is asked for again. */
export async function fetchNeeds(needs: PageNeeds, at: PageAddress): Promise<void> {
	if (isPrivate(needs.signedIn, at.url) && !session.isSignedIn()) return;
	await askFor(needs, at, quiet);
}

async function askFor(
	{ queries, namespaces }: PageNeeds,
	at: PageAddress,
	how: Partial<typeof quiet> = {},
): Promise<void> {
	const client = browserQueryClient();
	for (const { queryKey, document, variables } of queries(at)) {
		client.prefetchQuery({ queryKey, queryFn: fetcher(document, variables), ...how });
	}
	await needNamespaces(namespaces);
}
