import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { documentId } from './document-id.ts';
import { ApiError, configureClient, fetcher } from './fetcher.ts';

interface Received {
	headers: Record<string, unknown>;
	body: { query: string; variables?: unknown };
}

describe('fetcher', () => {
	let server: Server;
	let received: Received[];
	let answer: () => { status?: number; body: string };
	let expired: ApiError[];

	beforeEach(async () => {
		received = [];
		expired = [];
		answer = () => ({ body: JSON.stringify({ data: { ok: true } }) });
		server = createServer((request, response) => {
			let text = '';
			request.on('data', (chunk) => {
				text += chunk;
			});
			request.on('end', () => {
				received.push({ headers: request.headers, body: JSON.parse(text) });
				const { status = 200, body } = answer();
				response.writeHead(status, { 'content-type': 'application/json' }).end(body);
			});
		});
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
		configureClient({
			url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
			getToken: () => 'secret',
			getLanguage: () => 'en',
			onSessionExpired: (error) => expired.push(error),
		});
	});

	afterEach(() => new Promise((resolve) => server.close(resolve)));

	it('sends document, variables, token and language, and answers the data', async () => {
		await expect(fetcher('query Q { ok }', { a: 1 })()).resolves.toEqual({ ok: true });
		expect(received).toEqual([
			{
				body: { query: 'query Q { ok }', variables: { a: 1 } },
				headers: expect.objectContaining({
					'x-token': 'secret',
					'accept-language': 'en',
					'content-type': 'application/json',
				}),
			},
		]);
	});

	it('sends a text as it is drawn: what no server keeps was pasted along unseen', async () => {
		await fetcher('query Q { ok }', { data: { title: 'Nhà\u0000 đẹp \ud83c', tags: ['🏠'] } })();
		expect(received[0]?.body.variables).toEqual({ data: { title: 'Nhà đẹp \ufffd', tags: ['🏠'] } });
	});

	it('leaves to a request in whose name and language it asks, as on a server that asks for many', async () => {
		await fetcher('query Q { ok }', {}, { 'x-token': 'of somebody', 'accept-language': 'vi' })();
		expect(received[0]?.headers).toMatchObject({ 'x-token': 'of somebody', 'accept-language': 'vi' });
	});

	it('throws the first error with its code, fields and request id', async () => {
		const fields = [{ path: 'price', code: 'positive' }];
		answer = () => ({
			body: JSON.stringify({
				data: null,
				errors: [{ message: 'No.', extensions: { code: 'BAD_INPUT', fields, requestId: 'r1' } }],
			}),
		});
		await expect(fetcher('query Q { ok }')()).rejects.toMatchObject({
			code: 'BAD_INPUT',
			message: 'No.',
			fields,
			requestId: 'r1',
		});
		expect(expired).toEqual([]);
	});

	it('throws what was refused before its document was looked at', async () => {
		answer = () => ({ status: 413, body: '{"code":"REQUEST_TOO_LARGE","message":"Too much."}' });
		await expect(fetcher('query Q { ok }')()).rejects.toMatchObject({
			code: 'REQUEST_TOO_LARGE',
			message: 'Too much.',
			requestId: undefined,
		});
		answer = () => ({ status: 500, body: '{"code":"INTERNAL","message":"Our fault.","requestId":"r1"}' });
		await expect(fetcher('query Q { ok }')()).rejects.toMatchObject({
			code: 'INTERNAL',
			message: 'Our fault.',
			requestId: 'r1',
		});
	});

	it.each(['SESSION_EXPIRED', 'UNAUTHENTICATED'])('tells that the session has ended, by status: %s', async (code) => {
		answer = () => ({
			status: 401,
			body: JSON.stringify({ data: null, errors: [{ message: 'Over.', extensions: { code } }] }),
		});
		await expect(fetcher('query Q { ok }')()).rejects.toBeInstanceOf(ApiError);
		expect(expired).toHaveLength(1);
	});

	it('tells what time it is at the server', async () => {
		const onServerTime = vi.fn<(at: number) => void>();
		configureClient({
			url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
			getToken: () => null,
			getLanguage: () => 'en',
			onSessionExpired: () => undefined,
			onServerTime,
		});
		vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
		onTestFinished(() => void vi.useRealTimers());
		await fetcher('query Q { ok }')();
		const [[at = 0] = []] = onServerTime.mock.calls;
		expect(Math.abs(at + 3_600_000 - Date.now())).toBeLessThan(60_000);
	});

	it('takes a page that is not JSON for a network failure', async () => {
		answer = () => ({ status: 502, body: '<html>Bad gateway</html>' });
		await expect(fetcher('query Q { ok }')()).rejects.toMatchObject({ code: 'NETWORK' });
	});

	it('takes a server that is closing for a network failure', async () => {
		answer = () => ({
			status: 503,
			body: '{"error":"Service Unavailable","message":"Service Unavailable","statusCode":503}',
		});
		await expect(fetcher('query Q { ok }')()).rejects.toMatchObject({ code: 'NETWORK' });
	});

	it('takes a refused connection for a network failure', async () => {
		await new Promise((resolve) => server.close(resolve));
		await expect(fetcher('query Q { ok }')()).rejects.toMatchObject({ code: 'NETWORK' });
	});

	describe('by ids', () => {
		beforeEach(() => {
			configureClient({
				url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
				getToken: () => null,
				getLanguage: () => 'en',
				onSessionExpired: () => undefined,
				sendIds: true,
			});
		});

		it('sends no text to a server that knows the document', async () => {
			await fetcher('query Known { ok }', { a: 1 })();
			expect(received.map(({ body }) => body)).toEqual([{ id: documentId('query Known { ok }'), variables: { a: 1 } }]);
		});

		it('sends the text to one that does not, and from then on at once', async () => {
			const text = 'query Unknown { ok }';
			answer = () =>
				received.at(-1)?.body.query ? { body: '{"data":{"ok":true}}' } : { status: 400, body: '{"code":"ANY"}' };
			await expect(fetcher(text)()).resolves.toEqual({ ok: true });
			await expect(fetcher(text)()).resolves.toEqual({ ok: true });
			expect(received.map(({ body }) => body)).toEqual([{ id: documentId(text) }, { query: text }, { query: text }]);
		});
	});

	it('lets a cancelled request be cancelled', async () => {
		await expect(fetcher('query Q { ok }')({ signal: AbortSignal.abort() })).rejects.toMatchObject({
			name: 'AbortError',
		});
	});

	it('lets one be cancelled whose answer is coming already', async () => {
		const begun = createServer((_request, response) => {
			response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
		});
		await new Promise<void>((resolve) => begun.listen(0, '127.0.0.1', resolve));
		onTestFinished(() => {
			begun.closeAllConnections();
			begun.close();
		});
		const cancel = new AbortController();
		configureClient({
			url: `http://127.0.0.1:${(begun.address() as AddressInfo).port}/graphql`,
			getToken: () => null,
			getLanguage: () => 'en',
			onSessionExpired: () => undefined,
			// The head of the answer is there then.
			onServerTime: () => cancel.abort(),
		});
		await expect(fetcher('query Q { ok }')({ signal: cancel.signal })).rejects.toMatchObject({ name: 'AbortError' });
	});
});
