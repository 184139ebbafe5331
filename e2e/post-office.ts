import { expect } from '@playwright/test';
import { startSandbox } from '../apps/sandbox/src/sandbox.ts';

/** The sandbox's SMS gateway and mail server. */
export interface PostOffice {
	/** Variables that lead a server to it. */
	env: Record<string, string>;
	/** The newest code that a phone got, of at least so many messages. */
	codeFor: (phone: string, messages?: number) => Promise<string>;
	/** The newest link that a mailbox got, of at least so many mails. */
	linkFor: (email: string, mails?: number) => Promise<string>;
	close: () => Promise<void>;
}

export async function openPostOffice(): Promise<PostOffice> {
	const { url, smtpUrl, close } = await startSandbox({ port: 0, smtpPort: 0 });
	async function newest(kind: 'sms' | 'mail', to: string, count: number): Promise<string> {
		const read = async () =>
			(await (await fetch(`${url}/${kind}.json?to=${encodeURIComponent(to)}`)).json()) as { text: string }[];
		await expect.poll(async () => (await read()).length).toBeGreaterThanOrEqual(count);
		return (await read())[0]?.text ?? '';
	}
	return {
		env: { SMS_URL: `${url}/sms`, SMTP_URL: smtpUrl },
		codeFor: async (phone, messages = 1) => /\b\d{6}\b/.exec(await newest('sms', phone, messages))?.[0] ?? '',
		linkFor: async (email, mails = 1) => /https?:\S+/.exec(await newest('mail', email, mails))?.[0] ?? '',
		close,
	};
}
