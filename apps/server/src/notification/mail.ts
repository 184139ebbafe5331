import { createTransport } from 'nodemailer';
import { withoutNames } from '../without-names.ts';

/** Sends mail. */
export interface MailSender {
	/** Throws when the mail was not taken: an error that may be logged, for it names no mailbox. */
	send: (mail: { to: string; subject: string; text: string }) => Promise<void>;
}

export interface SmtpOptions {
	/** `smtp://user:password@host:port` or `smtps://…`. */
	url: string;
	/** The sender, as `An Cư <no-reply@ancu.vn>`. */
	from: string;
	/** How long the server may say nothing. @default 15 s */
	waitMs?: number;
}

/** A server that says nothing for so long is not there. Well within a job's lease: a mail that takes longer would be sent again. */
const WAIT_MS = 15_000;

/** Mail by SMTP. */
export function createSmtpMail({ url, from, waitMs = WAIT_MS }: SmtpOptions): MailSender {
	const transport = createTransport(
		{ url, dnsTimeout: waitMs, connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs },
		{ from },
	);
	return {
		async send(mail) {
			await transport.sendMail(mail).catch((error: { code?: string; message: string }) => {
				// Nodemailer's own error holds the mailboxes that were refused, and a log writes all that an error holds.
				throw new Error(withoutNames(`The mail was not taken (${error.code}): ${error.message}`));
			});
		},
	};
}
