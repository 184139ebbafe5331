import { isOfKind, keptDraft } from '../form/kept-draft.ts';
import { emptyOfferingDraft, isKeptDocument, type OfferingDraft, toOfferingDraft } from '../invest/offering-draft.ts';
import { readRecord } from '../text/read-record.ts';
import { writeAmount } from '../wallet/amount.ts';
import { readArea } from './area.ts';
import { readCount } from './count.ts';
import { type FactField, factFields, factsFor } from './facts.ts';
import { completeLink } from './links.ts';
import { readPrice } from './price.ts';
import { priceOfArea, unitPriceOf } from './price-of-area.ts';
import { plain, readNumber, writeNumber } from './quantity.ts';
import { isPlaced } from './wardless.ts';

/** A listing as it stands in the form: what was typed, word for word. Names are those of LocationInfoInput. */
export interface ListingDraft extends OfferingDraft {
	/** TradingType. */
	tradingType: string;
	categoryId: string;
	/** PostMode. */
	postMode: string;
	/** By which units its address is chosen: those until 30 June 2025, or those in force since. */
	system: 'legacy' | 'current';
	/** Legacy codes. Of an address by its commune: as far as they are known. */
	provinceId: string;
	districtId: string;
	wardId: string;
	/** Of an address by its commune. */
	currentProvinceId: string;
	/** The commune in force. Of a legacy address: of those that its ward was split into, where the person says it; empty: the pin does. */
	currentWardId: string;
	/** House number and street. */
	street: string;
	/** The pin: degrees, both or none. */
	locationLat: number | null;
	locationLong: number | null;
	projectName: string;
	blockName: string;
	investor: string;
	/** LandCategory. */
	landCategory: string;
	/** HouseCategory. */
	houseCategory: string;
	/** As typed: `48,5 m2`. */
	area: string;
	floorArea: string;
	/** Width of the front, as typed: `4,5 m`. */
	facadeArea: string;
	floors: string;
	bedroom: string;
	toilet: string;
	/** Direction. */
	direction: string;
	/** InteriorStatus. */
	interiorStatus: string;
	/** HomeStatus. */
	homeStatus: string;
	/** RentalStatus. */
	rentalStatus: string;
	/** Characteristic. */
	characteristics: string[];
	/** LegalStatus. */
	legalStatus: string;
	legalConditions: string;
	/** Files, by the ids of their uploads or as the listing has them. */
	legalDocument: string[];
	legalDocumentText: string;
	appraisalDocument: string[];
	appraisalDocumentText: string;
	/** The owner's name as printed on the certificate. */
	owner: string;
	mapSheetNo: string;
	landPlotNo: string;
	/** As typed: `5 tỷ 2`, `45tr/m2`. */
	price: string;
	/** The price is talked about; what stands in `price` does not count then. */
	isNegotiable: boolean;
	/** Pictures, cover first: ids of uploads and keys of pictures that the listing has. */
	images: string[];
	/** In the order of `images`. */
	captions: string[];
	title: string;
	description: string;
	contactPersonName: string;
	/** The account's own number is the one to call. */
	isDefaultContactPhone: boolean;
	contactPersonPhone: string;
	youtubeLink: string;
	tiktokLink: string;
	facebookLink: string;
}

/** A listing that is begun. */
export const emptyListingDraft: ListingDraft = {
	...emptyOfferingDraft,
	tradingType: '',
	categoryId: '',
	postMode: '',
	system: 'legacy',
	provinceId: '',
	districtId: '',
	wardId: '',
	currentProvinceId: '',
	currentWardId: '',
	street: '',
	locationLat: null,
	locationLong: null,
	projectName: '',
	blockName: '',
	investor: '',
	landCategory: '',
	houseCategory: '',
	area: '',
	floorArea: '',
	facadeArea: '',
	floors: '',
	bedroom: '',
	toilet: '',
	direction: '',
	interiorStatus: '',
	homeStatus: '',
	rentalStatus: '',
	characteristics: [],
	legalStatus: '',
	legalConditions: '',
	legalDocument: [],
	legalDocumentText: '',
	appraisalDocument: [],
	appraisalDocumentText: '',
	owner: '',
	mapSheetNo: '',
	landPlotNo: '',
	price: '',
	isNegotiable: false,
	images: [],
	captions: [],
	title: '',
	description: '',
	contactPersonName: '',
	isDefaultContactPhone: true,
	contactPersonPhone: '',
	youtubeLink: '',
	tiktokLink: '',
	facebookLink: '',
};

