import { buildSandbox } from './app.ts';
import { createInbox } from './notification/inbox.ts';
import type { Mail } from './notification/mail.routes.ts';
import { startSmtp } from './notification/smtp.ts';
import type { WalletSettings } from './wallet/keys.ts';

export interface SandboxOptions {
	/** Of HTTP; 0 takes any free port. */
	port: number;
	/** Of the mail server; 0 takes any free port. */
	smtpPort: number;
	/** The bearer token that the SMS gateway asks for; none without it. */
	smsToken?: string | undefined;
	/** The key that OneSignal asks for. */
	oneSignalKey?: string | undefined;
	/** Keys of the gateways, and where they tell of payments; the development ones without it. */
	wallet?: WalletSettings | undefined;
}

/** The outside world, listening at loopback. */
export interface Sandbox {
	/** As `http://127.0.0.1:4010`. */
	url: string;
	/** As `smtp://127.0.0.1:4025`. */
	smtpUrl: string;
	close: () => Promise<void>;
}

/** Starts all of the sandbox, with nothing in it; throws when a port is taken, and then nothing listens. */
export async function startSandbox({
	port,
	smtpPort,
	smsToken,
	oneSignalKey,
	wallet,
}: SandboxOptions): Promise<Sandbox> {
	const mails = createInbox<Mail>();
	const smtp = await startSmtp({ port: smtpPort, inbox: mails });
	const app = buildSandbox({ smsToken, oneSignalKey, mails, wallet });
	app.addHook('onClose', smtp.close);
	try {
		const url = await app.listen({ port, host: '127.0.0.1' });
		return { url, smtpUrl: smtp.url, close: () => app.close() };
	} catch (error) {
		await app.close();
		throw error;
	}
}
