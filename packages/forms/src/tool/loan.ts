/** How the principal is paid back: the same part of it every month, or the same sum of principal and interest. */
export const loanMethods = ['reducing', 'annuity'] as const;
export type LoanMethod = (typeof loanMethods)[number];

/** A part of the principal that is paid before it is due. */
export interface EarlyPayment {
	/** Together with the instalment of this month, from 1. */
	month: number;
	/** đồng; what is more than the rest is not paid. */
	amount: number;
	/** What the bank takes for it, in basis points of the amount. */
	feeBps: number;
}

/** What a loan is calculated from. All are whole numbers, none is negative. */
export interface LoanTerms {
	/** đồng. */
	amount: number;
	/** 1 or more. */
	months: number;
	method: LoanMethod;
	/** Yearly, in basis points. */
	rateBps: number;
	/** Months that this rate holds for, and the yearly rate after them; left out where it holds to the end. */
	later?: { after: number; rateBps: number } | undefined;
	/** First months in which interest alone is paid; fewer than `months`. */
	graceMonths: number;
	early?: EarlyPayment | undefined;
}

/** What is paid in a month, in đồng. */
export interface Instalment {
	/** From 1. */
	month: number;
	interest: number;
	principal: number;
	/** Principal that was not due yet. */
	early: number;
	/** For paying early. */
	fee: number;
	/** All of these. */
	total: number;
	/** Principal that is still owed. */
	rest: number;
}

/** Months of a year, times basis points of the whole: interest of a month is balance × rate ÷ this. */
const MONTH_PARTS = 120_000n;
const BPS = 10_000n;

/**
 * Every month of a loan, in whole đồng. A month is a twelfth of a year. Interest, fee, and what stays the same every month are
 * rounded to the nearest đồng, a half upwards; the last month takes the rest, so that the principals add up to the loan exactly.
 * What is left after an early payment is spread again over the months that are left.
 */
export function scheduleOf(terms: LoanTerms): Instalment[] {
	const { months, method, graceMonths, later, early } = terms;
	const schedule: Instalment[] = [];
	let rest = BigInt(terms.amount);
	// What stays the same from month to month, until the rate or the rest is another: a part of the principal, or a whole sum.
	let steady: bigint | undefined;
	for (let month = 1; month <= months && rest > 0n; month += 1) {
		const rate = BigInt(later && month > later.after ? later.rateBps : terms.rateBps);
		const isNewRate = later !== undefined && month === later.after + 1;
		const left = BigInt(months - month + 1);
		if (method === 'annuity' && isNewRate) steady = undefined;
		steady ??=
			month > graceMonths ? (method === 'annuity' ? equalSum(rest, rate, left) : nearest(rest, left)) : undefined;

		const interest = nearest(rest * rate, MONTH_PARTS);
		const principal =
			month === months ? rest : within(method === 'annuity' ? (steady ?? interest) - interest : (steady ?? 0n), rest);
		rest -= principal;
		const ahead = early?.month === month ? within(BigInt(early.amount), rest) : 0n;
		const fee = nearest(ahead * BigInt(early?.feeBps ?? 0), BPS);
		rest -= ahead;
		if (ahead > 0n) steady = undefined;
		schedule.push({
			month,
			interest: Number(interest),
			principal: Number(principal),
			early: Number(ahead),
			fee: Number(fee),
			total: Number(interest + principal + ahead + fee),
			rest: Number(rest),
		});
	}
	return schedule;
}

/**
 * The sum that pays a loan back in so many equal months, in whole đồng: exact before it is rounded, however long it runs.
 * A × r(1+r)ⁿ ÷ ((1+r)ⁿ − 1), with r = rate ÷ 120,000 as a fraction of whole numbers.
 */
function equalSum(amount: bigint, rate: bigint, months: bigint): bigint {
	if (rate === 0n) return nearest(amount, months);
	const grown = (MONTH_PARTS + rate) ** months;
	return nearest(amount * rate * grown, MONTH_PARTS * (grown - MONTH_PARTS ** months));
}

function nearest(over: bigint, under: bigint): bigint {
	return (2n * over + under) / (2n * under);
}

/** Held between nothing and what is owed. */
function within(part: bigint, rest: bigint): bigint {
	return part < 0n ? 0n : part > rest ? rest : part;
}
