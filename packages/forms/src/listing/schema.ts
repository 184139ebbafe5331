import * as z from 'zod/mini';
import { contactPhoneSchema, nameSchema } from '../account/schema.ts';
import { tidy } from '../form/tidy.ts';
import { whenObject } from '../form/when-object.ts';
import { text } from '../form/written.ts';
import { readOfferingDraft } from '../invest/offering-draft.ts';
import { flatOfferingRules, type OfferingValues, offeringFields, toOfferingValues } from '../invest/offering-schema.ts';
import { isBetweenMeridians, isWholePin } from '../map/pin.ts';
import { vietnam } from '../map/vietnam.ts';
import { categories } from './categories.ts';
import { isListingDraft, type ListingDraft, readDraft, withoutUnfit } from './draft.ts';
import { type FactField, factFields, factsFor } from './facts.ts';
import { canonicalLink, LINK_MAX, type LinkField } from './links.ts';
import { priceOfArea } from './price-of-area.ts';
import {
	characteristics,
	directions,
	homeStatuses,
	houseCategories,
	interiorStatuses,
	landCategories,
	legalStatuses,
	type PriceUnit,
	postModes,
	priceUnits,
	rentalStatuses,
	type TradingType,
	tradingTypes,
} from './vocabulary.ts';
import { isPlaced } from './wardless.ts';

/** Lengths of texts, in characters. A title must fit two lines of a card; 120 is what the portals take at most. */
export const TITLE_MIN = 10;
export const TITLE_MAX = 120;
/** Less than two short sentences says nothing of a property; more than 5,000 nobody reads. */
export const LISTING_DESCRIPTION_MIN = 30;
export const LISTING_DESCRIPTION_MAX = 5_000;
export const STREET_MAX = 200;
/** Names of projects, blocks, investors and owners. */
export const LISTING_NAME_MAX = 120;
/** Notes on papers. */
export const PAPERS_TEXT_MAX = 1_000;
/** Sheet and plot number: text, as `12`, `DC-35`, `104/2`. */
export const PLOT_NO_MAX = 20;
export const PHOTOS_MAX = 30;
/** Under a photo: a line. */
export const PHOTO_CAPTION_MAX = 120;
export const LISTING_DOCUMENTS_MAX = 10;

/** m²; 1,000 ha at most, which holds the largest townships. */
export const AREA_MIN = 1;
export const AREA_MAX = 10_000_000;
/** m. */
export const FACADE_MIN = 0.5;
export const FACADE_MAX = 2_000;
/** Vietnam's tallest tower has 81. */
export const FLOORS_MAX = 100;
/** Guest houses are let with all their rooms. */
export const ROOMS_MAX = 200;

const MILLION = 1_000_000;

/** Lowest and highest price in đồng that anybody asks; a month's of a rent. */
export const priceLimits: Readonly<
	Record<TradingType, Readonly<Record<Exclude<PriceUnit, 'NEGOTIABLE'>, readonly [number, number]>>>
> = {
	BUY: { TOTAL: [10 * MILLION, 100_000_000 * MILLION], PER_M2: [1_000, 10_000 * MILLION] },
	RENT: { TOTAL: [100_000, 100_000 * MILLION], PER_M2: [1_000, 1_000 * MILLION] },
	PROJECT: { TOTAL: [10 * MILLION, 1_000_000_000 * MILLION], PER_M2: [1_000, 10_000 * MILLION] },
};

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
	z.nullish(z.enum(values, { error: 'unknown' }));
const needed = <const Values extends readonly [string, ...string[]]>(values: Values) =>
	z.enum(values, { error: ({ input }) => (input ? 'unknown' : 'required') });
const number = (min: number, max: number) =>
	z
		.number({ error: ({ input }) => (input === null || input === undefined ? 'required' : 'invalid') })
		.check(z.gte(min, 'too_small'), z.lte(max, 'too_large'));
const count = (max: number) => z.nullish(z.int('invalid').check(z.gte(0, 'too_small'), z.lte(max, 'too_large')));
const unitCode = (digits: number) =>
	z.string({ error: 'required' }).check(
		z.minLength(1, 'required'),
		z.refine((id) => id === '' || new RegExp(`^\\d{${digits}}$`).test(id), 'unknown'),
	);
const plotNo = z.nullish(
	z.string().check(tidy, z.maxLength(PLOT_NO_MAX, 'too_long'), z.regex(/^[\p{L}\p{N} ./,+-]*$/u, 'invalid')),
);
const files = (max: number) =>
	z.nullish(z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(max, 'over_limit')));
const link = (field: LinkField) =>
	z.nullish(
		z.string().check(
			z.maxLength(LINK_MAX, 'too_long'),
			z.refine((address) => address === '' || canonicalLink(field, address) !== null, 'wrong_site'),
			z.overwrite((address) => canonicalLink(field, address) ?? address),
		),
	);

