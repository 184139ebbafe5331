import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GatewayRequest, PaymentOrder } from './gateway.ts';

/** What a gateway of the test's own was asked. */
export interface Asked {
	path: string;
	// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects by what it compares with.
	body: any;
}

/** What it answers; nothing is no answer at all. */
export type Reply = { status?: number; headers?: Record<string, string>; json?: unknown; text?: string } | undefined;

/** A gateway of the test's own, over HTTP: the adapter's requests are kept, `reply` says what comes back. */
export async function startPeer() {
	const peer = {
		url: '',
		asked: [] as Asked[],
		reply: (_asked: Asked): Reply | Promise<Reply> => undefined,
		close: () => {},
	};
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const asked = { path: request.url ?? '', body: JSON.parse(Buffer.concat(chunks).toString() || 'null') };
		peer.asked.push(asked);
		const reply = await peer.reply(asked);
		if (!reply) return;
		response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
		response.end(reply.text ?? JSON.stringify(reply.json));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	peer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	peer.close = () => {
		server.closeAllConnections();
		server.close();
	};
	return peer;
}

/** Failures of the way, which are one outcome for every gateway and every question. */
export const troubles: readonly (readonly [name: string, reply: Reply])[] = [
	['is broken', { status: 503, text: 'Service Unavailable' }],
	['answers no JSON', { text: '<html>' }],
	['answers another shape', { json: [1, 2] }],
	['is not there', { status: 404, text: 'Not Found' }],
	['sends us elsewhere', { status: 302, headers: { location: '/elsewhere' }, json: {} }],
	['says nothing', undefined],
];

/** Every text that differs in one bit. */
export function* withOneBitFlipped(text: string): Generator<string> {
	const bytes = Buffer.from(text);
	for (let bit = 0; bit < bytes.length * 8; bit++) {
		const flipped = Buffer.from(bytes);
		flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
		yield flipped.toString();
	}
}

export const get = (query: string): GatewayRequest => ({
	method: 'GET',
	query: [...new URLSearchParams(query)],
	headers: {},
	body: '',
});

export const post = (body: unknown, headers: Record<string, string> = {}): GatewayRequest => ({
	method: 'POST',
	query: [],
	headers,
	body: typeof body === 'string' ? body : JSON.stringify(body),
});

export const order: PaymentOrder = {
	txnRef: 'WT-0001',
	amount: 50_000,
	description: 'Nạp ví WT-0001',
	returnUrl: 'http://localhost:3000/pay/momo/return',
	notifyUrl: 'http://localhost:4000/pay/momo/ipn',
	createdAt: new Date('2026-01-01T05:00:00Z'),
	expiresAt: new Date('2026-01-01T05:15:00Z'),
	clientAddress: '127.0.0.1',
	locale: 'vn',
};
