import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';

const an = '+84912345678';
const binh = '+84987654321';

let sandbox: Sandbox;
beforeEach(async () => {
	sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterEach(() => sandbox.close());

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
	const response = await fetch(`${sandbox.url}${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body: typeof body === 'string' ? body : JSON.stringify(body),
	});
	return response.status;
}

const read = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text();
const list = async (query = ''): Promise<{ id: string; to: string; text: string; at: string }[]> =>
	JSON.parse(await read(`/sms.json${query}`));

describe('the SMS gateway', () => {
	it('keeps what it takes, the newest first, and finds it by number', async () => {
		expect(await post('/sms', { to: an, text: 'một' })).toBe(202);
		expect(await post('/sms', { to: binh, text: 'hai' })).toBe(202);
		expect(await post('/sms', { to: an, text: 'ba' })).toBe(202);

		expect((await list()).map(({ text }) => text)).toEqual(['ba', 'hai', 'một']);
		expect((await list(`?to=${encodeURIComponent(an)}`)).map(({ text }) => text)).toEqual(['ba', 'một']);
		expect(await list(`?to=${binh}`)).toEqual([
			{ id: expect.any(String), to: binh, text: 'hai', at: expect.stringMatching(/^\d{4}-.*Z$/) },
		]);
		expect(await list('?to=%2B84900000000')).toEqual([]);
	});

	it('forgets the oldest of more than 500', async () => {
		await post('/sms', { to: an, text: 'oldest' });
		await Promise.all(Array.from({ length: 500 }, (_, index) => post('/sms', { to: binh, text: `${index}` })));
		expect(await list()).toHaveLength(500);
		expect(await list(`?to=${an}`)).toEqual([]);
	});

	it('shows messages on a page, the code apart, and takes nothing in them for markup', async () => {
		expect(await read('/sms')).toContain('Chưa có tin nhắn nào.');
		await post('/sms', { to: an, text: 'Mã của bạn là 012345. <script>alert("x")</script> & \'y\'' });
		const page = await read('/sms');
		expect(page).toContain('<code class="code">012345</code>');
		expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;');
		expect(page).not.toContain('<script');
	});

	it('takes no longer number for a code', async () => {
		await post('/sms', { to: an, text: 'Tổng đài 19001234567' });
		expect(await read('/sms')).not.toContain('<code');
	});

	it('asks for the page again by itself until it is told not to', async () => {
		expect(await read('/sms')).toContain('http-equiv="refresh"');
		expect(await read('/sms?refresh=off')).not.toContain('http-equiv="refresh"');
	});

	it.each([
		['no number', { text: 'a' }],
		['a number of this country only', { to: '0912345678', text: 'a' }],
		['no text', { to: an }],
		['an empty text', { to: an, text: '' }],
		['a text that is none', { to: an, text: 123456 }],
		['nothing', 'null'],
		['half a body', '{"to":'],
	])('refuses %s', async (_name, body) => {
		expect(await post('/sms', body)).toBe(400);
		expect(await list()).toEqual([]);
	});

	it('fails as often as it is told to, and then takes messages again', async () => {
		expect(await post('/sms/faults', { next: 2 })).toBe(200);
		expect(await post('/sms', { to: an, text: 'a' })).toBe(503);
		expect(await post('/sms', { to: an, text: 'a' })).toBe(503);
		expect(await post('/sms', { to: an, text: 'a' })).toBe(202);
		expect(await list()).toHaveLength(1);
		expect(await post('/sms/faults', { next: -1 })).toBe(400);
	});

	it('takes a message once for one key, also where its answer was lost', async () => {
		expect(await post('/sms/faults', { next: 1, isTaken: true })).toBe(200);
		const named = { 'idempotency-key': 'one' };
		expect(await post('/sms', { to: an, text: 'a' }, named)).toBe(503);
		expect(await post('/sms', { to: an, text: 'a' }, named)).toBe(202);
		expect(await list()).toHaveLength(1);
		expect(await post('/sms', { to: an, text: 'a' }, { 'idempotency-key': 'two' })).toBe(202);
		expect(await list()).toHaveLength(2);
	});

	it('asks for its token where it has one', async () => {
		await sandbox.close();
		sandbox = await startSandbox({ port: 0, smtpPort: 0, smsToken: 'secret' });
		const message = { to: an, text: 'a' };
		expect(await post('/sms', message)).toBe(401);
		expect(await post('/sms', message, { authorization: 'Bearer wrong' })).toBe(401);
		expect(await list()).toEqual([]);
		expect(await post('/sms', message, { authorization: 'Bearer secret' })).toBe(202);
	});
});
