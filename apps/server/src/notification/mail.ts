import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { withoutNames } from '../without-names.ts';

/** A mail as plain text. */
export interface Mail {
	/** What is sent again has the id that it had: the server that took it already, and did not say so in time, can tell. */
	id: number | string;
	to: string;
	subject: string;
	text: string;
}

/** Sends mail. */
export interface MailSender {
	/** Throws when the mail was not taken: an error that may be logged, for it names no mailbox. */
	send: (mail: Mail) => Promise<void>;
}

export interface SmtpOptions {
	/** `smtp://user:password@host:port` or `smtps://…`. */
	url: string;
	/** The sender, as `An Cư <no-reply@ancu.vn>`. */
	from: string;
	/** Whether nothing leaves unless the server takes it encrypted (STARTTLS); `?requireTLS=false` in the address says otherwise. @default false */
	requireTls?: boolean;
	/** How long the server may say nothing at first. @default 15 s */
	waitMs?: number;
}

/** A server that does not greet for so long is not there. */
const WAIT_MS = 15_000;
/**
 * One that looks through a mail before it takes it is: who leaves sends the mail again. Within a job's lease, though RFC 5321 (4.5.3.2.6)
 * grants it ten minutes: whoever takes longer knows the mail by its id.
 */
const ANSWER_MS = 45_000;

/** Mail by SMTP. */
export function createSmtpMail({ url, from, requireTls = false, waitMs = WAIT_MS }: SmtpOptions): MailSender {
	const transport = createTransport(
		{
			url,
			requireTLS: requireTls,
			dnsTimeout: waitMs,
			connectionTimeout: waitMs,
			greetingTimeout: waitMs,
			socketTimeout: ANSWER_MS,
		},
		{ from },
	);
	const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
	return {
		async send({ id, ...mail }) {
			await transport
				.sendMail({ ...mail, messageId: `<${digest([id, mail])}@${host}>` })
				.catch((error: { code?: string; message: string }) => {
					// Nodemailer's own error holds the mailboxes that were refused, and a log writes all that an error holds.
					throw new Error(withoutNames(`The mail was not taken (${error.code}): ${error.message}`));
				});
		},
	};
}

/** With the words: a database that was brought back numbers anew. */
function digest(mail: unknown): string {
	return createHash('sha256').update(JSON.stringify(mail)).digest('hex').slice(0, 32);
}
