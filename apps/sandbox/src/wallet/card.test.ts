import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandOf } from './cards.ts';
import { type Got, openStreet, parametersOf, type Street } from './testing.ts';

let street: Street;
beforeEach(async () => {
	street = await openStreet();
});
afterEach(() => street.close());

const OK = '9704198526191432198';
const QUICK = '4111111111111111';
const secret = { authorization: 'Bearer CARDSECRETTEST000000000000000001' };

const card = (number: string, changes = {}) => ({ number, cvv: '123', expiry: '12/99', ...changes });
const tokenOf = async (number = OK) => (await street.post<{ token: string }>('/card/tokens', card(number))).token;

function charge(
	token: string,
	{ key = `K${Math.random()}`, ...changes }: { key?: string; [name: string]: unknown } = {},
) {
	const body = {
		token,
		amount: 500_000,
		txnRef: 'C1',
		description: 'Phí kiểm tra quy hoạch',
		returnUrl: `${street.shop.url}/return?kept=1`,
		notifyUrl: `${street.shop.url}/card`,
		...changes,
	};
	return street.post<{ actionUrl: string; status: string; code: string }>('/card/charges', body, {
		...secret,
		'idempotency-key': key,
	});
}

const look = async (txnRef = 'C1') =>
	(await fetch(`${street.sandbox.url}/card/charges/${txnRef}`, { headers: secret })).json();
const notices = () => street.shop.got.map(({ body }) => JSON.parse(body));

describe('a token', () => {
	it('is what a browser gets for a card, from any site', async () => {
		const preflight = await fetch(`${street.sandbox.url}/card/tokens`, { method: 'OPTIONS' });
		expect(preflight.status).toBe(204);
		const response = await fetch(`${street.sandbox.url}/card/tokens`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', origin: 'http://127.0.0.1:3000' },
			body: JSON.stringify(card('9704 1985 2619 1432 198', { bankBin: '970419', accountNumber: '0123456789' })),
		});
		for (const { headers } of [preflight, response]) {
			expect(headers.get('access-control-allow-origin')).toBe('*');
			expect(headers.get('access-control-allow-headers')).toContain('content-type');
		}
		expect(await response.json()).toEqual({ token: expect.stringMatching(/^tok_/), last4: '2198', brand: 'napas' });
	});

	it.each<[string, object, string[]]>([
		['no number', { number: '' }, ['number']],
		['a number that is too short', { number: '970419852619143' }, ['number']],
		['a number that is too long', { number: '97041985261914321980' }, ['number']],
		['a number of no brand', { number: '1234567890123456' }, ['number']],
		['a wrong check digit', { number: '4111111111111112' }, ['number']],
		['a CVV of four digits', { cvv: '1234' }, ['cvv']],
		['a month that there is not', { expiry: '13/30' }, ['expiry']],
		['a month that is over', { number: QUICK, expiry: '01/20' }, ['expiry']],
		['a bank that is none', { bankBin: '97', accountNumber: '-' }, ['bankBin', 'accountNumber']],
	])('is not given for %s', async (_name, changes, fields) => {
		const body = card(OK, changes);
		expect(await street.post('/card/tokens', body)).toEqual({ code: 'invalid', fields });
		expect(await street.status('/card/tokens', body)).toBe(422);
	});

	it('is given for a domestic card with the month of its issue', async () => {
		expect(await street.status('/card/tokens', card(OK, { expiry: '07/15' }))).toBe(201);
	});

	it('asks for the public key where one is sent', async () => {
		expect(
			await street.status('/card/tokens', card(OK), { authorization: 'Bearer CARDPUBLICTEST000000000000000001' }),
		).toBe(201);
		expect(
			await street.status('/card/tokens', card(OK), { authorization: 'Bearer CARDSECRETTEST000000000000000001' }),
		).toBe(401);
	});

	it('can be charged once, within ten minutes', async () => {
		const [token, late] = [await tokenOf(QUICK), await tokenOf(QUICK)];
		expect(await charge(token)).toMatchObject({ status: 'paid' });
		expect(await charge(token, { txnRef: 'C2' })).toEqual({ code: 'token_invalid' });
		await street.advance(11);
		expect(await charge(late, { txnRef: 'C2' })).toEqual({ code: 'token_invalid' });
	});

	it.each([
		[OK, 'napas'],
		[QUICK, 'visa'],
		['5555555555554444', 'mastercard'],
		['2223003122003222', 'mastercard'],
		['3530111333300000', 'jcb'],
	])('knows the brand of %s: %s', (number, brand) => {
		expect(brandOf(number)).toBe(brand);
	});

	it('leaves nothing of the card anywhere', async () => {
		const token = await tokenOf();
		const { actionUrl } = await charge(token);
		await street.send(actionUrl, { action: 'otp', otp: '123456' });
		const pages = await Promise.all(
			[actionUrl, '/payment', '/__ctl/log', '/__ctl/payments'].map(async (path) =>
				(await fetch(new URL(path, street.sandbox.url))).text(),
			),
		);
		const all = [...pages, JSON.stringify(await look()), street.shop.got.map(({ body }) => body)].join('\n');
		expect(all).toContain('2198');
		for (const hidden of [OK, token, '12/99', '"123"', 'CARDSECRETTEST']) expect(all).not.toContain(hidden);
	});
});

