import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LoanTerms, loanMethods, scheduleOf } from './loan.ts';
import { dueOf, totalsOf, yearsOf } from './loan-totals.ts';

const MILLION = 1_000_000;
const BILLION = 1_000_000_000;
const terms: LoanTerms = { amount: 2 * BILLION, months: 240, method: 'annuity', rateBps: 1_000, graceMonths: 0 };
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** What an annuity asks for in its first month, and so in every one but the last. */
const annuityOf = (amount: number, rateBps: number, months: number) =>
	scheduleOf({ ...terms, amount, rateBps, months })[0]?.total ?? Number.NaN;

/** The textbook’s formula, in doubles. */
function closedForm(amount: number, rateBps: number, months: number): number {
	const rate = rateBps / 120_000;
	return rate === 0 ? amount / months : (amount * rate) / -Math.expm1(-months * Math.log1p(rate));
}

const anyTerms = fc
	.record({
		amount: fc.integer({ min: 1, max: 100_000 * BILLION }),
		months: fc.integer({ min: 1, max: 480 }),
		method: fc.constantFrom(...loanMethods),
		rateBps: fc.nat(10_000),
		laterBps: fc.nat(10_000),
		after: fc.nat(479),
		grace: fc.nat(479),
		hasLater: fc.boolean(),
		earlyMonth: fc.integer({ min: 1, max: 480 }),
		earlyAmount: fc.nat(1_000 * BILLION),
		feeBps: fc.nat(500),
		hasEarly: fc.boolean(),
	})
	.map(
		({ months, hasLater, after, laterBps, grace, hasEarly, earlyMonth, earlyAmount, feeBps, ...rest }): LoanTerms => ({
			...rest,
			months,
			graceMonths: grace % months,
			later: hasLater && months > 1 ? { after: 1 + (after % (months - 1)), rateBps: laterBps } : undefined,
			early: hasEarly ? { month: 1 + (earlyMonth % months), amount: earlyAmount, feeBps } : undefined,
		}),
	);

describe('the equal sum of an annuity', () => {
	// Known to lenders' tables: 100,000 at 6 % over 30 years is 599.55 a month.
	it.each([
		[100_000 * MILLION, 600, 360, 599_550_525],
		[200_000 * MILLION, 650, 360, 1_264_136_047],
		[2 * BILLION, 1_000, 240, 19_300_433],
		[12 * MILLION, 1_200, 12, 1_066_185],
		[BILLION, 0, 7, 142_857_143],
		[BILLION, 1_000, 1, 1_008_333_333],
		[1, 1_000, 480, 0],
	])('for %d at %d bps over %d months is %d', (amount, bps, months, expected) => {
		expect(annuityOf(amount, bps, months)).toBe(expected);
	});

	it('is the closed form of the textbook, to the đồng', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: MILLION, max: 100 * BILLION }),
				fc.integer({ min: 10, max: 3_000 }),
				fc.integer({ min: 1, max: 480 }),
				(amount, bps, months) => {
					expect(Math.abs(annuityOf(amount, bps, months) - closedForm(amount, bps, months))).toBeLessThan(0.51);
				},
			),
		);
	});

	it('does not lose a đồng where doubles would', () => {
		const amount = 99_999_999_999_999;
		const bps = 1;
		expect(annuityOf(amount, bps, 480)).toBe(208_751_145_831);
	});
});

