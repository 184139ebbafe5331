import { beforeEach, describe, expect, it } from 'vitest';
import type { Host, RenderedPage } from './host.ts';
import { keepPages } from './kept-pages.ts';

describe('pages for visitors', () => {
	let time: number;
	let changes: number;
	let rendered: number;
	let status: number;
	let isWhole: boolean;
	let get: (path: string, headers?: Record<string, string>) => Promise<RenderedPage>;

	beforeEach(() => {
		time = 0;
		changes = 0;
		rendered = 0;
		status = 200;
		isWhole = true;
		const render = keepPages(
			async (_request, { nonce }) => {
				rendered++;
				return { status, headers: new Headers(), html: Buffer.from(`page ${rendered}`), nonce, isWhole };
			},
			() => time,
		);
		get = (path, headers = {}) => {
			const host = { origin: 'https://ancu.vn', nonce: '', changes: () => changes } as Host;
			return render(new Request(`https://ancu.vn${path}`, { headers }), host);
		};
	});

	it('are rendered once for all who come within three seconds', async () => {
		const [first, second] = await Promise.all([get('/rent'), get('/rent')]);
		expect(first.html.toString()).toBe('page 1');
		expect(second).toBe(first);
		time = 2_999;
		expect((await get('/rent')).html.toString()).toBe('page 1');
		expect(rendered).toBe(1);
	});

	it('are given once more within a minute, at once, and are rendered again for who comes next', async () => {
		await get('/rent');
		time = 3_000;
		const [first, second] = await Promise.all([get('/rent'), get('/rent')]);
		expect(first.html.toString()).toBe('page 1');
		expect(second.html.toString()).toBe('page 1');
		expect(rendered).toBe(2);
		expect((await get('/rent')).html.toString()).toBe('page 2');
		time = 63_000;
		expect((await get('/rent')).html.toString()).toBe('page 3');
	});

	it('are waited for where the one that was to come next failed', async () => {
		await get('/rent');
		time = 3_000;
		status = 500;
		expect((await get('/rent')).html.toString()).toBe('page 1');
		status = 200;
		expect((await get('/rent')).html.toString()).toBe('page 3');
	});

	it('are new as soon as something changed', async () => {
		await get('/rent');
		changes++;
		expect((await get('/rent')).html.toString()).toBe('page 2');
		time = 3_000;
		changes++;
		expect((await get('/rent')).html.toString()).toBe('page 3');
	});

	it.each([
		['in another language', '/rent', { cookie: 'locale=en' }],
		['in another theme', '/rent', { cookie: 'theme=dark' }],
		['at another address', '/rent?page=2', {}],
		['for a search engine', '/rent', { 'user-agent': 'Googlebot/2.1' }],
	])('are others %s', async (_what, path, headers) => {
		await get('/rent');
		expect((await get(path, headers as Record<string, string>)).html.toString()).toBe('page 2');
	});

	it('are never those of somebody who is signed in', async () => {
		const signedIn = { cookie: 'isLogin=1' };
		await get('/rent', signedIn);
		await get('/rent', signedIn);
		expect(rendered).toBe(2);
		await get('/rent');
		expect(rendered).toBe(3);
	});

	it('are not kept when they failed', async () => {
		status = 500;
		expect((await get('/rent')).status).toBe(500);
		status = 200;
		expect((await get('/rent')).html.toString()).toBe('page 2');
	});

	it('that failed are tried once more for all who wait, not once for each', async () => {
		status = 503;
		const answers = await Promise.all(Array.from({ length: 20 }, () => get('/rent')));
		expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(503));
		expect(rendered).toBe(2);
	});

	it('are not those of somebody for whom something could not be read, who asks at the same time or before', async () => {
		isWhole = false;
		const limited = get('/rent');
		isWhole = true;
		expect((await get('/rent')).isWhole).toBe(true);
		expect((await limited).isWhole).toBe(false);
		expect((await get('/rent')).isWhole).toBe(true);
	});

	it('are forgotten, the oldest first', async () => {
		for (let page = 0; page <= 200; page++) await get(`/rent?page=${page}`);
		expect((await get('/rent?page=200')).html.toString()).toBe('page 201');
		expect((await get('/rent?page=0')).html.toString()).toBe('page 202');
	});
});
