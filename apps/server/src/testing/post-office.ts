import { startSandbox } from '@ancu/sandbox';
import { expect } from 'vitest';

/** The sandbox's SMS gateway and mail server, with what came there. */
export interface PostOffice {
	/** What a server takes to reach it. */
	env: { smsUrl: string; smtpUrl: string };
	url: string;
	/** Texts that a phone got so far, the newest first; waits until there are so many. */
	sms: (to: string, count?: number) => Promise<string[]>;
	/** Texts that a mailbox got so far, the newest first; waits until there are so many. */
	mail: (to: string, count?: number) => Promise<{ subject: string; text: string }[]>;
	close: () => Promise<void>;
}

/** Starts a post office of a test's own. */
export async function startPostOffice(): Promise<PostOffice> {
	const { url, smtpUrl, close } = await startSandbox({ port: 0, smtpPort: 0 });
	async function wait<Message>(kind: 'sms' | 'mail', to: string, count: number): Promise<Message[]> {
		const read = async () =>
			(await (await fetch(`${url}/${kind}.json?to=${encodeURIComponent(to)}`)).json()) as Message[];
		await expect.poll(async () => (await read()).length).toBeGreaterThanOrEqual(count);
		return read();
	}
	return {
		env: { smsUrl: `${url}/sms`, smtpUrl },
		url,
		sms: async (to, count = 1) => (await wait<{ text: string }>('sms', to, count)).map(({ text }) => text),
		mail: (to, count = 1) => wait('mail', to, count),
		close,
	};
}

/** The six digits of a message. */
export function codeIn(text: string | undefined): string {
	return /\b\d{6}\b/.exec(text ?? '')?.[0] ?? '';
}

/** The token of a link in a mail. */
export function tokenIn(text: string | undefined): string {
	return /#emailToken=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
}
