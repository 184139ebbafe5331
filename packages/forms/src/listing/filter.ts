import { lastPage } from '../list/list-limits.ts';
import {
	type GeoBox,
	type GeoCircle,
	type GeoPoint,
	readBox,
	readCircle,
	readOutline,
	writeShape,
} from '../map/shape.ts';
import { inOrder } from './ranges.ts';
import {
	characteristics,
	directions,
	houseCategories,
	interiorStatuses,
	legalStatuses,
	postModes,
	tradingTypes,
} from './vocabulary.ts';

/** How a list is ordered. */
export const listingSorts = ['newest', 'nearest', 'price-asc', 'price-desc', 'unit-price-asc', 'area-desc'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** The orders that a search can have: nearest first only around a point. */
export function sortsFor({ circle }: Pick<ListingFilter, 'circle'>): readonly ListingSort[] {
	return circle ? listingSorts : listingSorts.filter((sort) => sort !== 'nearest');
}

/** The order of a search: the one that was chosen, if it can have it. */
export function sortOf(filter: Pick<ListingFilter, 'circle' | 'sort'>): ListingSort {
	return filter.sort && sortsFor(filter).includes(filter.sort) ? filter.sort : usualSort(filter);
}

/** Whether a search has another order than it has by itself. */
export function isSorted(filter: Pick<ListingFilter, 'circle' | 'sort'>): boolean {
	return sortOf(filter) !== usualSort(filter);
}

/** Who looks around a point wants what is near it. */
function usualSort({ circle }: Pick<ListingFilter, 'circle'>): ListingSort {
	return circle ? 'nearest' : 'newest';
}

/** What somebody looks for: the model behind list, map and address bar. A field that is left out asks for nothing. */
export interface ListingFilter {
	search?: string | undefined;
	tradingType?: (typeof tradingTypes)[number] | undefined;
	categoryIds?: string[] | undefined;
	/** đồng, of the whole. */
	priceMin?: number | undefined;
	/** đồng, of the whole. */
	priceMax?: number | undefined;
	/** đồng. */
	pricePerSquareMeterMin?: number | undefined;
	/** đồng. */
	pricePerSquareMeterMax?: number | undefined;
	/** m². */
	areaMin?: number | undefined;
	/** m². */
	areaMax?: number | undefined;
	/** At least so many. */
	bedroomMin?: number | undefined;
	/** At least so many. */
	toiletMin?: number | undefined;
	/** At least so many. */
	floorsMin?: number | undefined;
	/** Metres along the street, at least. */
	facadeMin?: number | undefined;
	directions?: (typeof directions)[number][] | undefined;
	legalStatuses?: (typeof legalStatuses)[number][] | undefined;
	houseCategories?: (typeof houseCategories)[number][] | undefined;
	/** With any of these. */
	characteristics?: (typeof characteristics)[number][] | undefined;
	/** Without all of these. */
	characteristicsNot?: (typeof characteristics)[number][] | undefined;
	interiorStatuses?: (typeof interiorStatuses)[number][] | undefined;
	/** Posted in so many days. */
	postedWithinDays?: number | undefined;
	/** Only those that were checked on site. */
	isGreenCheck?: true | undefined;
	/** Only those whose planning was looked up. */
	isPlanningChecked?: true | undefined;
	/** By the owner or by a broker. */
	postMode?: (typeof postModes)[number] | undefined;
	/** Legacy codes: the units before 1 July 2025. */
	provinceId?: string | undefined;
	districtId?: string | undefined;
	wardId?: string | undefined;
	/** Codes in force since 1 July 2025, for who chooses a place by its new name. */
	currentProvinceId?: string | undefined;
	currentWardId?: string | undefined;
	/** Words of a project's name. */
	projectName?: string | undefined;
	/** Corners of an area that was drawn. */
	polygon?: GeoPoint[] | undefined;
	circle?: GeoCircle | undefined;
	/** The part of the map in sight. */
	box?: GeoBox | undefined;
	/** @default 'nearest' around a point, else 'newest' */
	sort?: ListingSort | undefined;
	/** From 1. @default 1 */
	page?: number | undefined;
}

/** Reads one parameter as it is written; undefined when it makes no sense. By hand: pages that show no form bring no schemas along. */
type Read = (written: string) => unknown;

const MOST_WORDS = 30;
const TEXT_MOST = 200;

const numberWithin =
	(least: number, most: number): Read =>
	(written) => {
		const number = Number(written);
		return number >= least && number <= most ? number : undefined;
	};

const wholeWithin = (least: number, most: number): Read => {
	const read = numberWithin(least, most);
	return (written) => {
		const number = read(written);
		return Number.isSafeInteger(number) ? number : undefined;
	};
};

const oneOf =
	(words: readonly string[]): Read =>
	(written) =>
		words.includes(written) ? written : undefined;

const shapedAs =
	(shape: RegExp): Read =>
	(written) =>
		shape.test(written) ? written : undefined;

// What another version knew and this one does not is left out; the rest still holds.
const list =
	(item: Read): Read =>
	(written) => {
		const items = written.split(',').flatMap((word) => item(word) ?? []);
		return items.length > 0 && items.length <= MOST_WORDS ? items : undefined;
	};

// A whole paragraph that was pasted is looked for by its beginning, and its address can be asked for.
const text: Read = (written) => written.trim().slice(0, TEXT_MOST).trim() || undefined;

const yes: Read = (written) => (written === '1' ? true : undefined);
const count = wholeWithin(0, Number.MAX_SAFE_INTEGER);
const small = wholeWithin(0, 100);
const measure = numberWithin(0, 1e9);
const code = shapedAs(/^\d{2,5}$/);

/** Which field each name in the address bar carries, and how that is read. */
const parameters = {
	q: ['search', text],
	type: ['tradingType', oneOf(tradingTypes)],
	category: ['categoryIds', list(shapedAs(/^[a-z0-9-]{1,40}$/))],
	priceMin: ['priceMin', count],
	priceMax: ['priceMax', count],
	unitPriceMin: ['pricePerSquareMeterMin', count],
	unitPriceMax: ['pricePerSquareMeterMax', count],
	areaMin: ['areaMin', measure],
	areaMax: ['areaMax', measure],
	bedrooms: ['bedroomMin', small],
	toilets: ['toiletMin', small],
	floors: ['floorsMin', small],
	frontage: ['facadeMin', measure],
	direction: ['directions', list(oneOf(directions))],
	legal: ['legalStatuses', list(oneOf(legalStatuses))],
	house: ['houseCategories', list(oneOf(houseCategories))],
	with: ['characteristics', list(oneOf(characteristics))],
	without: ['characteristicsNot', list(oneOf(characteristics))],
	interior: ['interiorStatuses', list(oneOf(interiorStatuses))],
	posted: ['postedWithinDays', wholeWithin(1, 365)],
	greenCheck: ['isGreenCheck', yes],
	planningCheck: ['isPlanningChecked', yes],
	by: ['postMode', oneOf(postModes)],
	province: ['provinceId', code],
	district: ['districtId', code],
	ward: ['wardId', code],
	newProvince: ['currentProvinceId', code],
	newWard: ['currentWardId', code],
	project: ['projectName', text],
	outline: ['polygon', readOutline],
	around: ['circle', readCircle],
	box: ['box', readBox],
	sort: ['sort', oneOf(listingSorts)],
	// The server leaves out 10,000 listings at most, 24 a page: what lies behind would be an error that no other try helps.
	page: ['page', wholeWithin(1, lastPage(24))],
} as const satisfies Record<string, readonly [keyof ListingFilter, Read]>;

/** The ends of ranges, the lower first. */
export const rangeFields = [
	['priceMin', 'priceMax'],
	['pricePerSquareMeterMin', 'pricePerSquareMeterMax'],
	['areaMin', 'areaMax'],
] as const satisfies readonly (readonly (keyof ListingFilter)[])[];

/**
 * Reads a filter from an address or a form. What makes no sense is left out, and a range that is the wrong way around is turned: an old
 * or mistyped link still opens.
 */
export function readListingFilter(params: URLSearchParams): ListingFilter {
	const filter: ListingFilter = {};
	for (const [parameter, [field, read]] of Object.entries(parameters)) {
		// A form sends one entry for each ticked box, a link joins them by commas.
		const raw = params.getAll(parameter).filter(Boolean).join(',');
		if (!raw) continue;
		const value = read(raw);
		if (value !== undefined) Object.assign(filter, { [field]: value });
	}
	for (const [low, high] of rangeFields) {
		const { min, max } = inOrder({ min: filter[low], max: filter[high] });
		if (min !== filter[low]) Object.assign(filter, { [low]: min, [high]: max });
	}
	return filter;
}

/** Writes a filter for an address, always in the same order and without what is left out. */
export function writeListingFilter(filter: ListingFilter): URLSearchParams {
	const params = new URLSearchParams();
	for (const [parameter, [field]] of Object.entries(parameters)) {
		const value = filter[field];
		if (
			value === undefined ||
			value === '' ||
			(field === 'page' && value === 1) ||
			(field === 'sort' && !isSorted(filter))
		)
			continue;
		const written = writeValue(value);
		if (written) params.set(parameter, written);
	}
	return params;
}

function writeValue(value: NonNullable<ListingFilter[keyof ListingFilter]>): string {
	if (value === true) return '1';
	if (typeof value !== 'object') return String(value);
	return isWords(value) ? value.join(',') : writeShape(value);
}

function isWords(value: object): value is string[] {
	return Array.isArray(value) && typeof value[0] !== 'object';
}

/** The fields of a filter that narrow a result, as opposed to order and page. */
export type FilterField = Exclude<keyof ListingFilter, 'sort' | 'page' | 'tradingType' | 'search'>;

const narrowing = Object.values(parameters)
	.map(([field]) => field)
	.filter((field): field is FilterField => !['sort', 'page', 'tradingType', 'search'].includes(field));

/** Which fields narrow the result. */
export function activeFilterFields(filter: ListingFilter): FilterField[] {
	return narrowing.filter((field) => filter[field] !== undefined);
}

/** The same filter without some fields. A place goes with what lies in it, and the result starts at its first page. */
export function withoutFields(filter: ListingFilter, ...fields: (keyof ListingFilter)[]): ListingFilter {
	const gone = new Set<keyof ListingFilter>([...fields, 'page']);
	if (gone.has('provinceId')) gone.add('districtId');
	if (gone.has('districtId')) gone.add('wardId');
	if (gone.has('currentProvinceId')) gone.add('currentWardId');
	return Object.fromEntries(Object.entries(filter).filter(([field]) => !gone.has(field as keyof ListingFilter)));
}
