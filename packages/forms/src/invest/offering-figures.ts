import {
	leastSharesOf,
	type OutcomeAmount,
	outcomesOf,
	ownershipOf,
	type Quote,
	quoteOf,
	shareValueOf,
} from './calc.ts';
import { type OfferingDraft, readOfferingDraft } from './offering-draft.ts';
import { OFFERING_VALUE_MAX } from './offering-schema.ts';

/** So many shares of an offering that is being written. */
export interface ShareFigure {
	quantity: number;
	/** In percent, not rounded: of all shares; of those that are released where that is said. */
	percent: number;
	/** What they cost without fees, in đồng. */
	cost: number;
}

/** What the terms of a draft come to; undefined of what cannot be told yet. */
export interface OfferingFigures {
	/** Đồng of one share. */
	pricePerShare: number | undefined;
	/** Đồng of all shares. */
	value: number | undefined;
	released: ShareFigure | undefined;
	/** The smallest order. */
	least: ShareFigure | undefined;
	/** The most that one account may have; undefined also where there is no limit. */
	most: ShareFigure | undefined;
	/** One share with its fee. */
	one: Quote | undefined;
	/** What must be sold, in percent of what is released; undefined also where nothing must. */
	softCap: ShareFigure | undefined;
	/** What one share comes to in each outcome, fees counted. */
	outcomes: readonly OutcomeAmount[] | undefined;
}

const unknown: OfferingFigures = {
	pricePerShare: undefined,
	value: undefined,
	released: undefined,
	least: undefined,
	most: undefined,
	one: undefined,
	softCap: undefined,
	outcomes: undefined,
};

/** What the terms of a draft come to, for showing it while they are typed. */
export function offeringFiguresOf(draft: OfferingDraft): OfferingFigures {
	const read = readOfferingDraft(draft);
	const pricePerShare = known(read.pricePerShare);
	const totalShare = known(read.totalShare);
	if (!pricePerShare) return unknown;

	// Where something else was meant than can be read, nothing is said in its place.
	const feeBps = read.feeBps ?? 0;
	const one = Number.isNaN(feeBps) ? undefined : quoteOf({ pricePerShare, feeBps }, 1);
	const { lowBps: low, baseBps: base, highBps: high } = read;
	const isExpected = isFigure(low) && isFigure(base) && isFigure(high);
	const alone = {
		...unknown,
		pricePerShare,
		one,
		outcomes: one && isExpected ? outcomesOf(one, { low, base, high }) : undefined,
	};
	if (!totalShare || shareValueOf({ totalShare, pricePerShare }) > OFFERING_VALUE_MAX) return alone;

	const part = (quantity: number | undefined, of = totalShare): ShareFigure | undefined =>
		quantity === undefined || quantity > totalShare
			? undefined
			: { quantity, percent: ownershipOf(quantity, of), cost: pricePerShare * quantity };
	const released = part(read.releaseQuantity === null ? totalShare : known(read.releaseQuantity));
	const minInvestment = read.minInvestment ?? 0;
	return {
		...alone,
		value: shareValueOf({ totalShare, pricePerShare }),
		released,
		least: Number.isNaN(minInvestment) ? undefined : part(leastSharesOf({ minInvestment, pricePerShare })),
		most: part(known(read.maxSharePerAccount)),
		softCap: part(known(read.softCap), released?.quantity),
	};
}

/** A figure above nothing that can be read. */
function known(value: number | null | undefined): number | undefined {
	return isFigure(value) && value > 0 ? value : undefined;
}

function isFigure(value: number | null | undefined): value is number {
	return typeof value === 'number' && !Number.isNaN(value);
}
