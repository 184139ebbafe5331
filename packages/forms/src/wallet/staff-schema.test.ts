import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { refundSchema, resolveCreditSchema } from './staff-schema.ts';

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
	it('is known by the id of a payment', () => {
		expect(codesOf(z.safeParse(refundSchema, { paymentId: '', reason: '' }))).toEqual([
			'paymentId required',
			'reason required',
		]);
		expect(codesOf(z.safeParse(refundSchema, { paymentId: 'AC12', reason: 'x' }))).toEqual(['paymentId invalid']);
		expect(
			codesOf(z.safeParse(refundSchema, { paymentId: '0b6c2f7e-9a43-4d0e-8c55-1f2a3b4c5d6e', reason: 'x' })),
		).toEqual([]);
	});
});
