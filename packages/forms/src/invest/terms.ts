/** Minutes that the shares of an order are held for while it is not paid. Source: the order's contract. */
export const HOLD_MINUTES = 15;

/** Orders of one offering that an account may let go unpaid, given up or run out of time, in so many hours (ADR 32). */
export const UNPAID_MAX = 5;
export const UNPAID_HOURS = 24;

/** Characters of what those who have shares are told at once. */
export const OFFERING_UPDATE_MAX = 5_000;

/** A hundredth of a percent is one basis point: rates are whole numbers of them, so that arithmetic stays exact. */
export const BPS = 10_000;

/** What somebody reads and accepts before shares are bought, in this order. */
export const risks = ['loss', 'exit', 'deed', 'raise', 'time'] as const;
export type Risk = (typeof risks)[number];

/** Version of the texts of the risks, kept with every order. Grows with every change of what they say. */
export const RISKS_VERSION = 2;

/** What an offering lays down about its shares. Shares are whole numbers, money whole đồng. */
export interface OfferingTerms {
	/** Shares that the whole is divided into. */
	totalShare: number;
	/** Of these, how many are offered; at most `totalShare`. */
	releaseQuantity: number;
	pricePerShare: number;
	/** Least that an order costs without fees; 0 for none. */
	minInvestment: number;
	/** Most shares that one account may have; null for no limit. */
	maxSharePerAccount: number | null;
	/** Fee of an order, in basis points of its cost: 150 is 1.5 %. */
	feeBps: number;
	/** Shares that must be sold by the end, or everybody gets their money back; 0 for none. */
	softCap: number;
	/** From when shares are sold, ISO 8601; null for at once. */
	startDate: string | null;
	/** Until when, ISO 8601; null for as long as there are some. */
	endDate: string | null;
}

/** How many shares are where. */
export interface SharePosition {
	/** Paid, by whomever. */
	sold: number;
	/** Of orders that are not paid yet, by whomever. */
	held: number;
	/** Of `sold`, those of the account that asks. */
	mine: number;
	/** Of `held`, those of the account that asks. */
	mineHeld: number;
}

/** What an offering expects of its whole time, in basis points of what shares cost: -2000 is a loss of a fifth. */
export interface OutcomeRates {
	low: number;
	base: number;
	high: number;
}

/** How shares may turn out, from the worst. */
export const outcomes = ['low', 'base', 'high'] as const;
export type Outcome = (typeof outcomes)[number];