/** A draft as it was kept, of whatever age: what is not there or of another kind is as in `base`, empty by default. `undefined` when it is none at all. */
export function readListingDraft(json: string, base: ListingDraft = emptyListingDraft): ListingDraft | undefined {
	const kept = readRecord(json);
	if (!kept) return undefined;
	const draft = keptDraft(kept, emptyListingDraft, kinds, base);
	// Kept before there were two.
	return 'system' in kept ? draft : { ...draft, system: systemOf(draft) };
}

/** Whether something has every field of a draft, each of its kind. */
export function isListingDraft(given: unknown): given is ListingDraft {
	if (typeof given !== 'object' || given === null) return false;
	const values = given as Record<string, unknown>;
	return Object.entries(emptyListingDraft).every(([field, empty]) => isOfKind(values[field], field, empty, kinds));
}

const kinds = { documents: isKeptDocument };

const texts = [
	'street',
	'projectName',
	'blockName',
	'investor',
	'legalConditions',
	'legalDocumentText',
	'appraisalDocumentText',
	'owner',
	'mapSheetNo',
	'landPlotNo',
] as const satisfies (keyof ListingDraft)[];
const choices = [
	'tradingType',
	'categoryId',
	'postMode',
	'provinceId',
	'districtId',
	'wardId',
	'currentWardId',
	'landCategory',
	'houseCategory',
	'direction',
	'interiorStatus',
	'homeStatus',
	'rentalStatus',
	'legalStatus',
] as const satisfies (keyof ListingDraft)[];
const counts = ['floors', 'bedroom', 'toilet'] as const satisfies (keyof ListingDraft)[];
const links = ['youtubeLink', 'tiktokLink', 'facebookLink'] as const satisfies (keyof ListingDraft)[];

/**
 * What a draft says, in the shape of LocationInfoInput but not yet checked: null where nothing is said or where it does not
 * fit the property, NaN where a number was meant and cannot be read.
 */
export function readDraft(draft: ListingDraft) {
	const says = <Field extends keyof ListingDraft>(fields: readonly Field[]) =>
		Object.fromEntries(fields.map((field) => [field, String(draft[field]).trim() || null])) as Record<
			Field,
			string | null
		>;
	const input = {
		...says(texts),
		...says(choices),
		// Of a legacy address without a ward nobody has said which part of it.
		...(draft.system === 'legacy' && !isPlaced(draft) && { currentWardId: null }),
		...(Object.fromEntries(counts.map((field) => [field, readWhenTyped(draft[field], readCount)])) as Record<
			(typeof counts)[number],
			number | null
		>),
		...(Object.fromEntries(links.map((field) => [field, completeLink(draft[field]) || null])) as Record<
			(typeof links)[number],
			string | null
		>),
		locationLat: draft.locationLat,
		locationLong: draft.locationLong,
		area: readWhenTyped(draft.area, readArea),
		floorArea: readWhenTyped(draft.floorArea, readArea),
		facadeArea: readWhenTyped(draft.facadeArea, readLength),
		characteristics: draft.characteristics,
		...readQuote(draft),
		isMonthly: !draft.isNegotiable && (readPrice(draft.price)?.perMonth ?? false),
		legalDocument: draft.legalDocument,
		appraisalDocument: draft.appraisalDocument,
		images: draft.images,
		captions: draft.images.map((_, index) => draft.captions[index] ?? ''),
		title: draft.title,
		description: draft.description,
		contactPersonName: draft.contactPersonName,
		isDefaultContactPhone: draft.isDefaultContactPhone,
		contactPersonPhone: draft.isDefaultContactPhone ? null : draft.contactPersonPhone,
	};
	return { ...input, ...withoutUnfit(input.tradingType ?? '', input.categoryId ?? '') };
}

