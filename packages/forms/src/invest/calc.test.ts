import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	isRefundDue,
	leastSharesOf,
	missingOf,
	outcomesOf,
	ownershipOf,
	partOf,
	phaseOf,
	pricePerShareOf,
	progressOf,
	quantityFault,
	quoteOf,
	rangeOf,
	shareValueOf,
	softCapOf,
} from './calc.ts';
import type { OfferingTerms, SharePosition } from './terms.ts';

const at = new Date('2026-03-10T05:00:00Z');
const terms: OfferingTerms = {
	totalShare: 1_000,
	releaseQuantity: 800,
	pricePerShare: 5_000_000,
	minInvestment: 12_000_000,
	maxSharePerAccount: null,
	feeBps: 150,
	softCap: 500,
	startDate: '2026-03-01T00:00:00Z',
	endDate: '2026-04-01T00:00:00Z',
};
const nobody: SharePosition = { sold: 0, held: 0, mine: 0, mineHeld: 0 };

describe('money', () => {
	it('divides a value into shares without a rest, or not at all', () => {
		expect(pricePerShareOf(5_000_000_000, 1_000)).toBe(5_000_000);
		expect(pricePerShareOf(1_000, 3)).toBeUndefined();
		expect(pricePerShareOf(1_000, 0)).toBeUndefined();
		expect(pricePerShareOf(0, 10)).toBeUndefined();
	});

	it('is what all shares cost, and how many of them a minimum is', () => {
		expect(shareValueOf(terms)).toBe(5_000_000_000);
		expect(
			[0, 1, 5_000_000, 5_000_001, 12_000_000].map((min) => leastSharesOf({ ...terms, minInvestment: min })),
		).toEqual([1, 1, 1, 2, 3]);
	});

	it('adds the fee to the cost, rounded down to the đồng', () => {
		expect(quoteOf(terms, 3)).toEqual({ quantity: 3, cost: 15_000_000, fee: 225_000, total: 15_225_000 });
		expect(quoteOf({ pricePerShare: 33_333, feeBps: 125 }, 1)).toMatchObject({ fee: 416, total: 33_749 });
		expect(quoteOf({ pricePerShare: 5_000_000, feeBps: 0 }, 2).fee).toBe(0);
	});

	it('takes parts as exactly as integers of any size would', () => {
		fc.assert(
			fc.property(fc.maxSafeNat(), fc.integer({ min: 0, max: 10_000 }), (amount, bps) => {
				expect(BigInt(partOf(amount, bps))).toBe((BigInt(amount) * BigInt(bps)) / 10_000n);
			}),
		);
	});

	it('never charges less for more shares, nor a higher fee for one order than its rate', () => {
		const money = fc.record({
			pricePerShare: fc.integer({ min: 1, max: 100_000_000_000 }),
			feeBps: fc.integer({ min: 0, max: 10_000 }),
		});
		fc.assert(
			fc.property(money, fc.integer({ min: 1, max: 10_000 }), (offering, quantity) => {
				const quote = quoteOf(offering, quantity);
				expect(quote.total).toBe(quote.cost + quote.fee);
				expect(quote.fee * 10_000).toBeLessThanOrEqual(quote.cost * offering.feeBps);
				expect(quoteOf(offering, quantity + 1).total).toBeGreaterThan(quote.total);
			}),
		);
	});

	it('says what a wallet lacks', () => {
		expect(missingOf(15_225_000, 10_000_000)).toBe(5_225_000);
		expect(missingOf(15_225_000, 20_000_000)).toBe(0);
	});
});

describe('shares', () => {
	it('are a part of the whole, also of what is not offered', () => {
		expect(ownershipOf(3, 1_000)).toBe(0.3);
		expect(ownershipOf(1, 3)).toBeCloseTo(33.3333, 4);
		expect(ownershipOf(1, 0)).toBe(0);
	});

	it('are sold to others, held, mine or left', () => {
		expect(progressOf(terms, { sold: 300, held: 40, mine: 20, mineHeld: 5 })).toEqual({
			released: 800,
			sold: 280,
			held: 40,
			mine: 20,
			left: 460,
			unreleased: 200,
			percents: { sold: 35, held: 5, mine: 2.5, left: 57.5 },
		});
	});

	it('always add up to what is offered, and their percents to 100', () => {
		fc.assert(
			fc.property(
				fc.array(fc.nat(1_000_000), { minLength: 4, maxLength: 4 }),
				([mine = 0, others = 0, held = 0, rest = 0]) => {
					const released = mine + others + held + rest + 1;
					const { sold, left, percents } = progressOf(
						{ totalShare: released, releaseQuantity: released },
						{ sold: mine + others, held, mine, mineHeld: 0 },
					);
					expect(sold + held + mine + left).toBe(released);
					const tenths = Object.values(percents).map((percent) => Math.round(percent * 10));
					expect(tenths.reduce((sum, tenth) => sum + tenth, 0)).toBe(1_000);
				},
			),
		);
	});
});

