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
}

/** Mail by SMTP. */
export function createSmtpMail({ url, from }: SmtpOptions): MailSender {
	const transport = createTransport(url, { from });
	return {
		async send(mail) {
			await transport.sendMail(mail);
		},
	};
}
