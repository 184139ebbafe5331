import { describe, expect, it } from 'vitest';
import { type LoanDraft, loanSchema } from './loan-schema.ts';
import { directionSchema, priceSchema, unitsSchema } from './schema.ts';

const loan: LoanDraft = {
	by: 'own',
	price: '4 tỷ',
	own: '1,2 tỷ',
	amount: '',
	term: '20',
	termUnit: 'year',
	rate: '10',
	fixed: '',
	later: '',
	method: 'reducing',
	grace: '',
	early: '',
	earlyMonth: '',
	earlyFee: '',
};
/** What is wrong, as `field code`. */
const faults = (result: ReturnType<typeof loanSchema.safeParse>) =>
	result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
const loanFaults = (change: Partial<LoanDraft>) => faults(loanSchema.safeParse({ ...loan, ...change }));

describe('a loan as it is typed', () => {
	it('is what the price leaves after one’s own money', () => {
		expect(loanSchema.parse(loan)).toEqual({
			price: 4_000_000_000,
			terms: {
				amount: 2_800_000_000,
				months: 240,
				method: 'reducing',
				rateBps: 1_000,
				later: undefined,
				graceMonths: 0,
				early: undefined,
			},
		});
	});

	it('takes one’s own money as a part of the price, and none', () => {
		const borrowed = (own: string) => loanSchema.parse({ ...loan, own }).terms.amount;
		expect(['30%', '12,5 %', '0%', '0', ''].map(borrowed)).toEqual([
			2_800_000_000, 3_500_000_000, 4_000_000_000, 4_000_000_000, 4_000_000_000,
		]);
	});

	it('may be said alone, with all there is to a loan', () => {
		const said = {
			by: 'loan',
			price: '',
			own: '',
			amount: '2.000.000.000',
			term: '18',
			termUnit: 'month',
			rate: '6,5 %',
			fixed: '12',
			later: '11,25',
			grace: '6',
			early: '500 triệu',
			earlyMonth: '10',
			earlyFee: '1,5',
		} as const;
		expect(loanSchema.parse({ ...loan, ...said })).toMatchObject({
			price: undefined,
			terms: {
				amount: 2_000_000_000,
				months: 18,
				rateBps: 650,
				later: { after: 12, rateBps: 1_125 },
				graceMonths: 6,
				early: { month: 10, amount: 500_000_000, feeBps: 150 },
			},
		});
	});

	it('may be of the whole price, and without interest', () => {
		expect(loanSchema.parse({ ...loan, own: '', rate: '0' }).terms).toMatchObject({
			amount: 4_000_000_000,
			rateBps: 0,
		});
		expect(loanFaults({ own: '0' })).toEqual([]);
	});

	it.each<[Partial<LoanDraft>, string]>([
		[{ price: '' }, 'price required'],
		[{ price: 'rẻ' }, 'price invalid'],
		[{ price: '0' }, 'price too_small'],
		[{ price: '2500' }, 'price too_small'],
		[{ price: '200000 tỷ' }, 'price too_large'],
		[{ own: 'ít' }, 'own invalid'],
		[{ own: 'ít%' }, 'own invalid'],
		[{ own: '-30%' }, 'own invalid'],
		[{ own: '1200' }, 'own too_small'],
		[{ own: '100%' }, 'own too_large'],
		[{ own: '4 tỷ' }, 'own too_large'],
		[{ own: '5 tỷ' }, 'own too_large'],
		[{ by: 'loan' }, 'amount required'],
		[{ by: 'loan', amount: 'nhiều' }, 'amount invalid'],
		[{ term: '' }, 'term required'],
		[{ term: '1,5' }, 'term invalid'],
		[{ term: '0' }, 'term too_small'],
		[{ term: '41' }, 'term too_large'],
		[{ term: '481', termUnit: 'month' }, 'term too_large'],
		[{ rate: '' }, 'rate required'],
		[{ rate: '8,125' }, 'rate invalid'],
		[{ rate: '-1' }, 'rate too_small'],
		[{ rate: '101' }, 'rate too_large'],
		[{ fixed: '12' }, 'later required'],
		[{ later: '12' }, 'fixed required'],
		[{ fixed: '240', later: '12' }, 'fixed after_end'],
		[{ grace: '240' }, 'grace after_end'],
		[{ early: '500', earlyMonth: '5' }, 'early too_small'],
		[{ early: '1 tỷ' }, 'earlyMonth required'],
		[{ earlyMonth: '5' }, 'early required'],
		[{ early: '1 tỷ', earlyMonth: '240' }, 'earlyMonth after_end'],
	])('%j is refused: %s', (change, fault) => {
		expect(loanFaults(change)).toEqual([fault]);
	});

	it('does not look at what is not asked', () => {
		expect(loanFaults({ by: 'loan', amount: '1 tỷ', price: 'rẻ', own: '9 tỷ' })).toEqual([]);
		expect(loanFaults({ amount: 'nhiều' })).toEqual([]);
	});
});

