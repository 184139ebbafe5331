import { describe, expect, it } from 'vitest';
import { completeOffering, OFFERING_VALUE_MAX, offeringInputSchema, SHARES_MAX } from './offering-schema.ts';

const input = {
	isInvest: true,
	totalShare: 1_000,
	pricePerShare: 5_000_000,
	startDate: '2026-03-01T01:00:00.000Z',
	endDate: '2026-04-01T10:00:00.000Z',
	offering: {
		useOfFunds: 'Mua nhà.',
		exitRule: 'Bán sau ba năm.',
		documents: [{ kind: 'CONTRACT' as const, id: 'file-1' }],
	},
};
const terms = {
	releaseQuantity: 100,
	minInvestment: 10_000_000,
	maxSharePerAccount: 50,
	feeBps: 100,
	softCap: 50,
	...input.offering,
	lowBps: -1_000,
	baseBps: 1_200,
	highBps: 2_000,
};
const faults = (given: object) =>
	offeringInputSchema.safeParse(given).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

describe('an offering', () => {
	it('needs how many shares at what price from when to when, what for, a way out and a contract', () => {
		expect(faults(input)).toBeUndefined();
		expect(faults({ ...input, offering: terms })).toBeUndefined();
		expect(faults({ isInvest: true })).toEqual([
			'totalShare required',
			'pricePerShare required',
			'startDate required',
			'endDate required',
			'offering.useOfFunds required',
			'offering.exitRule required',
			'offering.documents no_contract',
		]);
	});

	it.each<[string, object, object, string[]]>([
		['begins before it ends', { endDate: input.startDate }, {}, ['endDate before_start']],
		['has an end', { endDate: null }, {}, ['endDate required']],
		['says more than spaces of the way out', {}, { exitRule: '  ' }, ['offering.exitRule required']],
		[
			'has a contract beside its other papers',
			{},
			{ documents: [{ kind: 'APPRAISAL', id: 'f' }] },
			['offering.documents no_contract'],
		],
		['releases what there is', {}, { releaseQuantity: 1_001 }, ['offering.releaseQuantity too_large']],
		['must sell what it releases at most', {}, { releaseQuantity: 49 }, ['offering.softCap too_large']],
		['lets everybody buy the least', {}, { maxSharePerAccount: 1 }, ['offering.maxSharePerAccount below_min']],
		['says all three cases', {}, { baseBps: null }, ['offering.baseBps required']],
		['says them in order', {}, { lowBps: 1_300 }, ['offering.baseBps unordered']],
		[
			'has papers of known kinds',
			{},
			{ documents: [{ kind: 'OTHER', id: 'f' }] },
			['offering.documents.0.kind unknown'],
		],
		['takes no fee that is less than none', {}, { feeBps: -1 }, ['offering.feeBps too_small']],
		['takes no fee that is more than all', {}, { feeBps: 10_001 }, ['offering.feeBps too_large']],
		['loses no more than all', {}, { lowBps: -10_001 }, ['offering.lowBps too_small']],
	])('%s', (_name, change, term, expected) => {
		expect(faults({ ...input, ...change, offering: { ...terms, ...term } })).toEqual(expected);
	});

	it('is never worth more than figures are exact for', () => {
		const most = { ...input, totalShare: SHARES_MAX, pricePerShare: OFFERING_VALUE_MAX / SHARES_MAX };
		expect(faults(most)).toBeUndefined();
		expect(faults({ ...most, pricePerShare: most.pricePerShare + 1 })).toEqual(['pricePerShare too_large']);
	});

	it('is not looked at where no shares are offered', () => {
		expect(faults({ isInvest: false, endDate: input.startDate, startDate: input.endDate })).toBeUndefined();
		expect(faults({})).toBeUndefined();
	});
});

describe('what is left out', () => {
	it('is all shares from one share on, without fee, soft cap or limit', () => {
		expect(completeOffering(offeringInputSchema.parse(input))).toEqual({
			releaseQuantity: 1_000,
			minInvestment: 0,
			maxSharePerAccount: null,
			feeBps: 0,
			softCap: 0,
			...input.offering,
			lowBps: null,
			baseBps: null,
			highBps: null,
		});
	});
	it('is nothing of what is said', () => {
		expect(completeOffering(offeringInputSchema.parse({ ...input, offering: terms }))).toEqual(terms);
	});
	it('is all where no shares are offered', () => {
		expect(completeOffering({ ...input, isInvest: false })).toBeNull();
	});
});
