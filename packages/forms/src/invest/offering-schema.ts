import * as z from 'zod/mini';
import { tidy } from '../form/tidy.ts';
import { whenObject } from '../form/when-object.ts';
import { leastSharesOf, shareValueOf } from './calc.ts';
import { BPS } from './terms.ts';

/** Most shares that an offering has. */
export const SHARES_MAX = 10_000_000;
/** Đồng: more, no offering is worth, and figures stay exact. */
export const OFFERING_VALUE_MAX = 100_000_000_000_000;
/** Đồng. */
export const SHARE_PRICE_MIN = 1_000;
export const OFFERING_DOCUMENTS_MAX = 20;
/** Characters of each text. */
export const OFFERING_TEXT_MAX = 5_000;

/** Kinds of papers that an offering shows, in this order. */
export const documentKinds = ['INSPECTION', 'APPRAISAL', 'CONTRACT'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const whole = (min: number, max: number) => z.int('invalid').check(z.gte(min, 'too_small'), z.lte(max, 'too_large'));
const text = z.nullish(z.string().check(tidy, z.maxLength(OFFERING_TEXT_MAX, 'too_long')));
const rate = z.nullish(whole(-BPS, 10 * BPS));
const time = z.nullish(z.iso.datetime({ error: 'invalid', offset: true }));

/** What LocationInfoInput itself says of shares. */
const shareFields = {
	isInvest: z.nullish(z.boolean()),
	totalShare: z.nullish(whole(1, SHARES_MAX)),
	pricePerShare: z.nullish(whole(SHARE_PRICE_MIN, OFFERING_VALUE_MAX)),
	startDate: time,
	endDate: time,
};

/** The fields of OfferingInput. */
const termFields = {
	releaseQuantity: z.nullish(whole(1, SHARES_MAX)),
	minInvestment: z.nullish(whole(0, OFFERING_VALUE_MAX)),
	maxSharePerAccount: z.nullish(whole(1, SHARES_MAX)),
	feeBps: z.nullish(whole(0, BPS)),
	softCap: z.nullish(whole(0, SHARES_MAX)),
	useOfFunds: text,
	exitRule: text,
	lowBps: rate,
	baseBps: rate,
	highBps: rate,
	documents: z.nullish(
		z
			.array(z.object({ kind: z.enum(documentKinds, { error: 'unknown' }), id: z.string() }))
			.check(z.maxLength(OFFERING_DOCUMENTS_MAX, 'over_limit')),
	),
};

/**
 * Every field that an offering can be wrong in, each by itself: those of LocationInfoInput and of OfferingInput side by side. The
 * server says 'fixed' of one that changed after somebody bought shares by it, and of a time that is given to an old
 * offering then 'not_begun' or 'over' where it would take back or end the sale.
 */
export const offeringFields = { ...shareFields, ...termFields };
export type OfferingField = keyof typeof offeringFields;

const flat = z.object(offeringFields);
/** An offering with its terms side by side, as a form has them. */
export type FlatOffering = z.output<typeof flat>;

/**
 * Needed terms that an offering may be without which is older than the need. Whoever sold shares by it may add them, once; from then on
 * they are fixed as the others are.
 */
export const addableTerms: readonly string[] = [
	'startDate',
	'endDate',
	'useOfFunds',
	'exitRule',
] satisfies readonly OfferingField[];

const isTerm = (field: OfferingField): field is keyof typeof termFields => field in termFields;

interface Rule {
	field: OfferingField;
	code: string;
	/** Of an offering that may be wrong or not whole: what cannot be compared breaks no rule. */
	isBroken: (given: FlatOffering) => boolean;
}

const isNone = (value: unknown) => value === null || value === undefined || value === '';
const isMore = (value: number | null | undefined, most: number | null | undefined) =>
	typeof value === 'number' && typeof most === 'number' && value > most;
const rates = ['lowBps', 'baseBps', 'highBps'] as const;

/** What nobody can judge an offering without: one that has no end never closes, and the risks name the way out that is said here. */
const needed = ['totalShare', 'pricePerShare', 'startDate', 'endDate', 'useOfFunds', 'exitRule'] as const;

const rules: readonly Rule[] = [
	...needed.map((field) => ({ field, code: 'required', isBroken: (given: FlatOffering) => isNone(given[field]) })),
	{
		field: 'documents',
		code: 'no_contract',
		// Whatever was sent in place of papers.
		isBroken: ({ documents }) => !(Array.isArray(documents) && documents.some((paper) => paper?.kind === 'CONTRACT')),
	},
	{
		field: 'pricePerShare',
		code: 'too_large',
		isBroken: ({ totalShare, pricePerShare }) =>
			!!totalShare && !!pricePerShare && isMore(shareValueOf({ totalShare, pricePerShare }), OFFERING_VALUE_MAX),
	},
	{
		field: 'endDate',
		code: 'before_start',
		isBroken: ({ startDate, endDate }) => !!startDate && !!endDate && Date.parse(startDate) >= Date.parse(endDate),
	},
	{
		field: 'releaseQuantity',
		code: 'too_large',
		isBroken: ({ releaseQuantity, totalShare }) => isMore(releaseQuantity, totalShare),
	},
	{
		field: 'softCap',
		code: 'too_large',
		isBroken: ({ softCap, releaseQuantity, totalShare }) => isMore(softCap, releaseQuantity ?? totalShare),
	},
	// Nobody could order anything.
	{
		field: 'maxSharePerAccount',
		code: 'below_min',
		isBroken: ({ minInvestment, maxSharePerAccount, pricePerShare }) =>
			!!minInvestment && !!pricePerShare && isMore(leastSharesOf({ minInvestment, pricePerShare }), maxSharePerAccount),
	},
	...rates.map((field) => ({
		field,
		code: 'required',
		isBroken: (given: FlatOffering) => isNone(given[field]) && rates.some((other) => !isNone(given[other])),
	})),
	{
		field: 'baseBps',
		code: 'unordered',
		isBroken: ({ lowBps, baseBps, highBps }) => isMore(lowBps, baseBps) || isMore(baseBps, highBps),
	},
];

const input = z.object({ ...shareFields, offering: z.nullish(z.object(termFields)) });
/** What a listing says of its shares, as far as it offers any: the fields of LocationInfoInput. */
export type OfferingValues = z.output<typeof input>;

/** What a listing says of its shares, checked: the fields of LocationInfoInput. Whether the documents exist only the server knows. */
export const offeringInputSchema = input.check(
	...rules.map(({ field, code, isBroken }) =>
		z.refine<OfferingValues>((given) => !given.isInvest || !isBroken({ ...given, ...given.offering }), {
			path: isTerm(field) ? ['offering', field] : [field],
			error: code,
		}),
	),
);

/** The same rules for a form that has the terms side by side; each is looked at even when others are broken. */
export const flatOfferingRules = rules.map(({ field, code, isBroken }) =>
	z.refine<FlatOffering>((given) => !given.isInvest || !isBroken(given), {
		path: [field],
		error: code,
		when: whenObject,
	}),
);

/** An offering that has its terms side by side, checked. */
export const flatOfferingSchema = flat.check(...flatOfferingRules);

/** An offering as LocationInfoInput has it: terms apart, and nothing of them where no shares are offered. */
export function toOfferingValues(given: FlatOffering): OfferingValues {
	const { isInvest, totalShare, pricePerShare, startDate, endDate } = given;
	if (!isInvest)
		return { isInvest: false, totalShare: null, pricePerShare: null, startDate: null, endDate: null, offering: null };
	const terms = Object.keys(termFields).map((field) => [field, given[field as keyof typeof termFields]]);
	return { isInvest, totalShare, pricePerShare, startDate, endDate, offering: Object.fromEntries(terms) };
}

/** The terms of an offering with what was left out; null where no shares are offered. */
export function completeOffering({ isInvest, totalShare, offering: given }: OfferingValues) {
	if (!isInvest || !totalShare) return null;
	return {
		releaseQuantity: given?.releaseQuantity ?? totalShare,
		minInvestment: given?.minInvestment ?? 0,
		maxSharePerAccount: given?.maxSharePerAccount ?? null,
		feeBps: given?.feeBps ?? 0,
		softCap: given?.softCap ?? 0,
		useOfFunds: given?.useOfFunds || null,
		exitRule: given?.exitRule || null,
		lowBps: given?.lowBps ?? null,
		baseBps: given?.baseBps ?? null,
		highBps: given?.highBps ?? null,
		documents: given?.documents ?? [],
	};
}