/** What each field of LocationInfoInput may be, by itself. */
const fields = {
	tradingType: needed(tradingTypes),
	categoryId: z.string({ error: 'required' }).check(z.minLength(1, 'required'), z.maxLength(40, 'unknown')),
	postMode: needed(postModes),
	provinceId: z.nullish(unitCode(2)),
	districtId: z.nullish(unitCode(3)),
	wardId: z.nullish(unitCode(5)),
	currentWardId: z.nullish(unitCode(5)),
	street: text(STREET_MAX),
	locationLat: z.nullish(z.number().check(z.gte(vietnam.south, 'outside'), z.lte(vietnam.north, 'outside'))),
	locationLong: z.nullish(z.number()),
	name: text(LISTING_NAME_MAX),
	projectName: text(LISTING_NAME_MAX),
	blockName: text(LISTING_NAME_MAX),
	investor: text(LISTING_NAME_MAX),
	landCategory: choice(landCategories),
	houseCategory: choice(houseCategories),
	area: number(AREA_MIN, AREA_MAX),
	floorArea: z.nullish(number(AREA_MIN, AREA_MAX)),
	facadeArea: z.nullish(number(FACADE_MIN, FACADE_MAX)),
	floors: count(FLOORS_MAX),
	bedroom: count(ROOMS_MAX),
	toilet: count(ROOMS_MAX),
	direction: choice(directions),
	interiorStatus: choice(interiorStatuses),
	homeStatus: choice(homeStatuses),
	rentalStatus: choice(rentalStatuses),
	characteristics: z.nullish(
		z.array(z.enum(characteristics, { error: 'unknown' })).check(z.maxLength(8, 'over_limit')),
	),
	legalStatus: choice(legalStatuses),
	legalConditions: text(PAPERS_TEXT_MAX),
	legalDocument: files(LISTING_DOCUMENTS_MAX),
	legalDocumentText: text(PAPERS_TEXT_MAX),
	appraisalDocument: files(LISTING_DOCUMENTS_MAX),
	appraisalDocumentText: text(PAPERS_TEXT_MAX),
	owner: text(LISTING_NAME_MAX),
	mapSheetNo: plotNo,
	landPlotNo: plotNo,
	price: z.nullish(z.int('unclear').check(z.gt(0, 'too_low'))),
	priceUnitId: needed(priceUnits),
	images: files(PHOTOS_MAX),
	captions: z.nullish(
		z
			.array(z.string().check(tidy, z.maxLength(PHOTO_CAPTION_MAX, 'too_long')))
			.check(z.maxLength(PHOTOS_MAX, 'over_limit')),
	),
	title: z.string({ error: 'required' }).check(
		tidy,
		z.minLength(1, 'required'),
		z.refine((written) => written === '' || [...written].length >= TITLE_MIN, 'too_short'),
		z.maxLength(TITLE_MAX, 'too_long'),
	),
	description: z.string({ error: 'required' }).check(
		tidy,
		z.minLength(1, 'required'),
		z.refine((written) => written === '' || [...written].length >= LISTING_DESCRIPTION_MIN, 'too_short'),
		z.maxLength(LISTING_DESCRIPTION_MAX, 'too_long'),
	),
	contactPersonName: nameSchema,
	contactPersonPhone: z.nullish(contactPhoneSchema),
	isDefaultContactPhone: z.nullish(z.boolean()),
	youtubeLink: link('youtubeLink'),
	tiktokLink: link('tiktokLink'),
	facebookLink: link('facebookLink'),
};

const input = z.object(fields);
type Input = z.output<typeof input>;

/** Every field that a form of a listing can be wrong in. */
export type ListingField = keyof Input;

/** By which units a form chooses the address; what is sent does not say. */
const choiceFields = { system: z.enum(['legacy', 'current']), currentProvinceId: z.nullish(unitCode(2)) };

/** Said of `currentWardId` where the commune was made of wards of several provinces and nothing says which: only a database knows. */
export const acrossProvinces = 'ambiguous';

interface Chosen extends Input {
	system?: ListingDraft['system'];
}

const rule = (path: ListingField, error: string, holds: (values: Chosen) => boolean) =>
	z.refine<Input>(holds, { path: [path], error, when: whenObject });
// Whoever knows the commune in force may not know what it was made of.
const isByCommune = ({ system, currentWardId }: Chosen) => system === 'current' || Boolean(currentWardId);

