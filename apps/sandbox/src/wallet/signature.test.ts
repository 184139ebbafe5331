import { QRPay } from 'vietnam-qr-pay';
import { describe, expect, it } from 'vitest';
import { canonicalMomo, signedMomo, signMomo } from './momo.ts';
import { fromVietnamTime, toVietnamTime } from './payment.ts';
import { isSignature, signAs } from './signature.ts';
import momo from './vectors/momo.json' with { type: 'json' };
import vietqr from './vectors/vietqr.json' with { type: 'json' };
import vnpay from './vectors/vnpay.json' with { type: 'json' };
import zalopay from './vectors/zalopay.json' with { type: 'json' };
import { crcOf, readVietQr } from './vietqr.ts';
import {
	canonicalOf,
	joined,
	queryAnswerSlots,
	querySlots,
	refundAnswerSlots,
	refundSlots,
	signVnpay,
} from './vnpay.ts';
import { joinedZalopay, signedZalopay, signZalopay } from './zalopay.ts';

const texts = (fields: object) =>
	Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

describe("VNPAY's signature", () => {
	it.each(vnpay.ipn_and_return)('is that of the vector $name', ({ params, canonical, vnp_SecureHash }) => {
		expect(canonicalOf(texts(params))).toBe(canonical);
		expect(signVnpay(vnpay.secret, canonical)).toBe(vnp_SecureHash);
	});

	it('is that of the pay address, and of messages of others', () => {
		const { params, canonical, vnp_SecureHash } = vnpay.pay_url;
		expect(canonicalOf({ ...texts(params), vnp_SecureHash: 'x', vnp_SecureHashType: 'y', vnp_Empty: '' })).toBe(
			canonical,
		);
		expect(signVnpay(vnpay.secret, canonical)).toBe(vnp_SecureHash);
		for (const other of vnpay.third_party)
			expect(signVnpay(other.secret, canonicalOf(texts(other.params)))).toBe(other.vnp_SecureHash);
	});

	it.each([
		['querydr_request', querySlots],
		['querydr_response', queryAnswerSlots],
		['refund_request', refundSlots],
		['refund_response', refundAnswerSlots],
	] as const)('is that of %s, whose values stand in their slots', (name, slots) => {
		const { canonical, vnp_SecureHash } = vnpay[name];
		const values = canonical.split('|');
		expect(values).toHaveLength(slots.length);
		expect(joined(Object.fromEntries(slots.map((slot, index) => [slot, values[index] ?? ''])), slots)).toBe(canonical);
		expect(signVnpay(vnpay.secret, canonical)).toBe(vnp_SecureHash);
	});

	it.each(vnpay.forged)('is checked: $name', ({ vnp_SecureHash, expect_ipn_RspCode }) => {
		const canonical = vnpay.ipn_and_return[0]?.canonical ?? '';
		expect(isSignature(vnp_SecureHash, signVnpay(vnpay.secret, canonical))).toBe(expect_ipn_RspCode === '00');
	});

	it.each(vnpay.gmt7)('is made of times in Vietnam: $utc', ({ utc, vnp }) => {
		expect(toVietnamTime(Date.parse(utc))).toBe(vnp);
		expect(fromVietnamTime(vnp)).toBe(Date.parse(utc));
	});

	it('is made of times that there are', () => {
		expect(fromVietnamTime('20260230120000')).toBeUndefined();
		expect(fromVietnamTime('2026010112')).toBeUndefined();
		expect(fromVietnamTime('20261301120000')).toBeUndefined();
	});
});