describe('an order', () => {
	it.each<[string, Partial<OfferingTerms>, Partial<SharePosition>, object]>([
		['from the minimum to what is offered', {}, {}, { min: 3, minRule: 'minInvestment', max: 800, maxRule: 'release' }],
		['from one share', { minInvestment: 0 }, {}, { min: 1, minRule: 'share' }],
		['from one share that costs the minimum', { minInvestment: 5_000_000 }, {}, { min: 1, minRule: 'share' }],
		['to what is left', { releaseQuantity: 1_000 }, { sold: 900, held: 60 }, { max: 40, maxRule: 'left' }],
		['of the rest, below the minimum', {}, { sold: 798 }, { min: 2, minRule: 'rest', max: 2, maxRule: 'release' }],
		['to the limit of one account', { maxSharePerAccount: 50 }, {}, { max: 50, maxRule: 'ownLimit' }],
		[
			'less what one has and holds',
			{ maxSharePerAccount: 50 },
			{ sold: 90, held: 9, mine: 30, mineHeld: 5 },
			{ max: 15, maxRule: 'ownLimit' },
		],
		['not when the limit is reached', { maxSharePerAccount: 50 }, { sold: 50, mine: 50 }, { closed: 'ownLimit' }],
		['not when the limit leaves less than the minimum', { maxSharePerAccount: 2 }, {}, { closed: 'ownLimit' }],
		['not when all are sold', {}, { sold: 800 }, { closed: 'soldOut' }],
		['not while others hold the last ones', {}, { sold: 790, held: 10 }, { closed: 'held' }],
		['not before the start', { startDate: '2026-03-10T05:00:00.001Z' }, {}, { closed: 'upcoming' }],
		['from the start on', { startDate: '2026-03-10T05:00:00Z' }, {}, { max: 800 }],
		['not from the end on', { endDate: '2026-03-10T05:00:00Z' }, {}, { closed: 'ended' }],
		['whenever no time is set', { startDate: null, endDate: null }, {}, { max: 800 }],
	])('is %s', (_name, change, position, range) => {
		expect(rangeOf({ ...terms, ...change }, { ...nobody, ...position }, at)).toMatchObject(range);
	});

	it('is told what is wrong with its size', () => {
		const range = rangeOf(terms, nobody, at);
		expect([2.5, Number.NaN, 2, 0, -1, 801, 3, 800].map((quantity) => quantityFault(range, quantity))).toEqual([
			'not_whole',
			'not_whole',
			'too_small',
			'too_small',
			'too_small',
			'too_large',
			undefined,
			undefined,
		]);
		expect(quantityFault({ closed: 'soldOut' }, 5)).toBe('soldOut');
	});

	it('within its range never oversells, and never passes the limit of one account', () => {
		const offering = fc.record({
			releaseQuantity: fc.integer({ min: 1, max: 500 }),
			minInvestment: fc.nat(50_000_000),
			maxSharePerAccount: fc.option(fc.integer({ min: 1, max: 500 })),
		});
		const buyers = fc.array(fc.tuple(fc.nat(3), fc.nat(300)), { maxLength: 40 });
		fc.assert(
			fc.property(offering, buyers, (change, orders) => {
				const offered = { ...terms, ...change };
				const owned = [0, 0, 0, 0];
				for (const [buyer, quantity] of orders) {
					const sold = owned.reduce((sum, shares) => sum + shares, 0);
					const position = { sold, held: 0, mine: owned[buyer] ?? 0, mineHeld: 0 };
					if (quantityFault(rangeOf(offered, position, at), quantity)) continue;
					owned[buyer] = (owned[buyer] ?? 0) + quantity;
				}
				expect(owned.reduce((sum, shares) => sum + shares, 0)).toBeLessThanOrEqual(offered.releaseQuantity);
				expect(Math.max(...owned)).toBeLessThanOrEqual(offered.maxSharePerAccount ?? offered.releaseQuantity);
			}),
		);
	});
});

describe('an offering', () => {
	it('is upcoming, open and ended', () => {
		expect(phaseOf(terms, new Date('2026-02-28T23:59:59Z'))).toBe('upcoming');
		expect(phaseOf(terms, at)).toBe('open');
		expect(phaseOf(terms, new Date('2026-04-01T00:00:00Z'))).toBe('ended');
	});

	it('counts what was sold towards its soft cap, not what is held', () => {
		expect(softCapOf(terms, { sold: 300 })).toEqual({
			reached: false,
			missing: 200,
			missingAmount: 1_000_000_000,
			percent: 60,
		});
		expect(softCapOf(terms, { sold: 500 })).toMatchObject({ reached: true, missing: 0 });
		expect(softCapOf(terms, { sold: 800 })?.percent).toBe(100);
		expect(softCapOf({ ...terms, softCap: 0 }, { sold: 0 })).toBeNull();
	});

	it('gives the money back when it ends below its soft cap, and not before', () => {
		const after = new Date('2026-04-01T00:00:00Z');
		expect(isRefundDue(terms, { sold: 499, held: 0 }, after)).toBe(true);
		expect(isRefundDue(terms, { sold: 500, held: 0 }, after)).toBe(false);
		expect(isRefundDue(terms, { sold: 499, held: 0 }, at)).toBe(false);
		expect(isRefundDue({ ...terms, softCap: 0 }, { sold: 0, held: 0 }, after)).toBe(false);
	});

	it('gives nothing back while somebody is paying: that may reach the soft cap', () => {
		expect(isRefundDue(terms, { sold: 499, held: 1 }, new Date('2026-04-01T00:00:00Z'))).toBe(false);
	});

	it('says what each outcome means against all that was paid', () => {
		expect(outcomesOf(quoteOf(terms, 4), { low: -1_000, base: 1_200, high: 2_550 })).toEqual([
			{ outcome: 'low', bps: -1_000, back: 18_000_000, gain: -2_300_000 },
			{ outcome: 'base', bps: 1_200, back: 22_400_000, gain: 2_100_000 },
			{ outcome: 'high', bps: 2_550, back: 25_100_000, gain: 4_800_000 },
		]);
		expect(outcomesOf({ cost: 100, total: 101 }, { low: -20_000, base: 0, high: 0 })[0]).toMatchObject({
			back: 0,
			gain: -101,
		});
	});
});
