import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import type { LogEntry } from './log.ts';
import type { Outcome } from './payment.ts';

/** A notice as a shop got it. */
export interface Got {
	method: string;
	path: string;
	query: URLSearchParams;
	headers: Record<string, string | string[] | undefined>;
	body: string;
}

type Answer = { status?: number; body?: unknown };

/** A shop: takes the gateways' notices, and answers them as it is told. */
export interface Shop {
	url: string;
	got: Got[];
	/** Answers every notice from now on. */
	answer: (how: (got: Got) => Answer | Promise<Answer>) => void;
	close: () => Promise<void>;
}

async function startShop(): Promise<Shop> {
	const got: Got[] = [];
	let how: (got: Got) => Answer | Promise<Answer> = () => ({});
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		const { pathname, searchParams } = new URL(request.url ?? '', 'http://shop');
		const one: Got = {
			method: request.method ?? '',
			path: pathname,
			query: searchParams,
			headers: request.headers,
			body: Buffer.concat(chunks).toString(),
		};
		got.push(one);
		const { status = 200, body } = await how(one);
		response.writeHead(status, { 'content-type': 'application/json' });
		response.end(body === undefined ? '' : JSON.stringify(body));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		got,
		answer(answer) {
			how = answer;
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

/** A sandbox with a shop that its gateways tell of payments. */
export interface Street {
	sandbox: Sandbox;
	shop: Shop;
	/** JSON to the sandbox; the answer's body. */
	post: <T = Record<string, unknown>>(path: string, body?: object, headers?: Record<string, string>) => Promise<T>;
	get: <T = Record<string, unknown>>(path: string) => Promise<T>;
	/** The status of a request. */
	status: (path: string, body?: object, headers?: Record<string, string>) => Promise<number>;
	next: (scenario: string, more?: object) => Promise<unknown>;
	advance: (minutes: number) => Promise<{ now: string; ran: number }>;
	/** The payer does it, at once, however the page asks. */
	pay: (ref: string, outcome?: Outcome) => Promise<{ status: string; returnUrl: string; transactionNo: number }>;
	log: (only?: string) => Promise<LogEntry[]>;
	/** Sends a form as a person does from a page. */
	send: (address: string, form: Record<string, string>) => Promise<Response>;
	close: () => Promise<void>;
}

export async function openStreet(): Promise<Street> {
	const [sandbox, shop] = [await startSandbox({ port: 0, smtpPort: 0 }), await startShop()];
	const request = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
		fetch(`${sandbox.url}${path}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', ...headers },
			body: JSON.stringify(body),
		});
	const post = async <T>(path: string, body?: object, headers?: Record<string, string>) =>
		(await (await request(path, body, headers)).json()) as T;
	const get = async <T>(path: string) => (await (await fetch(`${sandbox.url}${path}`)).json()) as T;
	await post('/__ctl/config', {
		vnpayIpnUrl: `${shop.url}/vnpay?shop=1`,
		bankFeedUrl: `${shop.url}/bank`,
	});
	return {
		sandbox,
		shop,
		post,
		get,
		status: async (path, body, headers) => (await request(path, body, headers)).status,
		async next(scenario, more = {}) {
			const response = await request('/__ctl/next', { scenario, ...more });
			if (response.status !== 200) throw new Error(await response.text());
			return response.json();
		},
		advance: (minutes) => post('/__ctl/advance', { minutes }),
		pay: (ref, outcome) => post('/__ctl/pay', { ref, ...(outcome && { outcome }) }),
		log: (only = '') => get(`/__ctl/log${only}`),
		send: (address, form) =>
			fetch(new URL(address, sandbox.url), { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' }),
		async close() {
			await sandbox.close();
			await shop.close();
		},
	};
}

/** The parameters of an address. */
export function parametersOf(address: string | null): Record<string, string> {
	return Object.fromEntries(new URL(address ?? '').searchParams);
}