describe("MoMo's signature", () => {
	const sign = (fields: object, names: string) =>
		signMomo(momo.secretKey, canonicalMomo({ ...fields, accessKey: momo.accessKey }, names));

	it('is that of the vectors', () => {
		expect(sign(momo.create.body, signedMomo.create)).toBe(momo.create.body.signature);
		expect(sign(momo.create_response.body, signedMomo.created)).toBe(momo.create_response.body.signature);
		for (const { body, canonical } of momo.ipn) {
			expect(canonicalMomo({ ...body, accessKey: momo.accessKey }, signedMomo.result)).toBe(canonical);
			expect(sign(body, signedMomo.result)).toBe(body.signature);
		}
		expect(signMomo(momo.secretKey, momo.query.canonical)).toBe(momo.query.signature);
		expect(signMomo(momo.secretKey, momo.refund.canonical)).toBe(momo.refund.signature);
		for (const { secret, canonical, signature } of momo.third_party)
			expect(signMomo(secret, canonical)).toBe(signature);
	});

	it.each([
		['query', signedMomo.query],
		['refund', signedMomo.refund],
	] as const)('has the order of %s', (name, names) => {
		const fields = Object.fromEntries(momo[name].canonical.split('&').map((pair) => pair.split('=')));
		expect(canonicalMomo(fields, names)).toBe(momo[name].canonical);
	});
});

describe("ZaloPay's signature", () => {
	it.each([
		['create', signedZalopay.create],
		['query', signedZalopay.query],
		['refund', signedZalopay.refund],
		['refund_query', signedZalopay.queryRefund],
	] as const)('is that of %s', (name, names) => {
		const { input, mac } = zalopay[name];
		const values = input.split('|');
		const fields = Object.fromEntries(names.split(' ').map((key, index) => [key, values[index] ?? '']));
		expect(joinedZalopay(fields, names)).toBe(input);
		expect(signZalopay(zalopay.key1, input)).toBe(mac);
	});

	it('is that of callbacks and of the return, by the second key', () => {
		expect(signZalopay(zalopay.key2, zalopay.callback_ok.data)).toBe(zalopay.callback_ok.mac);
		expect(signZalopay(zalopay.key2, zalopay.callback_forged.data)).not.toBe(zalopay.callback_forged.mac);
		const { data, mac } = zalopay.callback_signed_with_key1;
		expect(signZalopay(zalopay.key1, data)).toBe(mac);
		expect(signedZalopay.redirect.split(' ').join('|')).toBe(zalopay.redirect.fields);
		expect(signZalopay(zalopay.key2, zalopay.redirect.input)).toBe(zalopay.redirect.checksum);
	});
});

describe('VietQR', () => {
	const ours = vietqr.valid.filter((vector) => 'bin' in vector);

	it.each(ours)('is read: $payload', (vector) => {
		expect(readVietQr(vector.payload)).toEqual({
			bin: vector.bin,
			account: vector.account,
			amount: 'amount' in vector ? Number(vector.amount) : undefined,
			memo: ('purpose' in vector && vector.purpose) || '',
		});
	});

	it.each(vietqr.invalid)('is refused: $why', ({ payload }) => {
		expect(readVietQr(payload)).toBeUndefined();
	});

	it('is no code of another country, and none that is no code', () => {
		const foreign = vietqr.valid.find((vector) => !('bin' in vector))?.payload ?? '';
		expect(crcOf(foreign.slice(0, -4))).toBe(foreign.slice(-4));
		expect(readVietQr(foreign)).toBeUndefined();
		expect(readVietQr('')).toBeUndefined();
		expect(crcOf('123456789')).toBe('29B1');
	});

	it('is read as others write it', () => {
		const payload = QRPay.initVietQR({
			bankBin: '970436',
			bankNumber: '0123456789',
			amount: '50000',
			purpose: 'NAPVI 1',
		});
		expect(readVietQr(payload.build())).toEqual({
			bin: '970436',
			account: '0123456789',
			amount: 50_000,
			memo: 'NAPVI 1',
		});
	});
});

describe('a forged signature', () => {
	const sign = (key: string) => signVnpay(key, 'text');
	const right = sign('key');

	it.each(['bitflip', 'missing', 'empty', 'other_key', 'key1'] as const)('is wrong: %s', (forgery) => {
		expect(isSignature(signAs(forgery, sign, { key: 'key', key1: 'first' }), right)).toBe(false);
		expect(isSignature(signAs(forgery, sign, { key: 'key' }), right)).toBe(false);
	});

	it('is not that of somebody who has the key', () => {
		expect(signAs(undefined, sign, { key: 'key' })).toBe(right);
		expect(isSignature('é'.repeat(64), right)).toBe(false);
		expect(isSignature(['a'], right)).toBe(false);
	});
});
