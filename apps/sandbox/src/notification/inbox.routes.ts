import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Html, html, sendPage } from '../page.ts';
import type { Inbox, Received } from './inbox.ts';

const REFRESH_SECONDS = 5;

const listQuery = z.object({ to: z.optional(z.string()) });
const pageQuery = z.object({ refresh: z.optional(z.literal('off')) });

/** What an inbox is called and how one of its messages looks. */
export interface InboxView<T extends { to: string }> {
	/** With a slash before it. */
	path: string;
	title: string;
	/** Said while nothing has come. */
	empty: string;
	inbox: Inbox<T>;
	draw: (message: Received<T>) => Html;
}

/** Two ways to read an inbox: `GET <path>` is a page for people, `GET <path>.json?to=` a list for tests. */
export function registerInbox<T extends { to: string }>(
	app: FastifyInstance,
	{ path, title, empty, inbox, draw }: InboxView<T>,
): void {
	app.get<{ Querystring: z.infer<typeof pageQuery> }>(
		path,
		{ schema: { querystring: pageQuery } },
		(request, reply) => {
			const still = request.query.refresh === 'off';
			const messages = inbox.list();
			const body = html`
<p class="muted">${
				still
					? html`Trang không tự cập nhật. <a href="${path}">Cập nhật mỗi ${REFRESH_SECONDS} giây</a>`
					: html`Trang tự cập nhật mỗi ${REFRESH_SECONDS} giây. <a href="${path}?refresh=off">Dừng cập nhật</a>`
			}</p>
${messages.length > 0 ? html`<ul>${messages.map((message) => html`<li>${draw(message)}</li>`)}</ul>` : html`<p>${empty}</p>`}`;
			return sendPage(reply, { title, body, refresh: still ? undefined : REFRESH_SECONDS });
		},
	);

	app.get<{ Querystring: z.infer<typeof listQuery> }>(
		`${path}.json`,
		{ schema: { querystring: listQuery } },
		// A plus sign that was not escaped arrives as a blank, which no number and no address has.
		({ query }) => inbox.list(query.to?.replaceAll(' ', '+')),
	);
}
