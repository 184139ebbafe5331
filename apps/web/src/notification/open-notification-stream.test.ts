import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openNotificationStream } from './open-notification-stream.ts';

let server: Server;
let url: string;
let tokens: unknown[];
let answer: (response: ServerResponse) => void;
let close: (() => void) | undefined;

beforeEach(async () => {
	tokens = [];
	server = createServer((request, response) => {
		tokens.push(request.headers['x-token']);
		answer(response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/notification/stream`;
});

afterEach(async () => {
	close?.();
	server.closeAllConnections();
	await new Promise((resolve) => server.close(resolve));
});

const stream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });
const unexpected = () => {
	throw new Error('The session has not ended.');
};

it('hears of every change, with the token of whoever is signed in', async () => {
	answer = (response) => void stream(response).write('retry: 1\n\nevent: changed\ndata: {}\n\n: still here\n\n');
	await new Promise<void>((resolve) => {
		close = openNotificationStream({
			url,
			getToken: async () => 'secret',
			onChange: () => resolve(),
			onExpired: unexpected,
		});
	});
	expect(tokens).toEqual(['secret']);
});

it('connects again when the stream ends, with the token of that moment', async () => {
	answer = (response) => void stream(response).end('retry: 1\nevent: changed\ndata: {}\n\n');
	let changes = 0;
	let asked = 0;
	await new Promise<void>((resolve) => {
		close = openNotificationStream({
			url,
			getToken: async () => `secret ${++asked}`,
			onChange: () => ++changes === 2 && resolve(),
			onExpired: unexpected,
		});
	});
	expect(tokens).toEqual(['secret 1', 'secret 2']);
});

it('knows of no change by the first word of a connection', async () => {
	const changed = 'event: changed\ndata: {}\n\n';
	answer = (response) => void stream(response).end(`retry: 1\n${changed}${changed}`);
	const heard: boolean[] = [];
	await new Promise<void>((resolve) => {
		close = openNotificationStream({
			url,
			getToken: async () => 'secret',
			onChange: (isKnown) => heard.push(isKnown) === 4 && resolve(),
			onExpired: unexpected,
		});
	});
	expect(heard).toEqual([false, true, false, true]);
});

it('says once that the session has ended, and asks no more', async () => {
	answer = (response) => void response.writeHead(401).end();
	const sent = await new Promise((resolve) => {
		close = openNotificationStream({
			url,
			getToken: async () => 'old',
			onChange: () => undefined,
			onExpired: resolve,
		});
	});
	expect(sent).toBe('old');
	expect(tokens).toEqual(['old']);
});

it('asks nothing for nobody', async () => {
	await new Promise<void>((resolve) => {
		close = openNotificationStream({
			url,
			getToken: async () => {
				resolve();
				return null;
			},
			onChange: () => undefined,
			onExpired: unexpected,
		});
	});
	expect(tokens).toEqual([]);
});
