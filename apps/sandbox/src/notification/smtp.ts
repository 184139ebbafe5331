import type { AddressInfo } from 'node:net';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Inbox } from './inbox.ts';
import type { Mail } from './mail.routes.ts';

const BYTES_MAX = 1024 * 1024;
const CLOSE_TIMEOUT_MS = 200;

/** A mail server that listens. */
export interface SmtpServer {
	/** As `smtp://127.0.0.1:4025`. */
	url: string;
	close: () => Promise<void>;
}

/**
 * Takes mail for everybody, at loopback and without a password, and keeps its text. Each recipient gets a mail of his own;
 * attachments are dropped, and a mail of more than 1 MB is refused.
 */
export async function startSmtp({ port, inbox }: { port: number; inbox: Inbox<Mail> }): Promise<SmtpServer> {
	const server = new SMTPServer({
		disabledCommands: ['AUTH', 'STARTTLS'],
		disableReverseLookup: true,
		size: BYTES_MAX,
		closeTimeout: CLOSE_TIMEOUT_MS,
		logger: false,
		onData(stream, session, done) {
			readMails(stream, session).then((mails) => {
				mails.forEach(inbox.add);
				done();
			}, done);
		},
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, '127.0.0.1', resolve);
	});
	// A client that breaks off in the middle of a mail must not take the sandbox with it.
	server.on('error', (error) => console.warn(`SMTP: ${error.message}`));
	return {
		url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
		close: () => new Promise((resolve) => server.close(resolve)),
	};
}

async function readMails(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<Mail[]> {
	const chunks: Buffer[] = [];
	// All of it has to be read, even when it is too much to keep.
	for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk);
	if (stream.sizeExceeded) throw Object.assign(new Error('The mail is too large'), { responseCode: 552 });

	const { from, subject = '', text, html = '' } = await PostalMime.parse(Buffer.concat(chunks));
	const sender = from ? nameOf(from) : envelope.mailFrom ? envelope.mailFrom.address : '';
	// The envelope, not the head, says who gets it.
	return envelope.rcptTo.map(({ address }) => ({ from: sender, to: address, subject, text: text ?? html }));
}

function nameOf({ name, address = '' }: Address): string {
	return name ? `${name} <${address}>` : address;
}