describe('price and area as they are typed', () => {
	it('are two of three', () => {
		expect(priceSchema('vn').parse({ find: 'unitPrice', price: '4,2 tỷ', area: '1.250', unitPrice: 'rẻ' })).toEqual({
			find: 'unitPrice',
			price: 4_200_000_000,
			area: '1250',
		});
		expect(priceSchema('en').parse({ find: 'price', price: '', area: '1.250', unitPrice: '50tr' })).toEqual({
			find: 'price',
			unitPrice: 50_000_000,
			area: '1.25',
		});
		expect(priceSchema('vn').parse({ find: 'area', price: '1 tỷ', area: '-', unitPrice: '50tr' })).toEqual({
			find: 'area',
			price: 1_000_000_000,
			unitPrice: 50_000_000,
		});
	});

	it.each(['50 triệu/m²', '50tr/m2', '50 triệu', '50 million/m²', '50.000.000 đ/m²', '50,000,000 / m2'])(
		'a price per m² may say so: %s',
		(unitPrice) => {
			expect(priceSchema('vn').parse({ find: 'price', price: '', area: '80', unitPrice })).toMatchObject({
				unitPrice: 50_000_000,
			});
		},
	);

	it.each(['50 triệu/tháng', '50 triệu/sào', '50 triệu/m²/tháng', 'rẻ/m²'])('%s is no price per m²', (unitPrice) => {
		const result = priceSchema('vn').safeParse({ find: 'price', price: '', area: '80', unitPrice });
		expect(result.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([['unitPrice', 'invalid']]);
	});

	it('a total price is none per m²', () => {
		const result = priceSchema('vn').safeParse({ find: 'area', price: '50tr/m2', area: '', unitPrice: '50tr' });
		expect(result.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([['price', 'invalid']]);
	});

	it.each([
		['', 'required'],
		['rộng', 'invalid'],
		['0', 'too_small'],
		['10.000.001', 'too_large'],
	])('an area of "%s" is %s', (area, code) => {
		const result = priceSchema('vn').safeParse({ find: 'unitPrice', price: '4 tỷ', area, unitPrice: '' });
		expect(result.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([['area', code]]);
	});
});

describe('an area in a unit', () => {
	it('comes out as exact digits', () => {
		expect(unitsSchema('vn').parse({ value: '1.234,5', unit: 'm2' })).toEqual({ value: '1234.5', unit: 'm2' });
	});

	it.each([
		['100 m2', 'sao_north', { value: '100', unit: 'm2' }],
		['2,5 ha', 'sao_north', { value: '2.5', unit: 'ha' }],
		['100', 'sao_north', { value: '100', unit: 'sao_north' }],
	] as const)('is in the unit that is written: %s, with %s chosen', (value, unit, area) => {
		expect(unitsSchema('vn').parse({ value, unit })).toEqual(area);
	});

	it('is refused with a unit that differs from place to place', () => {
		const { error } = unitsSchema('vn').safeParse({ value: '3 sào', unit: 'm2' });
		expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([['value', 'invalid']]);
	});

	it('is refused in a unit that there is not', () => {
		expect(unitsSchema('vn').safeParse({ value: '1', unit: 'acre' }).success).toBe(false);
	});
});

describe('a birth', () => {
	it.each([
		['', 'required'],
		['31/02/1990', 'invalid'],
		['31/12/1929', 'too_small'],
		['2051', 'too_large'],
	])('of "%s" is %s', (born, code) => {
		expect(directionSchema.safeParse({ born, gender: 'male' }).error?.issues[0]?.message).toBe(code);
	});
});
