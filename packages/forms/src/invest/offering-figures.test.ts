import { expect, it } from 'vitest';
import { emptyOfferingDraft, type OfferingDraft } from './offering-draft.ts';
import { offeringFiguresOf } from './offering-figures.ts';

const draft: OfferingDraft = { ...emptyOfferingDraft, isInvest: true, totalShare: '2.000', pricePerShare: '5 triệu' };
const figures = (change: Partial<OfferingDraft> = {}) => offeringFiguresOf({ ...draft, ...change });

it('says what all shares are worth', () => {
	expect(figures()).toMatchObject({
		pricePerShare: 5_000_000,
		value: 10_000_000_000,
		released: { quantity: 2_000, percent: 100, cost: 10_000_000_000 },
		least: { quantity: 1, cost: 5_000_000 },
		most: undefined,
		softCap: undefined,
		outcomes: undefined,
	});
});

it('says what each term comes to', () => {
	expect(
		figures({
			releaseQuantity: '1500',
			minInvestment: '12 triệu',
			maxSharePerAccount: '50',
			feeBps: '1,5',
			softCap: '750',
		}),
	).toMatchObject({
		released: { percent: 75, cost: 7_500_000_000 },
		least: { quantity: 3, cost: 15_000_000 },
		most: { percent: 2.5 },
		one: { fee: 75_000, total: 5_075_000 },
		softCap: { percent: 50, cost: 3_750_000_000 },
	});
	expect(figures({ lowBps: '-15', baseBps: '12', highBps: '26' }).outcomes?.map(({ back }) => back)).toEqual([
		4_250_000, 5_600_000, 6_300_000,
	]);
});

it.each<[Partial<OfferingDraft>, object]>([
	[{ totalShare: '' }, { pricePerShare: 5_000_000, value: undefined, released: undefined }],
	[{ pricePerShare: 'rẻ' }, { pricePerShare: undefined, value: undefined, one: undefined }],
	[{ totalShare: '10000000', pricePerShare: '100 triệu' }, { value: undefined }],
	[{ releaseQuantity: 'nửa' }, { value: 10_000_000_000, released: undefined }],
	[{ releaseQuantity: '2001' }, { released: undefined }],
	[{ minInvestment: '5' }, { least: undefined }],
	[{ feeBps: 'x' }, { one: undefined }],
	[{ lowBps: '-15', baseBps: '12' }, { outcomes: undefined }],
	[{ isInvest: false }, { value: undefined }],
])('says nothing in place of what it cannot tell: %j', (change, expected) => {
	expect(figures(change)).toMatchObject(expected);
});
