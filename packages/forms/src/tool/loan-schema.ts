import * as z from 'zod/mini';
import { readRate, readYearlyRate } from '../invest/rate.ts';
import { readQuantity } from '../invest/schema.ts';
import { PROPERTY_AMOUNT_MIN, readAmount } from '../wallet/amount.ts';
import { count, holds, ignored, isRead, money, optional, rate, required, TERM_MAX } from './checks.ts';
import { type LoanTerms, loanMethods } from './loan.ts';

/** Whether the loan is said, or what one has oneself of the price. */
export const loanSources = ['own', 'loan'] as const;
/** All of it, in basis points. */
const WHOLE_BPS = 10_000;
/** What the term is counted in. */
export const termUnits = ['year', 'month'] as const;

/** Whole đồng of what one has oneself, typed as money or as a part of the price: `1,2 tỷ`, `30%`. */
function readOwn(text: string, price: number): number | undefined {
	if (!text.trim().endsWith('%')) return readAmount(text);
	const bps = readRate(text);
	return bps === undefined || bps < 0 ? undefined : Math.round((price / WHOLE_BPS) * bps);
}

const loanRest = {
	term: required.check(...count(1, TERM_MAX)),
	termUnit: z.enum(termUnits),
	rate: required.check(...rate),
	/** Months of the first rate. */
	fixed: optional.check(...count(1, TERM_MAX)),
	/** The rate after them. */
	later: optional.check(...rate),
	method: z.enum(loanMethods),
	/** Months without principal. */
	grace: optional.check(...count(0, TERM_MAX)),
	/** Principal that is paid early, đồng. */
	early: optional.check(...money),
	/** The month that it is paid in. */
	earlyMonth: optional.check(...count(1, TERM_MAX)),
	/** What the bank takes for it, percent. */
	earlyFee: optional.check(...rate),
};
const loanOfPrice = z.object({
	...loanRest,
	by: z.literal('own'),
	price: required.check(...money),
	/** What one has oneself: đồng, or percent of the price. */
	own: optional.check(
		isRead((text) => readOwn(text, 0)),
		holds(readAmount, (dong) => dong === 0 || dong >= PROPERTY_AMOUNT_MIN, 'too_small'),
	),
	amount: ignored,
});
const loanAlone = z.object({
	...loanRest,
	by: z.literal('loan'),
	price: ignored,
	own: ignored,
	amount: required.check(...money),
});
/** A loan as it is typed. */
export type LoanDraft = Omit<z.input<typeof loanOfPrice>, 'by'> & { by: (typeof loanSources)[number] };

const wrong = (path: keyof LoanDraft, error: string, isRight: (draft: LoanDraft) => boolean) =>
	z.refine<LoanDraft>(isRight, { error, path: [path] });
const monthsOf = ({ term, termUnit }: LoanDraft) => (readQuantity(term) ?? 0) * (termUnit === 'year' ? 12 : 1);
/** A month of the loan before its last; whatever it is while the term is not known. */
const isBeforeEnd = (text: string, draft: LoanDraft) =>
	monthsOf(draft) === 0 || (readQuantity(text) ?? 0) < monthsOf(draft);
const leavesLoan = (own: string, price: string) => {
	const whole = readAmount(price) ?? 0;
	return whole < PROPERTY_AMOUNT_MIN || (readOwn(own, whole) ?? 0) < whole;
};

/** A loan that can be calculated. */
export interface LoanValues {
	/** đồng; undefined where the loan is said alone. */
	price: number | undefined;
	terms: LoanTerms;
}

/** A loan: what is typed, checked against itself, and made into terms. */
export const loanSchema: z.ZodMiniType<LoanValues, LoanDraft> = z.pipe(
	z.discriminatedUnion('by', [loanOfPrice, loanAlone]).check(
		wrong('own', 'too_large', ({ by, own, price }) => by === 'loan' || leavesLoan(own, price)),
		wrong('term', 'too_large', (draft) => draft.termUnit === 'month' || monthsOf(draft) <= TERM_MAX),
		wrong('fixed', 'required', ({ fixed, later }) => later === '' || fixed !== ''),
		wrong('later', 'required', ({ fixed, later }) => fixed === '' || later !== ''),
		wrong('fixed', 'after_end', (draft) => isBeforeEnd(draft.fixed, draft)),
		wrong('grace', 'after_end', (draft) => isBeforeEnd(draft.grace, draft)),
		wrong('earlyMonth', 'required', ({ early, earlyMonth }) => early === '' || earlyMonth !== ''),
		wrong('early', 'required', ({ early, earlyMonth }) => earlyMonth === '' || early !== ''),
		wrong('earlyMonth', 'after_end', (draft) => isBeforeEnd(draft.earlyMonth, draft)),
	),
	z.transform((draft: LoanDraft): LoanValues => {
		const price = readAmount(draft.price) ?? 0;
		const early = readAmount(draft.early);
		const fixed = readQuantity(draft.fixed);
		return {
			price: draft.by === 'own' ? price : undefined,
			terms: {
				amount: draft.by === 'own' ? price - (readOwn(draft.own, price) ?? 0) : (readAmount(draft.amount) ?? 0),
				months: monthsOf(draft),
				method: draft.method,
				rateBps: readYearlyRate(draft.rate) ?? 0,
				later: fixed === undefined ? undefined : { after: fixed, rateBps: readYearlyRate(draft.later) ?? 0 },
				graceMonths: readQuantity(draft.grace) ?? 0,
				early:
					early === undefined
						? undefined
						: {
								month: readQuantity(draft.earlyMonth) ?? 0,
								amount: early,
								feeBps: readYearlyRate(draft.earlyFee) ?? 0,
							},
			},
		};
	}),
);
