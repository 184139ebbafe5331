import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createBankFeed } from './bank-feed.ts';
import { post, withOneBitFlipped } from './gateway.fixtures.ts';

const settings = {
	bin: '970436',
	account: '0123499999',
	accountName: 'CONG TY AN CU',
	feedSecret: 'BANKFEEDTEST00000000000000000001',
};
const now = new Date('2026-01-01T05:00:00Z');
const seconds = now.getTime() / 1000;
const feed = createBankFeed(settings, { now: () => now });

const credit = {
	id: 92704,
	gateway: 'Vietcombank',
	transactionDate: '2026-01-01 11:59:58',
	accountNumber: '0123499999',
	subAccount: null,
	code: null,
	content: 'MBVCB.3278907687.NAPVI7K2M9QXA.CT tu 001 toi 0123499999',
	transferType: 'in',
	transferAmount: 500_000,
	accumulated: 19_077_000,
	referenceCode: 'MBVCB.3278907687',
};
const sign = (body: string, at: number | string = seconds, secret = settings.feedSecret) =>
	`sha256=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
const message = (changes: object = {}, at: number | string = seconds) => {
	const body = JSON.stringify({ ...credit, ...changes });
	return post(body, { 'x-sepay-timestamp': String(at), 'x-sepay-signature': sign(body, at) });
};
const forged = { state: 'rejected', reason: 'bad_signature' };
const malformed = { state: 'rejected', reason: 'malformed' };

describe('a credit', () => {
	it('is believed by the old key and the new one while it is changed', () => {
		const both = createBankFeed(
			{ ...settings, feedSecret: `the-next-key, ${settings.feedSecret}` },
			{ now: () => now },
		);
		const body = JSON.stringify(credit);
		const read = (secret: string) =>
			both.readCredit(
				post(body, { 'x-sepay-timestamp': String(seconds), 'x-sepay-signature': sign(body, seconds, secret) }),
			).state;
		expect([read(settings.feedSecret), read('the-next-key'), read('another')]).toEqual([
			'credited',
			'credited',
			'rejected',
		]);
	});

	it('is read', () => {
		expect(feed.readCredit(message())).toEqual({
			state: 'credited',
			bankReference: 'MBVCB.3278907687',
			account: '0123499999',
			amount: 500_000,
			memo: credit.content,
			at: new Date('2026-01-01T04:59:58Z'),
		});
	});

	it('without a reference of its bank has the feed’s', () => {
		expect(feed.readCredit(message({ referenceCode: '' }))).toMatchObject({ bankReference: '92704' });
		expect(feed.readCredit(message({ referenceCode: null, id: null }))).toEqual(malformed);
	});

	it('to another account is not ours', () => {
		expect(feed.readCredit(message({ accountNumber: '0123499998' }))).toEqual({
			state: 'rejected',
			reason: 'wrong_terminal',
		});
	});

	it('is no debit', () => expect(feed.readCredit(message({ transferType: 'out' }))).toEqual({ state: 'ignored' }));

	it.each([
		{ transferAmount: 0 },
		{ transferAmount: -500_000 },
		{ transferAmount: 500_000.5 },
		{ transferAmount: '5e5' },
		{ transferAmount: null },
		{ transferAmount: {} },
		{ transferType: 'credit' },
		{ transactionDate: 'yesterday' },
		{ transactionDate: '2026-13-01 00:00:00' },
	])('has an amount, a time and a direction: not %o', (changes) => {
		expect(feed.readCredit(message(changes))).toEqual(malformed);
	});

	it('is JSON, by POST', () => {
		for (const body of ['', '{', 'null', '[]'])
			expect(
				feed.readCredit(post(body, { 'x-sepay-timestamp': `${seconds}`, 'x-sepay-signature': sign(body) })),
			).toEqual(malformed);
		expect(feed.readCredit({ ...message(), method: 'GET' })).toEqual(malformed);
	});

	it('is refused with any one bit flipped in its body', () => {
		const { body, headers } = message();
		for (const flipped of withOneBitFlipped(body))
			expect(feed.readCredit({ ...message(), body: flipped, headers })).toEqual(forged);
	});

	it('is refused with any one bit flipped in its headers, but for the case of the signature', () => {
		const genuine = message();
		for (const name of ['x-sepay-timestamp', 'x-sepay-signature'])
			for (const flipped of withOneBitFlipped(genuine.headers[name] ?? '')) {
				const read = feed.readCredit({ ...genuine, headers: { ...genuine.headers, [name]: flipped } });
				if (read.state === 'rejected') continue;
				expect(flipped.toLowerCase()).toBe(genuine.headers[name]);
			}
	});

	it.each([
		{},
		{ 'x-sepay-timestamp': `${seconds}` },
		{ 'x-sepay-timestamp': `${seconds}`, 'x-sepay-signature': '' },
		{ 'x-sepay-signature': sign(JSON.stringify(credit)) },
		{ 'x-sepay-timestamp': `${seconds}`, 'x-sepay-signature': sign(JSON.stringify(credit)).replace('sha256=', '') },
		{ 'x-sepay-timestamp': `${seconds}`, 'x-sepay-signature': sign(JSON.stringify(credit), seconds, 'OTHER') },
	])('needs a signature and a time', (headers) => {
		expect(feed.readCredit(post(JSON.stringify(credit), headers as Record<string, string>))).toEqual(forged);
	});

	it('is taken within five minutes', () => {
		for (const at of [seconds - 300, seconds + 300])
			expect(feed.readCredit(message({}, at))).toMatchObject({ state: 'credited' });
		for (const at of [seconds - 301, seconds + 301, 0, 'now', '9'.repeat(30)])
			expect(feed.readCredit(message({}, at))).toEqual(forged);
	});

	it.each([
		['applied', 200, true],
		['already_applied', 200, true],
		['unknown_order', 200, true],
		['wrong_amount', 200, true],
		['ignored', 200, true],
		['wrong_terminal', 200, true],
		['bad_signature', 401, false],
		['error', 500, false],
		['malformed', 500, false],
	] as const)('is answered: %s by %d', (outcome, status, success) => {
		const answer = feed.answer(outcome);
		expect({ status: answer.status, ...JSON.parse(answer.body) }).toEqual({ status, success });
	});
});
