import { percentsOf } from '../planning/answer-calc.ts';
import { BPS, type OfferingTerms, type Outcome, type OutcomeRates, outcomes, type SharePosition } from './terms.ts';

/** Price of one share in whole đồng; undefined when the value cannot be divided into so many without a rest. */
export function pricePerShareOf(totalShareValue: number, totalShare: number): number | undefined {
	const price = totalShareValue / totalShare;
	return Number.isSafeInteger(price) && price > 0 ? price : undefined;
}

/** What all shares cost, in đồng. */
export function shareValueOf({
	totalShare,
	pricePerShare,
}: Pick<OfferingTerms, 'totalShare' | 'pricePerShare'>): number {
	return totalShare * pricePerShare;
}

/** The fewest shares that cost what an order must cost; one at least. */
export function leastSharesOf({
	minInvestment,
	pricePerShare,
}: Pick<OfferingTerms, 'minInvestment' | 'pricePerShare'>): number {
	return Math.max(1, Math.ceil(minInvestment / pricePerShare));
}

/**
 * A part of an amount by a rate in basis points, in whole đồng, rounded down. Exact for every safe amount and rates up to 100 %:
 * no product along the way leaves the safe integers.
 */
export function partOf(amount: number, bps: number): number {
	const rest = amount % BPS;
	return ((amount - rest) / BPS) * bps + Math.floor((rest * bps) / BPS);
}

/** What an order comes to. */
export interface Quote {
	quantity: number;
	/** Of the shares alone, in đồng. */
	cost: number;
	/** In đồng, rounded down for the buyer's good. */
	fee: number;
	/** What is paid, in đồng. */
	total: number;
}

/** What so many shares come to. */
export function quoteOf(
	{ pricePerShare, feeBps }: Pick<OfferingTerms, 'pricePerShare' | 'feeBps'>,
	quantity: number,
): Quote {
	const cost = pricePerShare * quantity;
	const fee = partOf(cost, feeBps);
	return { quantity, cost, fee, total: cost + fee };
}

/** How much of the whole so many shares are, in percent. Not rounded. */
export function ownershipOf(quantity: number, totalShare: number): number {
	return totalShare > 0 ? (quantity * 100) / totalShare : 0;
}

/** Where the shares that are offered are: parts that add up to `released`. */
export interface ShareProgress {
	/** Offered in all. */
	released: number;
	/** Paid by others. */
	sold: number;
	/** Held by orders that are not paid, one's own too. */
	held: number;
	/** Paid by the account that asks. */
	mine: number;
	/** To be had now. */
	left: number;
	/** Not offered. */
	unreleased: number;
	/** Of `released`, in percent with one decimal; together 100 exactly. */
	percents: Record<'sold' | 'held' | 'mine' | 'left', number>;
}

/** Divides what is offered into sold, held, mine and left. */
export function progressOf(
	{ totalShare, releaseQuantity }: Pick<OfferingTerms, 'totalShare' | 'releaseQuantity'>,
	position: SharePosition,
): ShareProgress {
	const released = Math.min(releaseQuantity, totalShare);
	const { mine, held } = position;
	const sold = position.sold - mine;
	const left = Math.max(0, released - position.sold - held);
	const [ofSold = 0, ofHeld = 0, ofMine = 0, ofLeft = 0] = percentsOf([sold, held, mine, left]);
	return {
		released,
		sold,
		held,
		mine,
		left,
		unreleased: totalShare - released,
		percents: { sold: ofSold, held: ofHeld, mine: ofMine, left: ofLeft },
	};
}

/** Where an offering stands in time. */
export type OfferingPhase = 'upcoming' | 'open' | 'ended';

/** Where an offering stands at a moment: the start belongs to it, the end does not. */
export function phaseOf({ startDate, endDate }: Pick<OfferingTerms, 'startDate' | 'endDate'>, at: Date): OfferingPhase {
	if (startDate && at.getTime() < new Date(startDate).getTime()) return 'upcoming';
	return endDate && at.getTime() >= new Date(endDate).getTime() ? 'ended' : 'open';
}

/**
 * Why nobody, or the one who asks, can buy now. `held`: the last ones wait to be paid by others, and may come back. `ownLimit`: what
 * one account may still buy is nothing, or less than the least of an order.
 */
export type SharesClosedReason = 'upcoming' | 'ended' | 'soldOut' | 'held' | 'ownLimit';