describe('a charge', () => {
	it('asks for a one-time code, is told of with a signature, and says no more than its name on the way back', async () => {
		const made = await charge(await tokenOf());
		expect(made).toMatchObject({
			id: expect.stringMatching(/^ch_/),
			txnRef: 'C1',
			status: 'requires_action',
			code: 'otp_required',
			amount: 500_000,
		});
		const page = await (await fetch(made.actionUrl)).text();
		expect(page).toContain('•••• 2198');
		expect(page).not.toContain('<script');
		expect((await street.send(made.actionUrl, { action: 'otp', otp: '1' })).status).toBe(422);
		const response = await street.send(made.actionUrl, { action: 'otp', otp: '123456' });
		expect(parametersOf(response.headers.get('location'))).toEqual({ kept: '1', txnRef: 'C1' });
		expect(await look()).toMatchObject({ status: 'paid', code: 'ok' });
		expect(await look()).not.toHaveProperty('actionUrl');

		const { headers = {}, body = '' }: Partial<Got> = street.shop.got[0] ?? {};
		expect(JSON.parse(body)).toMatchObject({ txnRef: 'C1', status: 'paid', code: 'ok', amount: 500_000 });
		const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-card-signature'])) ?? [];
		expect(v1).toBe(createHmac('sha256', 'CARDNOTICETEST000000000000000001').update(`${t}.${body}`).digest('hex'));
		expect(Math.abs(Number(t) - Date.now() / 1000)).toBeLessThan(60);
	});

	it.each([
		['9704195798459170488', 'insufficient_funds'],
		['9704192181368742', 'not_enabled_online'],
		['9704193370791314', 'card_locked'],
		['9704194841945513', 'card_expired'],
		['9704000000000000', 'wrong_card'],
		['4242424242424242', 'wrong_card'],
	])('of %s is declined: %s', async (number, code) => {
		expect(await charge(await tokenOf(number))).toMatchObject({ status: 'declined', code });
		expect(street.shop.got).toEqual([]);
		await street.advance(1);
		expect(notices()).toMatchObject([{ status: 'declined', code }]);
	});

	it('is declined after three wrong codes, when it is cancelled, and when nobody comes', async () => {
		const { actionUrl } = await charge(await tokenOf());
		for (const otp of ['1', '2', '3']) await street.send(actionUrl, { action: 'otp', otp });
		expect(await look()).toMatchObject({ status: 'declined', code: 'wrong_otp' });
		const second = await charge(await tokenOf(), { txnRef: 'C2' });
		await street.send(second.actionUrl, { action: 'cancel' });
		expect(await look('C2')).toMatchObject({ status: 'declined', code: 'cancelled' });
		await charge(await tokenOf(), { txnRef: 'C3' });
		await street.advance(16);
		expect(await look('C3')).toMatchObject({ status: 'declined', code: 'expired' });
		expect(notices().map(({ code }) => code)).toEqual(['wrong_otp', 'cancelled', 'expired']);
	});

	it('is made once for a key, and refused for another request with it', async () => {
		const token = await tokenOf(QUICK);
		const first = await charge(token, { key: 'K1' });
		expect(await charge(token, { key: 'K1' })).toEqual(first);
		expect(await charge(token, { key: 'K1', amount: 1_000 })).toEqual({ code: 'idempotency_key_reused' });
		expect(await charge(token, { key: 'K2' })).toEqual({ code: 'duplicate_ref' });
		expect(await street.status('/card/charges', {}, secret)).toBe(400);
	});

	it.each<[string, Record<string, unknown>, string]>([
		['a part of a đồng', { amount: 1_000.5 }, 'amount'],
		['too little', { amount: 999 }, 'amount'],
		['a name that is none', { txnRef: 'C 1' }, 'txnRef'],
		['a way back that is none', { returnUrl: 'javascript:alert(1)' }, 'returnUrl'],
	])('is refused for %s', async (_name, changes, field) => {
		expect(await charge(await tokenOf(), changes)).toEqual({ code: 'invalid', fields: [field] });
	});

	it('is for the one who has the secret key', async () => {
		for (const authorization of ['', 'Bearer CARDPUBLICTEST000000000000000001', 'Bearer']) {
			expect(await street.status('/card/charges', {}, { authorization, 'idempotency-key': 'K' })).toBe(401);
			expect(await street.status('/card/refunds', {}, { authorization, 'idempotency-key': 'K' })).toBe(401);
			const response = await fetch(`${street.sandbox.url}/card/charges/C1`, { headers: { authorization } });
			expect(response.status).toBe(401);
		}
		expect(await look()).toEqual({ code: 'not_found' });
	});

	it('is told of again while it is not taken, over three days', async () => {
		street.shop.answer(() => ({ status: 500 }));
		await charge(await tokenOf(QUICK));
		await street.advance(4 * 24 * 60);
		expect(street.shop.got).toHaveLength(10);
	});
});

