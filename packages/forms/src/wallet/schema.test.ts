import { describe, expect, it } from 'vitest';
import { type CardDraft, cardSchema, toCard, topUpSchema } from './schema.ts';

const domestic: CardDraft = {
	number: '9704 1985 2619 1432 198',
	month: '07/15',
	cvv: '123',
	bankBin: '970419',
	accountNumber: '0123 456 789',
};
const visa: CardDraft = { number: '4111 1111 1111 1111', month: '12/49', cvv: '123', bankBin: '', accountNumber: '' };

function faults(draft: CardDraft): string[] {
	return (cardSchema.safeParse(draft).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}

describe('cardSchema', () => {
	it('takes a domestic card, whose month of issue has passed, with its bank and account', () => {
		expect(faults(domestic)).toEqual([]);
		expect(toCard(domestic)).toEqual({
			number: '9704198526191432198',
			expiry: '07/15',
			cvv: '123',
			bankBin: '970419',
			accountNumber: '0123456789',
		});
	});

	it('takes another card without them', () => {
		expect(faults(visa)).toEqual([]);
		expect(toCard({ ...visa, bankBin: '970419', accountNumber: 'typed before' })).toEqual({
			number: '4111111111111111',
			expiry: '12/49',
			cvv: '123',
		});
	});

	it.each([
		[{ cvv: '12' }, 'cvv three_digits'],
		[{ cvv: '1234' }, 'cvv three_digits'],
		[{ cvv: '12a' }, 'cvv three_digits'],
		[{ cvv: '' }, 'cvv required'],
		[{ month: '' }, 'month required'],
		[{ month: '13/28' }, 'month invalid'],
		[{ month: '07/2' }, 'month invalid'],
		[{ number: '9704 1985 2619 1432 189' }, 'number invalid'],
		[{ bankBin: '' }, 'bankBin required'],
		[{ accountNumber: ' ' }, 'accountNumber required'],
		[{ accountNumber: '12345' }, 'accountNumber invalid'],
	])('refuses a domestic card with %o', (change, fault) => {
		expect(faults({ ...domestic, ...change })).toEqual([fault]);
	});

	it('refuses a card whose last month is over', () => {
		expect(faults({ ...visa, month: '07/15' })).toEqual(['month past']);
	});

	it('says everything that is missing at once', () => {
		expect(faults({ number: '', month: '', cvv: '', bankBin: '', accountNumber: '' })).toEqual([
			'number required',
			'month required',
			'cvv required',
		]);
	});
});

describe('topUpSchema', () => {
	const fault = (amount: string) => topUpSchema.safeParse({ method: 'MOMO', amount }).error?.issues[0]?.message;

	it('takes fifty thousand and more', () => {
		expect(fault('50.000')).toBeUndefined();
		expect(fault('50k')).toBeUndefined();
		expect(fault('1,5 triệu')).toBeUndefined();
	});

	it('refuses less, nothing and what nobody can read', () => {
		expect(fault('49.999')).toBe('too_small');
		expect(fault('50')).toBe('too_small');
		expect(fault('')).toBe('required');
		expect(fault('nhiều')).toBe('invalid');
	});
});
