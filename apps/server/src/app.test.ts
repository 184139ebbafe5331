import zlib, { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from './app.ts';
import { connect } from './database/open-database.ts';
import { readEnv } from './env.ts';
import { buildAppWithPages } from './testing/app-with-pages.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import type { RenderedPage } from './web/web.routes.ts';

const pageOf = (html: string): RenderedPage => ({
	status: 200,
	headers: new Headers(),
	html: Buffer.from(html),
	nonce: 'once',
});

describe('the server', () => {
	let server: TestServer;
	beforeAll(async () => {
		server = await startTestServer();
	});
	afterAll(() => server.close());

	it('says that it runs and that it is ready', async () => {
		expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
		expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
	});

	it('gives every answer an id and the usual protections', async () => {
		const { headers } = await fetch(`${server.url}/healthz`);
		expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
		expect(headers.get('x-content-type-options')).toBe('nosniff');
		expect(headers.get('x-frame-options')).toBeTruthy();
		expect(headers.get('x-powered-by')).toBeNull();
	});

	it.each(['/files/../package.json', '/files/%2e%2e/%2e%2e/package.json', '/files/', '/files/nothing.svg'])(
		'serves no file that is not stored: %s',
		async (path) => {
			const response = await fetch(server.url + path);
			expect([403, 404]).toContain(response.status);
		},
	);

	it('hides what went wrong while a page was rendered, and names the request', async () => {
		const app = await buildAppWithPages(server, () => Promise.reject(new Error('the secret of the house')));
		const { statusCode, body, headers } = await app.inject('/real-estate');
		expect(statusCode).toBe(500);
		expect(body).not.toContain('secret');
		expect(body).toContain(String(headers['x-request-id']));
		await app.close();
	});

	it.each(['/auth/sign-in?next=%2Fpersonal', '//elsewhere.example'])(
		'leads a form that was sent before its scripts ran back to its page, unread: %s',
		async (url) => {
			const app = await buildAppWithPages(server, async () => pageOf('<p>'));
			const { statusCode, headers, body } = await app.inject({
				method: 'POST',
				url,
				headers: { host: 'ancu.example', 'content-type': 'application/x-www-form-urlencoded' },
				payload: 'username=an&password=the-secret',
			});
			expect(statusCode).toBe(303);
			expect(headers.location).toBe(`http://ancu.example${url}`);
			expect(body).not.toContain('secret');
			await app.close();
		},
	);

	it('takes no form where the contract is', async () => {
		const app = await buildAppWithPages(server, async () => pageOf('<p>'));
		const headers = { 'content-type': 'application/x-www-form-urlencoded' };
		const { statusCode } = await app.inject({ method: 'POST', url: '/graphql', headers, payload: 'query=%7Ba%7D' });
		expect(statusCode).toBe(415);
		await app.close();
	});

	it.each([
		['/graphql', 'application/json'],
		['/payments/momo/notice', 'application/json'],
		['/auth/sign-in', 'application/x-www-form-urlencoded'],
	])('unpacks nothing that it is sent, since a small body could become an endless one: %s', async (url, type) => {
		const unpack = vi.spyOn(zlib, 'createGunzip');
		onTestFinished(() => unpack.mockRestore());
		const app = await buildAppWithPages(server, async () => pageOf('<p>'));
		const headers = { 'content-type': type, 'content-encoding': 'gzip' };
		const payload = gzipSync(JSON.stringify({ query: '{ __typename }' }));
		const { statusCode } = await app.inject({ method: 'POST', url, headers, payload });
		expect(statusCode).not.toBe(200);
		expect(unpack).not.toHaveBeenCalled();
		await app.close();
	});

	it('lets a page reach the card gateway, and nobody else', async () => {
		const app = await buildAppWithPages(server, async () => pageOf('<p>'), { SANDBOX_PORT: '4999' });
		const { headers } = await app.inject('/setting/wallet');
		expect(headers['content-security-policy']).toContain("connect-src 'self' http://127.0.0.1:4999;");
		await app.close();
	});

	it('lets the players of films stand in a page, and nothing else of elsewhere', async () => {
		const app = await buildAppWithPages(server, async () => pageOf('<p>'));
		const { headers } = await app.inject('/real-estate/1');
		expect(headers['content-security-policy']).toContain(
			'frame-src https://www.youtube-nocookie.com https://www.tiktok.com;',
		);
		await app.close();
	});

	it('lets a page load OneSignal and reach it where it is how messages are pushed', async () => {
		const app = await buildAppWithPages(server, async (_request, { push }) => pageOf(JSON.stringify(push)), {
			SANDBOX_PORT: '4999',
			ONESIGNAL_APP_ID: '6f1f7a0e-6f1e-4a6b-9d57-0d5a3c1b2e4f',
			ONESIGNAL_KEY: 'the key of the house',
		});
		const { headers, json, body } = await app.inject('/setting/notification');
		const policy = String(headers['content-security-policy']);
		expect(policy).toMatch(/script-src 'self' https:\/\/cdn\.onesignal\.com https:\/\/api\.onesignal\.com;/);
		expect(policy).toContain(
			"connect-src 'self' http://127.0.0.1:4999 https://cdn.onesignal.com https://api.onesignal.com;",
		);
		expect(json()).toMatchObject({ kind: 'onesignal', appId: '6f1f7a0e-6f1e-4a6b-9d57-0d5a3c1b2e4f' });
		expect(body).not.toContain('house');
		await app.close();
	});

	it('is not ready without its database', async () => {
		const nowhere = connect({ host: '127.0.0.1', port: 1 });
		const app = await buildApp({ env: readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), ...nowhere });
		expect((await app.inject('/readyz')).statusCode).toBe(503);
		expect((await app.inject('/healthz')).statusCode).toBe(200);
		await app.close();
		await nowhere.close();
	});
});