const between = [
	...factFields
		.filter(
			(field): field is Exclude<FactField, 'area' | 'characteristics'> =>
				field !== 'area' && field !== 'characteristics',
		)
		.map((field) =>
			rule(field, 'required', (values) => {
				const isNeeded = factsFor(values.tradingType ?? '', values.categoryId ?? '')[field];
				return !isNeeded || (values[field] !== null && values[field] !== undefined && values[field] !== '');
			}),
		),
	rule('categoryId', 'unfit', ({ tradingType, categoryId }) => {
		const category = categories.find(({ code }) => code === categoryId);
		return !category || !tradingType || (category.tradingTypes as readonly string[]).includes(tradingType);
	}),
	rule('provinceId', 'required', (values) => Boolean(values.provinceId) || isByCommune(values)),
	rule('districtId', 'required', (values) => Boolean(values.districtId) || isByCommune(values)),
	rule('wardId', 'required', (values) => !values.districtId || isPlaced(values) || isByCommune(values)),
	// One pin, one error.
	rule('locationLat', 'outside', isBetweenMeridians),
	rule('locationLat', 'half', isWholePin),
	rule(
		'price',
		'required',
		({ price, priceUnitId }) => priceUnitId === 'NEGOTIABLE' || (price !== null && price !== undefined),
	),
	rule('price', 'too_low', (values) => !limitedPrices(values).some(([price, [least]]) => price < least)),
	rule('price', 'too_high', (values) => !limitedPrices(values).some(([price, [, most]]) => price > most)),
	rule(
		'contactPersonPhone',
		'required',
		({ isDefaultContactPhone, contactPersonPhone }) => isDefaultContactPhone !== false || Boolean(contactPersonPhone),
	),
] as const;

/** A price as it is quoted, and what it makes in all, each with its limits; none where it cannot be held to any. */
function limitedPrices({ tradingType, price, priceUnitId, area }: Input): [number, readonly [number, number]][] {
	const limits = priceLimits[tradingType];
	if (!price || !limits || !priceUnitId || priceUnitId === 'NEGOTIABLE') return [];
	// An area that is no number makes no total, and is told by itself.
	return priceUnitId === 'PER_M2'
		? [
				[price, limits.PER_M2],
				[priceOfArea(price, area), limits.TOTAL],
			]
		: [[price, limits.TOTAL]];
}

// Of a value that the rules have let through.
function finish(values: Input): Input {
	return {
		...values,
		...withoutUnfit(values.tradingType, values.categoryId),
		price: values.priceUnitId === 'NEGOTIABLE' ? null : values.price,
		contactPersonPhone: values.isDefaultContactPhone === false ? values.contactPersonPhone : null,
	};
}

/**
 * A listing as it is posted: LocationInfoInput, checked as a whole. Facts that its category cannot have come out as none.
 * What only a database knows is the server's: whether the category, the units and the uploads exist.
 * What it says of shares, if it offers any, is checked apart: `offeringInputSchema`.
 */
export const listingInputSchema = z.pipe(input.check(...between), z.transform(finish));

/** Part of a listing that is being changed: each field by itself. For the rules between fields, check the listing as it would be by `listingInputSchema`. */
export const listingChangeSchema = z.partial(input);
export type ListingChange = z.output<typeof listingChangeSchema>;

/** A listing that can be posted: fits LocationInfoInput, with null where nothing is said. */
export type ListingValues = Input & OfferingValues;

const typed = z.extend(input, { ...offeringFields, isMonthly: z.boolean(), ...choiceFields }).check(
	...between,
	...(['currentProvinceId', 'currentWardId'] as const).map((field) =>
		z.refine<Pick<ListingDraft, 'system'> & Partial<Record<typeof field, string | null | undefined>>>(
			(values) => values.system === 'legacy' || Boolean(values[field]),
			{ path: [field], error: 'required', when: whenObject },
		),
	),
	...flatOfferingRules,
	z.refine(({ isMonthly, tradingType }) => !isMonthly || tradingType === 'RENT', {
		path: ['price'],
		error: 'per_month',
		when: whenObject,
	}),
);

/** The listing form: what was typed in, what can be posted out. Errors bear the names of the draft's fields. */
export const listingSchema = z.pipe(
	// What was read is not of the right type yet: that is what is checked next.
	z.pipe(
		z.custom<ListingDraft>(isListingDraft, 'invalid'),
		z.transform(
			(draft: ListingDraft) =>
				({
					...readDraft(draft),
					...readOfferingDraft(draft),
					system: draft.system,
					currentProvinceId: draft.currentProvinceId || null,
				}) as z.input<typeof typed>,
		),
	),
	z.pipe(
		typed,
		z.transform((values): ListingValues => {
			const listing = Object.fromEntries(Object.keys(fields).map((field) => [field, values[field as ListingField]]));
			return { ...finish(listing as Input), ...toOfferingValues(values) };
		}),
	),
);

/** What of a draft can be sent already, for looking up what a listing would meet: every field that is right by itself. */
export function readableFields(draft: ListingDraft): ListingChange {
	const { isMonthly: _, ...read } = readDraft(draft);
	const wrong = new Set(listingChangeSchema.safeParse(read).error?.issues.map(({ path }) => path[0]));
	return listingChangeSchema.parse(Object.fromEntries(Object.entries(read).filter(([field]) => !wrong.has(field))));
}