type UnfitFacts = Partial<Record<Exclude<FactField, 'area' | 'characteristics'>, null>> & { characteristics?: never[] };

/** Facts that a property cannot have, set to none: a plot keeps no bedrooms from when it was a house. */
export function withoutUnfit(tradingType: string, categoryId: string): UnfitFacts {
	const fits = factsFor(tradingType, categoryId);
	return Object.fromEntries(
		factFields.filter((field) => !(field in fits)).map((field) => [field, field === 'characteristics' ? [] : null]),
	);
}

/** The price in its unit, as the text and the tick beside it say it; NaN when it cannot be read. */
export function readQuote({ price, isNegotiable }: Pick<ListingDraft, 'price' | 'isNegotiable'>) {
	if (isNegotiable) return { price: null, priceUnitId: 'NEGOTIABLE' as const };
	if (!price.trim()) return { price: null, priceUnitId: 'TOTAL' as const };
	const read = readPrice(price);
	return read ? { price: read.price, priceUnitId: read.unit } : { price: Number.NaN, priceUnitId: 'TOTAL' as const };
}

/** The price of the whole and of a square metre, of what can be read; undefined of what cannot, and of a whole beyond all money. */
export function draftPrices(draft: Pick<ListingDraft, 'price' | 'isNegotiable' | 'area'>): {
	total?: number;
	perSquareMeter?: number;
} {
	const { price, priceUnitId } = readQuote(draft);
	if (!price) return {};
	const area = readArea(draft.area);
	if (priceUnitId === 'PER_M2') {
		const total = priceOfArea(price, area ?? Number.NaN);
		return { ...(Number.isSafeInteger(total) && { total }), perSquareMeter: price };
	}
	return { total: price, ...(area && { perSquareMeter: unitPriceOf(price, area) }) };
}

function readWhenTyped(text: string, read: (text: string) => number | undefined): number | null {
	return text.trim() ? (read(text) ?? Number.NaN) : null;
}

/** Reads a length in metres: `4,5`, `4.5 m`, `4m5`. */
function readLength(text: string): number | undefined {
	const [, written = '', tenth] = /^(\d+(?:[.,]\d+)?) ?(?:m(?:et)?(\d)?)?$/.exec(plain(text)) ?? [];
	const number = readNumber(tenth ? `${written},${tenth}` : written);
	return number && !number.unsure ? Number(number.value) : undefined;
}

/** A listing that is there already, as the form would hold it. Takes values by their names in LocationInfoInput: `images` are keys. */
export function toListingDraft(listing: Readonly<Record<string, unknown>>): ListingDraft {
	const fields = Object.entries(emptyListingDraft).map(([field, empty]) => {
		const value = listing[field];
		if (field === 'price') return [field, writePrice(listing)];
		if (field === 'system') return [field, systemOf(listing)];
		if (field === 'isNegotiable') return [field, listing.priceUnitId === 'NEGOTIABLE'];
		if (value === null || value === undefined) return [field, empty];
		if (typeof empty === 'string') return [field, typeof value === 'number' ? writeNumber(value) : String(value)];
		return [field, value];
	});
	return { ...Object.fromEntries(fields), ...toOfferingDraft(listing) } as ListingDraft;
}

// A commune beside a ward says which part of that; alone it is the address.
function systemOf(
	place: Partial<Record<'districtId' | 'wardId' | 'currentWardId', string | null>>,
): ListingDraft['system'] {
	return place.currentWardId && !isPlaced(place) ? 'current' : 'legacy';
}

function writePrice({ price, priceUnitId }: Readonly<Record<string, unknown>>): string {
	if (typeof price !== 'number') return '';
	const written = writeAmount(price);
	return priceUnitId === 'PER_M2' ? `${written}/m²` : written;
}
