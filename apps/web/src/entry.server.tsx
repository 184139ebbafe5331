import { I18nextProvider } from 'react-i18next';
import {
	createRequestHandler,
	type EntryContext,
	RouterContextProvider,
	type ServerBuild,
	ServerRouter,
} from 'react-router';
import styles from './app.css?inline';
import { readLocale } from './cookies.ts';
import { hostContext, htmlContext, statusContext, wholeContext } from './host.ts';
import { preloadTexts } from './i18n/preload-texts.ts';
import { serverTexts } from './i18n/server.ts';
import { keepPages } from './kept-pages.ts';
import { holdBack } from './read-first.ts';
import { renderWhole } from './render-whole.ts';

/**
 * Called by the server with this very build: how it renders our pages. `client` is the folder of what browsers are served, where it
 * is built; while pages are worked on, styles and texts change under way and stay where they are.
 */
export function createHandler(build: ServerBuild, client?: string) {
	const handle = createRequestHandler(build, import.meta.env.MODE);
	const asBuilt = client === undefined ? undefined : { withTexts: preloadTexts(client), styles: Buffer.from(styles) };
	return keepPages(async (request, host) => {
		const context = new RouterContextProvider();
		context.set(hostContext, host);
		const response = await handle(request, context);
		const { status, headers } = response;
		const rendered = context.get(htmlContext) ?? Buffer.from(await response.arrayBuffer());
		const html = holdBack(rendered, { nonce: host.nonce, ...asBuilt });
		return { status, headers, html, nonce: host.nonce, isWhole: context.get(wholeContext) };
	});
}

/** Renders a whole document. Nothing streams: every page has its data before it renders. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	loadContext: RouterContextProvider,
): Promise<Response> {
	const { nonce, fail } = loadContext.get(hostContext);
	const answered = status === 200 ? loadContext.get(statusContext) : status;
	const texts = serverTexts(readLocale(request.headers.get('cookie')));
	const { html, faults } = await renderWhole(
		<I18nextProvider i18n={texts}>
			<ServerRouter context={context} url={request.url} nonce={nonce} />
		</I18nextProvider>,
		nonce,
	);
	for (const fault of faults) fail(fault);
	headers.set('content-type', 'text/html; charset=utf-8');
	loadContext.set(htmlContext, html);
	return new Response(null, { status: faults.length > 0 ? 500 : answered, headers });
}

/** Called by the framework with what a page throws, which it would write to the console: it belongs into the log, with its request. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
	context.get(hostContext).fail(error);
}
