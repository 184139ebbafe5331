import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateFees, type FeeFacts, type FeeKind, feeLines, notaryFee, rateOn } from './calc.ts';
import { giftTaxRates, incomeTaxRates, NOTARY_FEE } from './rates.ts';

const MILLION = 1_000_000;
const BILLION = 1_000_000_000;

const sale: FeeFacts = {
	type: 'BUY',
	price: 4 * BILLION,
	isCloseFamily: false,
	isOnlyHome: false,
	on: '2026-11-21',
};
const gift: FeeFacts = { ...sale, type: 'DONATE' };
const line = (facts: FeeFacts, kind: FeeKind) => estimateFees(facts).lines.find((each) => each.kind === kind);

describe('the notary’s fee', () => {
	it.each([
		[0, 50_000],
		[49_999_999, 50_000],
		[50 * MILLION, 100_000],
		[100 * MILLION, 100_000],
		[100 * MILLION + 1, 100_000],
		[500 * MILLION, 500_000],
		[BILLION, 1_000_000],
		[BILLION + 1, 1_000_000],
		[2 * BILLION, 1_600_000],
		[3 * BILLION, 2_200_000],
		[4 * BILLION, 2_700_000],
		[5 * BILLION, 3_200_000],
		[7_500_000_000, 4_200_000],
		[10 * BILLION, 5_200_000],
		[50 * BILLION, 17_200_000],
		[100 * BILLION, 32_200_000],
		[200 * BILLION, 52_200_000],
		[289 * BILLION, 70_000_000],
		[289 * BILLION + 10_000, 70_000_000],
		[Number.MAX_SAFE_INTEGER, 70_000_000],
	])('for %d is %d', (value, fee) => {
		expect(notaryFee(value)).toBe(fee);
	});

	it('does not jump where one bracket ends and the next begins', () => {
		for (const { upTo } of NOTARY_FEE.brackets.slice(1, -1)) expect(notaryFee(upTo + 1)).toBe(notaryFee(upTo));
	});

	it('never falls when the value rises, and is a whole number from 50,000 to 70 million', () => {
		fc.assert(
			fc.property(fc.maxSafeNat(), fc.nat(BILLION), (value, more) => {
				const fee = notaryFee(value);
				expect(Number.isSafeInteger(fee)).toBe(true);
				expect(fee).toBeGreaterThanOrEqual(50_000);
				expect(fee).toBeLessThanOrEqual(NOTARY_FEE.max);
				expect(notaryFee(Math.min(value + more, Number.MAX_SAFE_INTEGER))).toBeGreaterThanOrEqual(fee);
			}),
		);
	});
});