describe('a refund', () => {
	const refund = (amount: number, { key = `R${Math.random()}`, txnRef = 'C1' } = {}) =>
		street.post('/card/refunds', { txnRef, amount }, { ...secret, 'idempotency-key': key });

	it('gives back in parts, once for a key, and never more than was paid', async () => {
		expect(await refund(1_000)).toEqual({ code: 'not_found' });
		await charge(await tokenOf(QUICK));
		expect(await refund(500_001)).toEqual({ code: 'amount_too_large' });
		const first = await refund(200_000, { key: 'R1' });
		expect(first).toMatchObject({ id: expect.stringMatching(/^re_/), status: 'refunded', code: 'ok', amount: 200_000 });
		expect(await refund(200_000, { key: 'R1' })).toEqual(first);
		expect(await look()).toMatchObject({ status: 'paid', refunded: 200_000 });
		expect(await refund(300_000)).toMatchObject({ status: 'refunded' });
		expect(await refund(1_000)).toEqual({ code: 'already_refunded' });
	});

	it('is refused for what was not paid, and fails when it is told to', async () => {
		await charge(await tokenOf('9704193370791314'));
		expect(await refund(1_000)).toEqual({ code: 'not_paid' });
		await charge(await tokenOf(QUICK), { txnRef: 'C2' });
		await street.next('refund:failed', { gateway: 'card' });
		expect(await refund(1_000, { txnRef: 'C2' })).toMatchObject({ status: 'refused' });
		await street.next('refund:processing', { gateway: 'card' });
		expect(await refund(1_000, { txnRef: 'C2' })).toMatchObject({ status: 'pending' });
	});
});
