import type { Instalment } from './loan.ts';

/** What a schedule comes to, in đồng. */
export interface LoanTotals {
	interest: number;
	/** For paying early. */
	fee: number;
	/** Principal, interest and fee. */
	all: number;
	/** The first month's sum. */
	first: number;
	/** The first month with principal in it. */
	firstFull: Instalment | undefined;
	/** The dearest month without what is paid early. */
	highest: Instalment | undefined;
	/** Months until nothing is owed. */
	months: number;
}

/** What a schedule comes to. */
export function totalsOf(schedule: readonly Instalment[]): LoanTotals {
	const sum = (of: (one: Instalment) => number) => schedule.reduce((total, one) => total + of(one), 0);
	return {
		interest: sum(({ interest }) => interest),
		fee: sum(({ fee }) => fee),
		all: sum(({ total }) => total),
		first: schedule[0]?.total ?? 0,
		firstFull: schedule.find(({ principal }) => principal > 0),
		highest: schedule.reduce<Instalment | undefined>(
			(most, one) => (most && dueOf(most) >= dueOf(one) ? most : one),
			undefined,
		),
		months: schedule.length,
	};
}

/** What a month asks for without what is paid early, in đồng. */
export function dueOf({ interest, principal }: Instalment): number {
	return interest + principal;
}

/** Twelve months of a loan. */
export interface LoanYear {
	/** From 1. */
	year: number;
	interest: number;
	/** What was paid early counts too. */
	principal: number;
	fee: number;
	total: number;
	/** Principal that is still owed at its end. */
	rest: number;
	months: Instalment[];
}

/** A schedule by years of the loan; the last one may be short. */
export function yearsOf(schedule: readonly Instalment[]): LoanYear[] {
	const years: LoanYear[] = [];
	for (const one of schedule) {
		const number = Math.ceil(one.month / 12);
		let year = years[number - 1];
		if (!year) {
			year = { year: number, interest: 0, principal: 0, fee: 0, total: 0, rest: 0, months: [] };
			years.push(year);
		}
		year.interest += one.interest;
		year.principal += one.principal + one.early;
		year.fee += one.fee;
		year.total += one.total;
		year.rest = one.rest;
		year.months.push(one);
	}
	return years;
}
