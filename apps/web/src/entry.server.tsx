import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
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
import { serverTexts } from './i18n/server.ts';
import { preloadTexts } from './i18n/text-files.ts';
import { keepPages } from './kept-pages.ts';
import { holdBack } from './read-first.ts';

/**
 * Called by the server with this very build: how it renders our pages. `client` is the folder of what browsers are served, where it
 * is built; while pages are worked on, styles and texts change under way and stay where they are.
 */
export function createHandler(build: ServerBuild, client?: string) {
	const handle = createRequestHandler(build, import.meta.env.MODE);
	const withTexts = client === undefined ? (html: string) => html : preloadTexts(client);
	const inline = client === undefined ? undefined : styles;
	return keepPages(async (request, host) => {
		const context = new RouterContextProvider();
		context.set(hostContext, host);
		const response = await handle(request, context);
		const { status, headers } = response;
		const rendered = context.get(htmlContext) ?? (await response.text());
		const html = holdBack(withTexts(rendered), { nonce: host.nonce, styles: inline });
		return { status, headers, html, nonce: host.nonce, isWhole: context.get(wholeContext) };
	});
}

/** Renders a whole document. Nothing streams: every page has its data before it renders. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	loadContext: RouterContextProvider,
): Promise<Response> {
	const { nonce } = loadContext.get(hostContext);
	const answered = status === 200 ? loadContext.get(statusContext) : status;
	const texts = serverTexts(readLocale(request.headers.get('cookie')));
	return new Promise((resolve, reject) => {
		let failed = false;
		const { pipe } = renderToPipeableStream(
			<I18nextProvider i18n={texts}>
				<ServerRouter context={context} url={request.url} nonce={nonce} />
			</I18nextProvider>,
			{
				nonce,
				// A late part stands in its place: put aside, it would want a script to be shown.
				progressiveChunkSize: Number.POSITIVE_INFINITY,
				onAllReady() {
					const body = new PassThrough();
					pipe(body);
					headers.set('content-type', 'text/html; charset=utf-8');
					text(body).then((html) => {
						loadContext.set(htmlContext, html);
						resolve(new Response(null, { status: failed ? 500 : answered, headers }));
					}, reject);
				},
				onShellError: reject,
				onError() {
					failed = true;
				},
			},
		);
	});
}
