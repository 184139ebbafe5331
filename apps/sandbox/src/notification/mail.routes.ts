import type { FastifyInstance } from 'fastify';
import { type Html, html, timeOf } from '../page.ts';
import { registerInbox } from './inbox.routes.ts';
import type { Inbox } from './inbox.ts';

/** A mail as one of its recipients has it. */
export interface Mail {
	/** As `An Cư <no-reply@ancu.vn>`, or the address alone. */
	from: string;
	to: string;
	subject: string;
	text: string;
}

// The stop at the end of a sentence is no part of the address before it.
const link = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/;

function withLinks(text: string): Html[] {
	// What the group caught stands at the odd places.
	return text.split(link).map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

/** What came by SMTP, to be read at `/mail`. */
export function registerMail(app: FastifyInstance, inbox: Inbox<Mail>): void {
	registerInbox(app, {
		path: '/mail',
		title: 'Thư điện tử',
		empty: 'Chưa có thư nào.',
		inbox,
		draw: (mail) => html`
<h2>${mail.subject || '(không có tiêu đề)'}</h2>
<p class="muted">${timeOf(mail)} · Từ ${mail.from} · Đến ${mail.to}</p>
<p class="text">${withLinks(mail.text)}</p>`,
	});
}