describe('a sale', () => {
	it('of 4 billion costs the seller 80 million, the buyer 20 million, and 2.7 million at the notary’s', () => {
		const { lines, totals } = estimateFees(sale);
		expect(lines.map(({ kind, amount, payer }) => [kind, amount, payer])).toEqual([
			['incomeTax', 80 * MILLION, 'SELLER'],
			['registrationFee', 20 * MILLION, 'BUYER'],
			['notaryFee', 2_700_000, null],
			['landOfficeFee', null, 'BUYER'],
		]);
		expect(totals).toEqual({ seller: 80 * MILLION, buyer: 20 * MILLION, open: 2_700_000, all: 102_700_000 });
	});

	it('says of each line the law and its date', () => {
		for (const { asOf, source } of estimateFees(sale).lines) {
			expect(asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
			expect(source).toMatch(/\d/);
		}
	});

	it('below the province’s table counts as the table’s', () => {
		const cheap = { ...sale, price: BILLION, statePrice: 2 * BILLION };
		expect(line(cheap, 'incomeTax')).toMatchObject({ base: 2 * BILLION, amount: 40 * MILLION });
		expect(line(cheap, 'registrationFee')?.amount).toBe(10 * MILLION);
		expect(line(cheap, 'notaryFee')?.amount).toBe(1_600_000);
		expect(line({ ...cheap, price: 3 * BILLION }, 'incomeTax')?.base).toBe(3 * BILLION);
	});

	it('of an only home, or in the family, is free of income tax and of nothing else', () => {
		const only = { ...sale, isOnlyHome: true };
		expect(line(only, 'incomeTax')).toMatchObject({ amount: 0, exemption: 'onlyHome' });
		const family = { ...sale, isOnlyHome: true, isCloseFamily: true };
		expect(line(family, 'incomeTax')).toMatchObject({ amount: 0, exemption: 'closeFamily' });
		expect(line(family, 'registrationFee')).toMatchObject({ amount: 20 * MILLION, exemption: null });
	});

	it('pays 500 million at most for being registered', () => {
		expect(line({ ...sale, price: 100 * BILLION }, 'registrationFee')?.amount).toBe(500 * MILLION);
		expect(line({ ...sale, price: 100 * BILLION - 200 }, 'registrationFee')?.amount).toBe(499_999_999);
		expect(line({ ...sale, price: 300 * BILLION }, 'registrationFee')?.amount).toBe(500 * MILLION);
	});

	it('without a listing costs the same', () => {
		expect(estimateFees({ ...sale, type: 'TRANSFER' })).toEqual(estimateFees(sale));
	});
});

describe('a donation', () => {
	it('of 2 billion to a stranger costs 198 million of tax and 10 million to register', () => {
		const { lines, totals } = estimateFees({ ...gift, price: 2 * BILLION });
		expect(lines.map(({ kind, amount, payer }) => [kind, amount, payer])).toEqual([
			['giftTax', 198 * MILLION, 'BUYER'],
			['registrationFee', 10 * MILLION, 'BUYER'],
			['notaryFee', 1_600_000, null],
			['landOfficeFee', null, 'BUYER'],
		]);
		expect(totals).toMatchObject({ seller: 0, buyer: 208 * MILLION });
	});

	it('is taxed above what is free, which a law doubled on 1 July 2026', () => {
		const taxOf = (price: number, on: string) => line({ ...gift, price, on }, 'giftTax')?.amount;
		expect(taxOf(20 * MILLION, '2026-07-01')).toBe(0);
		expect(taxOf(20 * MILLION + 10, '2026-07-01')).toBe(1);
		expect(taxOf(20 * MILLION, '2026-06-30')).toBe(MILLION);
		expect(taxOf(10 * MILLION, '2026-06-30')).toBe(0);
		expect(taxOf(10 * MILLION + 9, '2026-06-30')).toBe(0);
		expect(taxOf(10 * MILLION + 10, '2026-06-30')).toBe(1);
		expect(taxOf(0, '2026-07-01')).toBe(0);
	});

	it('in the family is free of tax and of the registration fee', () => {
		const family = { ...gift, isCloseFamily: true };
		expect(line(family, 'giftTax')).toMatchObject({ amount: 0, exemption: 'closeFamily' });
		expect(line(family, 'registrationFee')).toMatchObject({ amount: 0, exemption: 'closeFamily' });
		expect(estimateFees(family).totals).toEqual({ seller: 0, buyer: 0, open: 2_700_000, all: 2_700_000 });
	});

	it('is worth what the province’s table says, where that is known', () => {
		expect(line({ ...gift, price: 3 * BILLION, statePrice: BILLION }, 'giftTax')?.base).toBe(BILLION);
		expect(line({ ...gift, price: 3 * BILLION, statePrice: null }, 'registrationFee')?.base).toBe(3 * BILLION);
	});

	it('is reckoned from the table’s price alone, and a sale is not', () => {
		const { price: _, ...facts } = { ...gift, statePrice: 2 * BILLION };
		expect(feeLines({ ...facts, price: undefined })).toEqual(estimateFees({ ...facts, price: 2 * BILLION }).lines);
		expect(feeLines({ ...facts, statePrice: undefined, price: undefined })).toEqual([]);
		expect(feeLines({ ...facts, type: 'BUY', price: undefined })).toEqual([]);
	});

	it('is not freer for being the giver’s only home', () => {
		expect(estimateFees({ ...gift, isOnlyHome: true })).toEqual(estimateFees(gift));
	});
});

describe('an estimate', () => {
	const facts: fc.Arbitrary<FeeFacts> = fc.record({
		type: fc.constantFrom('BUY', 'TRANSFER', 'DONATE'),
		price: fc.maxSafeNat(),
		statePrice: fc.option(fc.maxSafeNat()),
		isCloseFamily: fc.boolean(),
		isOnlyHome: fc.boolean(),
		on: fc.constantFrom('2010-01-01', '2026-06-30', '2026-07-01', '2030-01-01'),
	});

	it('is exact to the đồng: what integers of any size would come to', () => {
		fc.assert(
			fc.property(facts, (given) => {
				for (const { amount, base, bps, freeUpTo, exemption, kind } of estimateFees(given).lines) {
					if (amount === null || bps === null) continue;
					const taxed = BigInt(Math.max(0, base - freeUpTo));
					const full = (taxed * BigInt(bps)) / 10_000n;
					const due = kind === 'registrationFee' && full > 500_000_000n ? 500_000_000n : full;
					expect(BigInt(amount)).toBe(exemption ? 0n : due);
				}
			}),
		);
	});

	it('adds up, and never falls when the price rises', () => {
		fc.assert(
			fc.property(facts, fc.nat(BILLION), (given, more) => {
				const { lines, totals } = estimateFees(given);
				expect(lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(totals.all);
				expect(totals.seller + totals.buyer + totals.open).toBe(totals.all);
				const dearer = { ...given, price: Math.min(given.price + more, Number.MAX_SAFE_INTEGER) };
				expect(estimateFees(dearer).totals.all).toBeGreaterThanOrEqual(totals.all);
			}),
		);
	});
});

describe('a rate', () => {
	it('is the one in force on the day, the oldest known one before', () => {
		expect(rateOn(giftTaxRates, '2026-07-01').freeUpTo).toBe(20 * MILLION);
		expect(rateOn(giftTaxRates, '2026-06-30').freeUpTo).toBe(10 * MILLION);
		expect(rateOn(giftTaxRates, '1990-01-01').freeUpTo).toBe(10 * MILLION);
	});

	it.each([
		['incomeTaxRates', incomeTaxRates],
		['giftTaxRates', giftTaxRates],
	])('%s stand the oldest first', (_name, rates) => {
		const days = rates.map(({ asOf }) => asOf);
		expect(days).toEqual([...days].sort());
	});
});
