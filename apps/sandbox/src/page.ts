import type { FastifyReply } from 'fastify';

/** Markup, as opposed to text: only the `html` template makes it. */
export class Html {
	readonly markup: string;
	constructor(markup: string) {
		this.markup = markup;
	}
}

type Value = string | number | Html | readonly Html[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function markupOf(value: Value): string {
	if (value instanceof Html) return value.markup;
	if (Array.isArray(value)) return value.map(markupOf).join('');
	return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Markup from a template. Texts in it are escaped; markup and lists of markup are put in as they are. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
	return new Html(String.raw({ raw: strings }, ...values.map(markupOf)));
}

const style = html`
	:root {
		color-scheme: light dark;
		--line: light-dark(#d4dcdf, #3b4a50);
		--muted: light-dark(#4d5f66, #a9b8be);
		--link: light-dark(#0b5a8a, #8cc8f2);
		font: 1rem/1.55 system-ui, sans-serif;
		color: light-dark(#12262d, #e8eef0);
		background: light-dark(#f8fafa, #10191d);
	}
	body { max-width: 44rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
	h1 { font-size: 1.75rem; line-height: 1.3; margin: 1rem 0 0.5rem; }
	h2 { font-size: 1.125rem; margin: 0; }
	p { margin: 0.25rem 0; }
	a { color: var(--link); }
	:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
	nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; }
	ul { list-style: none; margin: 1rem 0; padding: 0; }
	li { padding: 1rem 0; border-top: 1px solid var(--line); }
	.muted { color: var(--muted); }
	.text { white-space: pre-wrap; }
	form { margin: 1rem 0; }
	label { display: block; margin: 0.75rem 0; }
	input, select { display: block; box-sizing: border-box; width: 100%; max-width: 26rem; margin-top: 0.25rem; padding: 0.5rem;
		font: inherit; color: inherit; background: transparent; border: 1px solid var(--muted); border-radius: 0.375rem; }
	option { background: light-dark(#f8fafa, #10191d); }
	input[type="radio"] { display: inline-block; width: auto; margin: 0 0.375rem 0 0; }
	fieldset { border: 1px solid var(--line); border-radius: 0.375rem; }
	button { padding: 0.5rem 1rem; font: inherit; cursor: pointer; border: 1px solid var(--link); border-radius: 0.375rem;
		background: var(--link); color: light-dark(#fff, #10191d); }
	button.quiet { background: transparent; color: var(--link); }
	details { margin: 1rem 0; }
	th, td { padding: 0.25rem 1rem 0.25rem 0; text-align: left; }
	.row { display: flex; flex-wrap: wrap; gap: 0.5rem; }
	.amount { font-size: 1.5rem; font-weight: 600; }
	.problem { color: light-dark(#a3121b, #ffa8a3); }
	.code { font: 600 2rem/1.3 ui-monospace, monospace; letter-spacing: 0.15em; user-select: all; cursor: copy; }
`;

const places = [
	{ path: '/', name: 'Trang chính' },
	{ path: '/sms', name: 'Tin nhắn SMS' },
	{ path: '/mail', name: 'Thư điện tử' },
	{ path: '/push', name: 'Thông báo đẩy' },
	{ path: '/payment', name: 'Thanh toán' },
	{ path: '/bank', name: 'Ngân hàng' },
];

/** What a page of the sandbox shows below its head. */
export interface Page {
	title: string;
	body: Html;
	/** Seconds after which a browser asks for the page again; never without it. */
	refresh?: number | undefined;
}

/** Answers with a whole page. It runs no script and loads nothing, whatever is written in it. */
export function sendPage(reply: FastifyReply, { title, body, refresh }: Page): FastifyReply {
	const page = html`<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${refresh ? html`<meta http-equiv="refresh" content="${refresh}">` : ''}
<title>${title} · Sandbox An Cư</title>
<style>${style}</style>
</head>
<body>
<nav aria-label="Các trang">${places.map(({ path, name }) => html`<a href="${path}">${name}</a>`)}</nav>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;
	return reply
		.headers({
			'content-type': 'text/html; charset=utf-8',
			'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
			'referrer-policy': 'no-referrer',
			'cache-control': 'no-store',
		})
		.send(page.markup);
}

const timeFormat = new Intl.DateTimeFormat('vi-VN', {
	dateStyle: 'short',
	timeStyle: 'medium',
	timeZone: 'Asia/Ho_Chi_Minh',
});

/** When something happened, for a page. */
export function timeOf({ at }: { at: string }): Html {
	return html`<time datetime="${at}">${timeFormat.format(new Date(at))}</time>`;
}