describe('a schedule', () => {
	it('pays the loan back exactly, whatever its terms', () => {
		fc.assert(
			fc.property(anyTerms, (any) => {
				const schedule = scheduleOf(any);
				expect(sum(schedule.map(({ principal, early }) => principal + early))).toBe(any.amount);
				expect(schedule.at(-1)?.rest).toBe(0);
				let rest = any.amount;
				for (const one of schedule) {
					rest -= one.principal + one.early;
					expect(one.rest).toBe(rest);
					expect(Math.min(one.interest, one.principal, one.early, one.fee, one.rest)).toBeGreaterThanOrEqual(0);
					expect(one.total).toBe(one.interest + one.principal + one.early + one.fee);
					expect(Number.isSafeInteger(one.total)).toBe(true);
				}
				expect(Number.isSafeInteger(totalsOf(schedule).all)).toBe(true);
			}),
			{ numRuns: 60 },
		);
	});

	it('of an annuity asks for the same every month, the last within a đồng for each month before', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 10 * MILLION, max: 100 * BILLION }),
				fc.nat(2_000),
				fc.integer({ min: 2, max: 420 }),
				(amount, rateBps, months) => {
					const schedule = scheduleOf({ ...terms, amount, rateBps, months });
					const steady = annuityOf(amount, rateBps, months);
					expect(new Set(schedule.slice(0, -1).map(({ total }) => total))).toEqual(new Set([steady]));
					// Rounding errors grow with interest as debts do.
					const grown = months * (1 + rateBps / 120_000) ** months;
					expect(Math.abs((schedule.at(-1)?.total ?? 0) - steady)).toBeLessThanOrEqual(grown);
				},
			),
			{ numRuns: 60 },
		);
	});

	it('with a falling balance pays the same principal every month, and ever less interest', () => {
		const schedule = scheduleOf({ ...terms, method: 'reducing' });
		expect(schedule[0]).toMatchObject({ principal: 8_333_333, interest: 16_666_667, total: 25_000_000 });
		expect(schedule[1]).toMatchObject({ principal: 8_333_333, interest: 16_597_222, rest: 1_983_333_334 });
		// 240 × 8,333,333 is 80 đồng less than 2 tỷ.
		expect(schedule.at(-1)).toMatchObject({ month: 240, principal: 8_333_413, interest: 69_445, rest: 0 });
		// P × r × (n + 1) ÷ 2, but for roundings.
		expect(Math.abs(totalsOf(schedule).interest - (2 * BILLION * 0.1 * 241) / 24)).toBeLessThan(240);
	});

	it('costs less with a falling balance than as an annuity', () => {
		const [falling, steady] = loanMethods.map((method) => totalsOf(scheduleOf({ ...terms, method })).interest);
		expect(falling).toBe(2_008_333_414);
		expect(steady).toBeGreaterThan(falling ?? 0);
	});

	it.each(loanMethods)('without interest is its principal and nothing else (%s)', (method) => {
		const schedule = scheduleOf({ ...terms, method, rateBps: 0, amount: BILLION, months: 7 });
		expect(totalsOf(schedule)).toMatchObject({ interest: 0, all: BILLION, months: 7 });
		expect(sum(schedule.map(({ principal }) => principal))).toBe(BILLION);
	});

	it.each(loanMethods)('of one month is paid at once (%s)', (method) => {
		expect(scheduleOf({ ...terms, method, months: 1 })).toEqual([
			{ month: 1, interest: 16_666_667, principal: 2 * BILLION, early: 0, fee: 0, total: 2_016_666_667, rest: 0 },
		]);
	});

	it('asks for interest alone while the principal rests, and then for all of it in fewer months', () => {
		const schedule = scheduleOf({ ...terms, months: 24, graceMonths: 12 });
		expect(schedule.slice(0, 12).every(({ principal, interest }) => principal === 0 && interest === 16_666_667)).toBe(
			true,
		);
		expect(schedule[12]?.total).toBe(annuityOf(2 * BILLION, 1_000, 12));
		expect(totalsOf(schedule).firstFull?.month).toBe(13);
	});

	it('reckons the equal sum again when the rate changes', () => {
		const schedule = scheduleOf({ ...terms, rateBps: 600, later: { after: 24, rateBps: 1_100 } });
		expect(schedule[23]?.total).toBe(annuityOf(2 * BILLION, 600, 240));
		const rest = schedule[23]?.rest ?? 0;
		expect(schedule[24]?.total).toBe(annuityOf(rest, 1_100, 216));
		expect(schedule[24]?.interest).toBe(Math.round((rest * 0.11) / 12));
	});

	it('keeps its part of the principal when the rate changes', () => {
		const schedule = scheduleOf({ ...terms, method: 'reducing', later: { after: 12, rateBps: 1_200 } });
		expect(schedule[12]?.principal).toBe(schedule[11]?.principal);
		expect(schedule[12]?.interest).toBe(19_000_000);
	});

	it('spreads what is left again after an early payment, and takes its fee', () => {
		const schedule = scheduleOf({ ...terms, early: { month: 12, amount: 500 * MILLION, feeBps: 200 } });
		expect(schedule[11]).toMatchObject({ early: 500 * MILLION, fee: 10 * MILLION });
		expect(schedule[12]?.total).toBe(annuityOf(schedule[11]?.rest ?? 0, 1_000, 228));
		expect(totalsOf(schedule).fee).toBe(10 * MILLION);
	});

	it('is over when all is paid early, and takes no more than is owed', () => {
		const schedule = scheduleOf({ ...terms, early: { month: 6, amount: 3 * BILLION, feeBps: 100 } });
		expect(schedule).toHaveLength(6);
		expect(schedule.at(-1)).toMatchObject({
			rest: 0,
			early: schedule[4] && schedule[4].rest - (schedule[5]?.principal ?? 0),
		});
		expect(totalsOf(schedule).months).toBe(6);
	});
});

describe('what a schedule comes to', () => {
	const schedule = scheduleOf({ ...terms, months: 30, method: 'reducing' });

	it('is the same by months and by years', () => {
		const years = yearsOf(schedule);
		expect(years.map(({ year, months }) => [year, months.length])).toEqual([
			[1, 12],
			[2, 12],
			[3, 6],
		]);
		expect(sum(years.map(({ principal }) => principal))).toBe(terms.amount);
		expect(sum(years.map(({ total }) => total))).toBe(totalsOf(schedule).all);
		expect(years[0]?.rest).toBe(schedule[11]?.rest);
	});

	it('names the dearest month, which an early payment does not make', () => {
		const early = scheduleOf({ ...terms, method: 'reducing', early: { month: 5, amount: BILLION, feeBps: 0 } });
		expect(totalsOf(early).highest?.month).toBe(1);
		expect(dueOf(early[4] ?? fail())).toBeLessThan(early[4]?.total ?? 0);
	});

	it('of nothing is nothing', () => {
		expect(totalsOf([])).toMatchObject({ interest: 0, all: 0, first: 0, highest: undefined, months: 0 });
		expect(yearsOf([])).toEqual([]);
	});
});

function fail(): never {
	throw new Error('There is no such month.');
}
