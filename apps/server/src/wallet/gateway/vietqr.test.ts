import fc from 'fast-check';
import { QRPay } from 'vietnam-qr-pay';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import vectors from './vectors/vietqr.json' with { type: 'json' };
import { buildVietQr, checksum, type Transfer } from './vietqr.ts';

// One is of another country.
const vietnamese = vectors.valid.filter(({ bin }) => bin !== undefined);
const transfer: Transfer = { bin: '970416', account: '257678859', amount: 10_000, purpose: 'Chuyen tien' };

describe('a VietQR code', () => {
	it.each(vietnamese.filter(({ bill }) => !bill))('is built as others build it: $payload', (code) => {
		const { payload, bin = '', account = '', amount, purpose = null } = code;
		expect(buildVietQr({ bin, account, amount: amount ? Number(amount) : null, purpose })).toBe(payload);
	});

	it.each<[string, Partial<Transfer>]>([
		['a bank of five digits', { bin: '97041' }],
		['a bank of letters', { bin: '97041A' }],
		['a bank in other digits', { bin: '９７０４１６' }],
		['no account', { account: '' }],
		['an account of 20 digits', { account: '1'.repeat(20) }],
		['an account with a space', { account: '12 34' }],
		['an account with a newline', { account: '1234\n' }],
		['nothing to pay', { amount: 0 }],
		['less than nothing', { amount: -1 }],
		['half a đồng', { amount: 1.5 }],
		['more than 13 digits', { amount: 1e13 }],
		['no number', { amount: Number.NaN }],
		['a number without end', { amount: Number.POSITIVE_INFINITY }],
		['a purpose with marks', { purpose: 'Chuyển tiền' }],
		['an empty purpose', { purpose: '' }],
		['a purpose that begins with a space', { purpose: ' a' }],
		['a purpose of 26', { purpose: 'a'.repeat(26) }],
		['a purpose of another line', { purpose: 'a\n' }],
	])('is not built with %s', (_name, changes) => {
		expect(() => buildVietQr({ ...transfer, ...changes })).toThrow(RangeError);
	});

	it('has check digits as the standard says', () => expect(checksum('123456789')).toBe('29B1'));

	const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
	const chars = (text: string) => fc.constantFrom(...text);
	const anyTransfer: fc.Arbitrary<Transfer> = fc.record({
		bin: fc.string({ unit: chars('0123456789'), minLength: 6, maxLength: 6 }),
		account: fc.string({ unit: chars(LETTERS), minLength: 1, maxLength: 19 }),
		amount: fc.option(fc.integer({ min: 1, max: 9_999_999_999_999 })),
		purpose: fc.option(
			fc
				.string({ unit: chars(`${LETTERS}  `), minLength: 1, maxLength: 25 })
				.map((text) => text.trim())
				.filter((text) => text !== ''),
		),
	});

	it('is the same as npm vietnam-qr-pay builds, and is read by it', () => {
		fc.assert(
			fc.property(anyTransfer, (given) => {
				const code = buildVietQr(given);
				const theirs = QRPay.initVietQR({
					bankBin: given.bin,
					bankNumber: given.account,
					...(given.amount !== null && { amount: String(given.amount) }),
					...(given.purpose !== null && { purpose: given.purpose }),
				});
				expect(code).toBe(theirs.build());
				const read = new QRPay(code);
				expect([read.isValid, read.consumer.bankBin, read.consumer.bankNumber]).toEqual([
					true,
					given.bin,
					given.account,
				]);
				expect([read.amount, read.additionalData.purpose]).toEqual([
					given.amount === null ? undefined : String(given.amount),
					given.purpose ?? undefined,
				]);
			}),
			{ seed: 20_260_101, ...propertyRuns(1_000) },
		);
	}, 60_000);

	it('is refused where npm vietnam-qr-pay 1.5.1 builds nonsense', () => {
		const long = { bankBin: '970416', bankNumber: '1'.repeat(120), amount: '-1.5' };
		expect(new QRPay(QRPay.initVietQR(long).build()).consumer.bankNumber).not.toBe(long.bankNumber);
		expect(() => buildVietQr({ ...transfer, account: long.bankNumber })).toThrow(RangeError);
	});
});
