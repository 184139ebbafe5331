import { expect } from '@playwright/test';
import { startSandbox } from '../apps/sandbox/src/sandbox.ts';

/** The sandbox: its SMS gateway, its mail server, its payment gateways and its bank. */
export interface PostOffice {
	/** As `http://127.0.0.1:4010`. */
	url: string;
	/** Variables that lead a server to it. */
	env: Record<string, string>;
	/** Its bank moves money as a code says, and tells the website of it. */
	transfer: (qr: string, amount?: number) => Promise<void>;
	/** What the next payment at a gateway comes to, by the sandbox's name of it. */
	script: (scenario: string, gateway: string) => Promise<void>;
	/** The newest code that a phone got, of at least so many messages. */
	codeFor: (phone: string, messages?: number) => Promise<string>;
	/** The newest link to a page that a mailbox got. */
	linkFor: (email: string, path: string) => Promise<string>;
	close: () => Promise<void>;
}

/** Opens it for a website at an address. */
export async function openPostOffice(website: string): Promise<PostOffice> {
	const { url, smtpUrl, close } = await startSandbox({ port: 0, smtpPort: 0 });
	const post = async (path: string, body: object) => {
		const response = await fetch(url + path, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
		});
		if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
	};
	await post('/__ctl/config', {
		vnpayIpnUrl: `${website}/payments/vnpay/notice`,
		bankFeedUrl: `${website}/payments/bank/notice`,
	});
	async function read(kind: 'sms' | 'mail', to: string): Promise<string[]> {
		const response = await fetch(`${url}/${kind}.json?to=${encodeURIComponent(to)}`);
		return ((await response.json()) as { text: string }[]).map(({ text }) => text);
	}
	async function codeFor(phone: string, messages = 1): Promise<string> {
		await expect.poll(async () => (await read('sms', phone)).length).toBeGreaterThanOrEqual(messages);
		return /\b\d{6}\b/.exec((await read('sms', phone))[0] ?? '')?.[0] ?? '';
	}
	async function linkFor(email: string, path: string): Promise<string> {
		const find = async () =>
			(await read('mail', email))
				.flatMap((text) => text.match(/https?:\S+/g) ?? [])
				.find((link) => link.includes(path));
		await expect.poll(find).toBeDefined();
		return (await find()) ?? '';
	}
	return {
		url,
		env: { SANDBOX_PORT: new URL(url).port, SMS_URL: `${url}/sms`, SMTP_URL: smtpUrl },
		transfer: (payload, amount) => post('/bank/transfer', { payload, amount }),
		script: (scenario, gateway) => post('/__ctl/next', { scenario, gateway }),
		codeFor,
		linkFor,
		close,
	};
}