/**
 * What sets the smallest order. `share`: one share is the least there is. `minInvestment`: the offering's minimum. `rest`: fewer are
 * left than the minimum asks for, and they may be bought together.
 */
export type MinRule = 'share' | 'minInvestment' | 'rest';

/** What sets the largest order. `release`: more exist, but are not offered. `left`: those that are left. `ownLimit`: the most that one account may have. */
export type MaxRule = 'release' | 'left' | 'ownLimit';

/** How many shares an order may be of, both ends included. */
export interface ShareRange {
	min: number;
	max: number;
	minRule: MinRule;
	maxRule: MaxRule;
}

/** How many shares the one who asks may buy now in one order, and which rules say so; or why none. */
export function rangeOf(
	terms: OfferingTerms,
	position: SharePosition,
	at: Date,
): ShareRange | { closed: SharesClosedReason } {
	const phase = phaseOf(terms, at);
	if (phase !== 'open') return { closed: phase };
	const { left, held, unreleased } = progressOf(terms, position);
	if (left === 0) return { closed: held > 0 ? 'held' : 'soldOut' };

	const least = leastSharesOf(terms);
	const min = Math.min(least, left);
	const minRule = min < least ? 'rest' : least === 1 ? 'share' : 'minInvestment';
	const limit = terms.maxSharePerAccount;
	const own = limit === null ? left : limit - position.mine - position.mineHeld;
	if (own < min) return { closed: 'ownLimit' };
	if (own < left) return { min, max: own, minRule, maxRule: 'ownLimit' };
	return { min, max: left, minRule, maxRule: unreleased > 0 ? 'release' : 'left' };
}

/** What is wrong with the size of an order: `not_whole`, `too_small`, `too_large`, or why none can be bought; undefined when all is well. */
export function quantityFault(
	range: ReturnType<typeof rangeOf>,
	quantity: number,
): SharesClosedReason | 'not_whole' | 'too_small' | 'too_large' | undefined {
	if ('closed' in range) return range.closed;
	if (!Number.isSafeInteger(quantity)) return 'not_whole';
	if (quantity < range.min) return 'too_small';
	return quantity > range.max ? 'too_large' : undefined;
}

/** What an outcome comes to for one order. */
export interface OutcomeAmount {
	outcome: Outcome;
	/** Of the whole time, in basis points of the cost. */
	bps: number;
	/** What comes back, in đồng, rounded down; never below 0. */
	back: number;
	/** More (or less) than was paid, fees included, in đồng. */
	gain: number;
}

/** What low, base and high outcome come to for an order. No promise: what the offering expects. */
export function outcomesOf({ cost, total }: Pick<Quote, 'cost' | 'total'>, rates: OutcomeRates): OutcomeAmount[] {
	return outcomes.map((outcome) => {
		const bps = rates[outcome];
		const back = Math.max(0, partOf(cost, BPS + bps));
		return { outcome, bps, back, gain: back - total };
	});
}

/** How far an offering is from the shares that it must sell. */
export interface SoftCapState {
	reached: boolean;
	/** Shares that are missing. */
	missing: number;
	/** What they cost, in đồng. */
	missingAmount: number;
	/** Part of the soft cap that is sold, in percent, at most 100. */
	percent: number;
}

/** How an offering stands to its soft cap; null when it has none. Held shares do not count: they may come back. */
export function softCapOf(
	{ softCap, pricePerShare }: Pick<OfferingTerms, 'softCap' | 'pricePerShare'>,
	{ sold }: Pick<SharePosition, 'sold'>,
): SoftCapState | null {
	if (softCap <= 0) return null;
	const missing = Math.max(0, softCap - sold);
	return {
		reached: missing === 0,
		missing,
		missingAmount: missing * pricePerShare,
		percent: Math.min(100, (sold * 100) / softCap),
	};
}

/** Whether everybody gets their money back: the time is over, the soft cap was missed, and nobody is paying any more. */
export function isRefundDue(
	terms: Pick<OfferingTerms, 'startDate' | 'endDate' | 'softCap' | 'pricePerShare'>,
	position: Pick<SharePosition, 'sold' | 'held'>,
	at: Date,
): boolean {
	return phaseOf(terms, at) === 'ended' && position.held === 0 && softCapOf(terms, position)?.reached === false;
}

/** What a wallet lacks for a total, in đồng; 0 when it has enough. */
export function missingOf(total: number, balance: number): number {
	return Math.max(0, total - balance);
}
