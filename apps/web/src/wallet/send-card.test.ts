import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendCard } from './send-card.ts';

const card = { number: '4111111111111111', expiry: '12/49', cvv: '123' };
let server: Server;
let received: { method: string | undefined; headers: IncomingMessage['headers']; body: unknown }[];
let answer: { status: number; body: string };

beforeEach(async () => {
	received = [];
	server = createServer((request, response) => {
		let text = '';
		request.on('data', (chunk) => {
			text += chunk;
		});
		request.on('end', () => {
			received.push({ method: request.method, headers: request.headers, body: JSON.parse(text) });
			response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/card/tokens?key=public`;

it('trades a card for a token', async () => {
	answer = { status: 201, body: JSON.stringify({ token: 'tok_1', last4: '1111' }) };
	await expect(sendCard(url(), card)).resolves.toBe('tok_1');
	expect(received).toEqual([{ method: 'POST', headers: expect.any(Object), body: card }]);
	// Who is signed in here is none of the gateway's business.
	expect(Object.keys(received[0]?.headers ?? {})).not.toContain('x-token');
});

it('names the fields that the gateway refuses', async () => {
	answer = { status: 422, body: JSON.stringify({ code: 'invalid', fields: ['expiry', 'cvv'] }) };
	await expect(sendCard(url(), card)).rejects.toMatchObject({
		code: 'BAD_INPUT',
		fields: [
			{ path: 'expiry', code: 'refused' },
			{ path: 'cvv', code: 'refused' },
		],
	});
});

it.each([
	[500, '<html>'],
	[401, JSON.stringify({ code: 'unauthorized' })],
	[201, '{}'],
	[422, '{}'],
])('takes an answer %i %s for none', async (status, body) => {
	answer = { status, body };
	await expect(sendCard(url(), card)).rejects.toMatchObject({ code: 'NETWORK' });
});

it('takes a refused connection for a network failure', async () => {
	const gone = url();
	await new Promise((resolve) => server.close(resolve));
	await expect(sendCard(gone, card)).rejects.toMatchObject({ code: 'NETWORK' });
	server = createServer().listen(0, '127.0.0.1');
});
