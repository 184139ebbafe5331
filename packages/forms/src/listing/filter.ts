import * as z from 'zod/mini';
import { directions, houseCategories, legalStatuses, tradingTypes } from './vocabulary.ts';

/** How a list is ordered. */
export const listingSorts = ['newest', 'price-asc', 'price-desc', 'unit-price-asc', 'area-desc'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** A box on the map, degrees. */
export interface GeoBox {
	south: number;
	west: number;
	north: number;
	east: number;
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
	/** m². */
	areaMin?: number | undefined;
	/** m². */
	areaMax?: number | undefined;
	/** At least so many. */
	bedroomMin?: number | undefined;
	directions?: (typeof directions)[number][] | undefined;
	legalStatuses?: (typeof legalStatuses)[number][] | undefined;
	houseCategories?: (typeof houseCategories)[number][] | undefined;
	/** Legacy codes. */
	provinceId?: string | undefined;
	districtId?: string | undefined;
	wardId?: string | undefined;
	box?: GeoBox | undefined;
	/** @default 'newest' */
	sort?: ListingSort | undefined;
	/** From 1. @default 1 */
	page?: number | undefined;
}

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const count = z.coerce.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));
const measure = z.coerce.number().check(z.gte(0), z.lte(1e9));
const code = z.string().check(z.regex(/^\d{2,5}$/));
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

const list = <Item extends z.core.$ZodType<string, string>>(item: Item) =>
	z.pipe(
		z.pipe(
			z.string(),
			z.transform((joined) => joined.split(',')),
		),
		z.array(item).check(z.maxLength(30)),
	);

const box = z
	.pipe(
		z.string(),
		z.transform((joined): GeoBox => {
			const [south = Number.NaN, west = Number.NaN, north = Number.NaN, east = Number.NaN] = joined
				.split(',')
				.map(Number);
			return { south, west, north, east };
		}),
	)
	// NaN fails every comparison.
	.check(
		z.refine(
			({ south, west, north, east }) =>
				-90 <= south && south < north && north <= 90 && -180 <= west && west < east && east <= 180,
		),
	);

/** One rule for each name in the address bar. */
const parameters = {
	q: text,
	type: z.enum(tradingTypes),
	category: list(slug),
	priceMin: count,
	priceMax: count,
	areaMin: measure,
	areaMax: measure,
	bedrooms: count,
	direction: list(z.enum(directions)),
	legal: list(z.enum(legalStatuses)),
	house: list(z.enum(houseCategories)),
	province: code,
	district: code,
	ward: code,
	box,
	sort: z.enum(listingSorts),
	page: z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000)),
};

/** Which parameter carries which field. */
const names = {
	q: 'search',
	type: 'tradingType',
	category: 'categoryIds',
	priceMin: 'priceMin',
	priceMax: 'priceMax',
	areaMin: 'areaMin',
	areaMax: 'areaMax',
	bedrooms: 'bedroomMin',
	direction: 'directions',
	legal: 'legalStatuses',
	house: 'houseCategories',
	province: 'provinceId',
	district: 'districtId',
	ward: 'wardId',
	box: 'box',
	sort: 'sort',
	page: 'page',
} as const satisfies Record<keyof typeof parameters, keyof ListingFilter>;

type Parameter = keyof typeof parameters;

/** Reads a filter from an address or a form. What makes no sense is left out: an old or mistyped link still opens. */
export function readListingFilter(params: URLSearchParams): ListingFilter {
	const filter: Record<string, unknown> = {};
	for (const [parameter, schema] of Object.entries(parameters)) {
		// A form sends one entry for each ticked box, a link joins them by commas.
		const raw = params.getAll(parameter).filter(Boolean).join(',');
		if (!raw) continue;
		const read = z.safeParse(schema as z.core.$ZodType, raw);
		if (read.success) filter[names[parameter as Parameter]] = read.data;
	}
	return filter;
}

/** Writes a filter for an address, always in the same order and without what is left out. */
export function writeListingFilter(filter: ListingFilter): URLSearchParams {
	const params = new URLSearchParams();
	for (const [parameter, field] of Object.entries(names)) {
		const value = filter[field];
		if (
			value === undefined ||
			value === '' ||
			(field === 'page' && value === 1) ||
			(field === 'sort' && value === 'newest')
		)
			continue;
		const written = Array.isArray(value)
			? value.join(',')
			: typeof value === 'object'
				? writeBox(value)
				: String(value);
		if (written) params.set(parameter, written);
	}
	return params;
}

// Five decimals are a metre: more would make every pan another address.
function writeBox({ south, west, north, east }: GeoBox): string {
	return [south, west, north, east].map((degree) => Number(degree.toFixed(5))).join(',');
}

/** The fields of a filter that narrow a result, as opposed to order, page and the part of the map in sight. */
export type FilterField = Exclude<keyof ListingFilter, 'sort' | 'page' | 'box' | 'tradingType' | 'search'>;

const narrowing = Object.values(names).filter(
	(field): field is FilterField => !['sort', 'page', 'box', 'tradingType', 'search'].includes(field),
);

/** Which fields narrow the result. */
export function activeFilterFields(filter: ListingFilter): FilterField[] {
	return narrowing.filter((field) => filter[field] !== undefined);
}

/** The same filter without some fields. A place goes with what lies in it, and the result starts at its first page. */
export function withoutFields(filter: ListingFilter, ...fields: (keyof ListingFilter)[]): ListingFilter {
	const gone = new Set<keyof ListingFilter>([...fields, 'page']);
	if (gone.has('provinceId')) gone.add('districtId');
	if (gone.has('districtId')) gone.add('wardId');
	return Object.fromEntries(Object.entries(filter).filter(([field]) => !gone.has(field as keyof ListingFilter)));
}
