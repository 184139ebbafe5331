import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findPaymentSchema, refundSchema, resolveCreditSchema } from './staff-schema.ts';

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
