import { createTransport } from 'nodemailer';

/** Sends mail. */
export interface MailSender {
	/** Throws when the mail was not taken. */
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
			await transport.sendMail(mail);
		},
	};
}
