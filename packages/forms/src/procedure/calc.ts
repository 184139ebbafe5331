import { partOf } from '../invest/calc.ts';
import {
	giftTaxRates,
	incomeTaxRates,
	LAND_OFFICE_FEE,
	type Law,
	NOTARY_FEE,
	type Rate,
	type Rates,
	REGISTRATION_FEE,
} from './rates.ts';
import type { ProcedureSide, ProcedureType } from './terms.ts';

/** What fees and taxes of a procedure depend on. */
export interface FeeFacts {
	type: ProcedureType;
	/** What the contract says, in whole đồng; of a donation, what the property is worth. */
	price: number;
	/** What it is worth by the province's price tables, in đồng, where somebody knows. */
	statePrice?: number | null | undefined;
	/** Between spouses, parents and children (adopted, in law), grandparents and grandchildren, brothers and sisters. */
	isCloseFamily: boolean;
	/** All that the seller owns is this one home, for 183 days at least, and all of it is sold. */
	isOnlyHome: boolean;
	/** The day that it is paid on, YYYY-MM-DD: decides which law holds. */
	on: string;
}

/** What is paid. */
export type FeeKind = 'incomeTax' | 'giftTax' | 'registrationFee' | 'notaryFee' | 'landOfficeFee';

/** Why nothing is due. */
export type FeeExemption = 'closeFamily' | 'onlyHome';

/** A fee or tax of a procedure. */
export interface FeeLine extends Law {
	kind: FeeKind;
	/** Đồng, rounded down; null where each province sets its own. */
	amount: number | null;
	/** By law; null where the two sides agree on it. */
	payer: ProcedureSide | null;
	/** What it is calculated from, in đồng. */
	base: number;
	/** Basis points of the base, or of what is above `freeUpTo`; null where there is no one rate. */
	bps: number | null;
	/** Đồng that are free of it. */
	freeUpTo: number;
	exemption: FeeExemption | null;
}

/** Fees and taxes of a procedure, and what they come to. */
export interface FeeEstimate {
	lines: FeeLine[];
	/** Đồng by who pays; `open` is what the two sides agree on. Without what provinces set. */
	totals: { seller: number; buyer: number; open: number; all: number };
}

/**
 * Calculates fees and taxes in whole đồng. An estimate: rates and tables change, and the office that takes the money has the last word.
 * `price` and `statePrice` are safe whole numbers of đồng, 0 or more.
 */
export function estimateFees(facts: FeeFacts): FeeEstimate {
	const lines =
		facts.type === 'DONATE'
			? [giftTaxOf(facts), registrationFeeOf(facts), notaryFeeOf(facts), landOfficeFeeOf(facts)]
			: [incomeTaxOf(facts), registrationFeeOf(facts), notaryFeeOf(facts), landOfficeFeeOf(facts)];
	const sum = (payer: ProcedureSide | null) =>
		lines.reduce((total, line) => total + (line.payer === payer ? (line.amount ?? 0) : 0), 0);
	const [seller, buyer, open] = [sum('SELLER'), sum('BUYER'), sum(null)];
	return { lines, totals: { seller, buyer, open, all: seller + buyer + open } };
}

/** Lines of an estimate from what is known so far: none while nothing says what it is worth. Of a gift the province's table says enough. */
export function feeLines({ price, ...facts }: Omit<FeeFacts, 'price'> & { price: number | undefined }): FeeLine[] {
	const value = price ?? (facts.type === 'DONATE' ? facts.statePrice : undefined);
	return typeof value === 'number' ? estimateFees({ ...facts, price: value }).lines : [];
}

/** The notary's fee for a contract of this value, in đồng, rounded down. */
export function notaryFee(value: number): number {
	const bracket = NOTARY_FEE.brackets.find(({ upTo }) => value <= upTo) ?? NOTARY_FEE.brackets[0];
	return Math.min(NOTARY_FEE.max, bracket.base + partOf(value - bracket.above, bracket.bps));
}

/** The rate that holds on a day (YYYY-MM-DD); the oldest known one for days before. */
export function rateOn<Known extends Rate>(rates: Rates<Known>, day: string): Known {
	return rates.findLast(({ asOf }) => asOf <= day) ?? rates[0];
}

/** A price below the province's table counts as the table's. */
function higherPrice({ price, statePrice }: FeeFacts): number {
	return Math.max(price, statePrice ?? 0);
}

/** A gift has no price: the province's table says what it is worth. */
function giftValue({ price, statePrice }: FeeFacts): number {
	return statePrice ?? price;
}

function incomeTaxOf(facts: FeeFacts): FeeLine {
	const { bps, ...law } = rateOn(incomeTaxRates, facts.on);
	const exemption = facts.isCloseFamily ? 'closeFamily' : facts.isOnlyHome ? 'onlyHome' : null;
	const base = higherPrice(facts);
	const amount = exemption ? 0 : partOf(base, bps);
	return { kind: 'incomeTax', amount, payer: 'SELLER', base, bps, freeUpTo: 0, exemption, ...law };
}

function giftTaxOf(facts: FeeFacts): FeeLine {
	const { bps, freeUpTo, ...law } = rateOn(giftTaxRates, facts.on);
	const exemption = facts.isCloseFamily ? 'closeFamily' : null;
	const base = giftValue(facts);
	const amount = exemption ? 0 : partOf(Math.max(0, base - freeUpTo), bps);
	return { kind: 'giftTax', amount, payer: 'BUYER', base, bps, freeUpTo, exemption, ...law };
}

/** Free for gifts in the family; a sale in the family is not. */
function registrationFeeOf(facts: FeeFacts): FeeLine {
	const { bps, max, ...law } = REGISTRATION_FEE;
	const isGift = facts.type === 'DONATE';
	const exemption = isGift && facts.isCloseFamily ? 'closeFamily' : null;
	const base = isGift ? giftValue(facts) : higherPrice(facts);
	const amount = exemption ? 0 : Math.min(max, partOf(base, bps));
	return { kind: 'registrationFee', amount, payer: 'BUYER', base, bps, freeUpTo: 0, exemption, ...law };
}

function notaryFeeOf(facts: FeeFacts): FeeLine {
	const { asOf, source } = NOTARY_FEE;
	const base = higherPrice(facts);
	return {
		kind: 'notaryFee',
		amount: notaryFee(base),
		payer: null,
		base,
		bps: null,
		freeUpTo: 0,
		exemption: null,
		asOf,
		source,
	};
}

function landOfficeFeeOf(facts: FeeFacts): FeeLine {
	return {
		kind: 'landOfficeFee',
		amount: null,
		payer: 'BUYER',
		base: higherPrice(facts),
		bps: null,
		freeUpTo: 0,
		exemption: null,
		...LAND_OFFICE_FEE,
	};
}
