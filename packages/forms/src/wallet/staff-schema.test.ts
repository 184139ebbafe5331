import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
	bookPayOutSchema,
	findPaymentSchema,
	payOutDraftSchema,
	payOutSchema,
	REFERENCE_MAX,
	refundSchema,
	resolveCreditSchema,
	returnCreditSchema,
} from './staff-schema.ts';

const codesOf = (result: z.core.util.SafeParseResult<unknown>) =>
	result.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('whose money it is', () => {
	it('needs a phone number and a note', () => {
		expect(codesOf(z.safeParse(resolveCreditSchema, { phone: '', note: '  ' }))).toEqual([
			'phone required',
			'note required',
		]);
		expect(codesOf(z.safeParse(resolveCreditSchema, { phone: '12', note: 'x'.repeat(501) }))).toEqual([
			'phone invalid',
			'note too_long',
		]);
	});

	it('is taken as it was written, without the blanks around', () => {
		expect(z.parse(resolveCreditSchema, { phone: ' 0912 345 678 ', note: ' Có ủy nhiệm chi. ' })).toEqual({
			phone: '0912 345 678',
			note: 'Có ủy nhiệm chi.',
		});
	});
});

describe('what is given back', () => {
	it('is found by its code, and given back for a reason', () => {
		expect(codesOf(z.safeParse(findPaymentSchema, { code: '  ' }))).toEqual(['code required']);
		expect(z.parse(findPaymentSchema, { code: ' AC12 ' })).toEqual({ code: 'AC12' });
		expect(codesOf(z.safeParse(refundSchema, { reason: '' }))).toEqual(['reason required']);
	});
});

describe('money that is to be sent to a bank account', () => {
	const values = { phone: '0912345678', amount: 200_000, note: 'Chủ ví rút tiền.' };

	it('is an amount of somebody, for a reason', () => {
		expect(z.parse(payOutDraftSchema, { ...values, amount: '200k' })).toEqual(values);
		expect(codesOf(z.safeParse(payOutSchema, { phone: '', amount: 0, note: ' ' }))).toEqual([
			'phone required',
			'amount invalid',
			'note required',
		]);
	});
});

describe('money that was sent back', () => {
	it('needs the number of its transfer and a note', () => {
		expect(codesOf(z.safeParse(returnCreditSchema, { reference: ' ', note: '' }))).toEqual([
			'reference required',
			'note required',
		]);
		expect(z.parse(returnCreditSchema, { reference: 'ft 12', note: ' Nhầm. ' })).toEqual({
			reference: 'FT12',
			note: 'Nhầm.',
		});
	});
});

describe('the transfer by which it was sent', () => {
	it.each([
		'ft26329001',
		' FT 26329001 ',
		'FT-2632–9001',
		'FT\u00a026329001',
		'FT\u200b26329001\ufeff',
		'ＦＴ２６３２９００１',
	])('goes by one number, however it is spelled: %j', (reference) => {
		expect(z.parse(bookPayOutSchema, { reference })).toEqual({ reference: 'FT26329001' });
	});

	it('keeps what tells two numbers apart', () => {
		expect(z.parse(bookPayOutSchema, { reference: 'vcb.0123/45' }).reference).toBe('VCB.0123/45');
	});

	it('needs a number, of which blanks and dashes are no part', () => {
		const long = 'F'.repeat(REFERENCE_MAX);
		expect(codesOf(z.safeParse(bookPayOutSchema, { reference: ' - ' }))).toEqual(['reference required']);
		expect(codesOf(z.safeParse(bookPayOutSchema, { reference: `${long}F` }))).toEqual(['reference too_long']);
		expect(z.parse(bookPayOutSchema, { reference: `${long} ` }).reference).toBe(long);
	});
});
