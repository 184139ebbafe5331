import {
	type CategoryCode,
	emptyListingDraft,
	factFields,
	factsFor,
	LISTING_DESCRIPTION_MAX,
	listingInputSchema,
	type PostMode,
	readDraft,
	readPrice,
} from '@ancu/forms/listing';
import { tidied } from '@ancu/forms/text';
import { readPhone } from '../../account/phone.ts';
import { type AddressIndex, type ResolvedAddress, resolveAddress } from '../../address/resolve-address.ts';
import type { ImportFault, ImportRowInput } from '../../graphql/schema.generated.ts';
import { readContactPhone } from '../contact-phone.ts';
import type { Facts } from '../listing-facts.ts';
import {
	isBlank,
	readCategory,
	readDirection,
	readLegalStatus,
	readPostMode,
	readTitle,
	readTradingType,
} from './words.ts';

/** What a row says of its listing. What it does not say is not there. */
export type RowFacts = Partial<Omit<Facts, 'images'>>;

/** A row that can be taken. */
export interface ReadRow {
	facts: RowFacts & Pick<Facts, 'provinceId' | 'districtId' | 'wardId' | 'area' | 'price' | 'priceUnitId'>;
	/** What the listing is when it is new, where the row does not say it. */
	assumed: { tradingType?: 'BUY' | 'RENT'; categoryId?: CategoryCode; postMode?: PostMode };
	currentWard: string | null;
	/** Cells that could not be read, and were left out. */
	leftOut: ImportFault[];
}

/** The form asks for more than files have: of these alone a row has to say something. */
const needed: readonly string[] = ['area', 'price'];
/** Read from the address, and judged with it. */
const judged: readonly string[] = ['provinceId', 'districtId', 'wardId'];
/** Who posts what does not say it. That somebody is the owner is never assumed: people trust it. */
const POST_MODE: PostMode = 'BROKER';
/** đồng. */
const LEAST_SALE = 100_000_000;
/** A listing is one without them too: a cell of these that cannot be read is left out. */
const optional: ReadonlySet<string> = new Set([
	'floors',
	'bedroom',
	'toilet',
	'facadeArea',
	'direction',
	'contactPersonPhone',
	'latitude',
	'longitude',
]);
/** Longest name of a row in its source. */
const SOURCE_ID_MAX = 200;

/** Fields of the form by the cells that they are read from. */
const cellOf: Readonly<Record<string, string>> = {
	categoryId: 'category',
	priceUnitId: 'price',
	locationLat: 'latitude',
	locationLong: 'longitude',
};

/**
 * Reads a row as a listing that can be posted, or says why not. Needs an address down to the district (or to a ward in force),
 * an area and a price; kind and category are read from the title where no cell says them. Everything told is held to the
 * form's own limits; what a listing can do without and nobody can read is left out.
 */
export function readRow(given: ImportRowInput, index: AddressIndex): ReadRow | { faults: ImportFault[] } {
	// A listing that is stored otherwise than a form sends it would count as changed by the next form.
	const cells = Object.entries(given).map(([name, text]) => [name, tidied(text ?? '')] as const);
	// Nothing in a listing is longer, and what is read here is read by many patterns.
	const endless = cells.filter(([, text]) => text.length > LISTING_DESCRIPTION_MAX);
	if (endless.length > 0) return { faults: endless.map(([path]) => ({ path, code: 'too_long' })) };
	const row = Object.fromEntries(cells.map(([name, text]) => [name, isBlank(text) ? '' : text])) as Record<
		keyof ImportRowInput,
		string | undefined
	>;
	const faults: ImportFault[] = [];
	const fault = (path: string, code: string) => faults.push({ path, code });
	const { sourceId = '', title = '', contactPersonPhone = '' } = row;

	if (!given.sourceId.trim()) fault('sourceId', 'required');
	else if (sourceId.length > SOURCE_ID_MAX) fault('sourceId', 'too_long');
	const address = resolveAddress(index, {
		text: row.address,
		street: row.street,
		ward: row.ward,
		district: row.district,
		province: row.province,
	});
	const place = readPlace(address);
	if (!place) fault(...placeFault(row, address));

	const quote = readPrice(row.price ?? '');
	const perMonth = quote?.perMonth ?? false;
	const said = readTitle(title);
	const tradingType = row.tradingType ? readTradingType(row.tradingType) : said.tradingType;
	if (row.tradingType && !tradingType) fault('tradingType', 'unknown');
	// For so little nothing is sold: it is a rent that does not say so.
	else if (!tradingType && !perMonth && quote?.price && quote.unit === 'TOTAL' && quote.price < LEAST_SALE)
		fault('tradingType', 'required');
	const kind = tradingType ?? (perMonth ? 'RENT' : 'BUY');
	const categoryId = row.category
		? readCategory(row.category, kind)
		: (said.categoryId ?? readCategory(firstPart(row.address), kind));
	if (row.category && !categoryId) fault('category', 'unknown');
	if (!row.category && !categoryId && kind === 'PROJECT') fault('category', 'required');
	const category = categoryId ?? 'house';

	const postMode = row.postMode ? readPostMode(row.postMode) : undefined;
	if (row.postMode && !postMode) fault('postMode', 'unknown');
	const direction = row.direction ? readDirection(row.direction) : undefined;
	if (row.direction && !direction) fault('direction', 'unknown');
	const legalStatus = row.legalStatus ? readLegalStatus(row.legalStatus) : undefined;
	const phone = readFirstPhone(contactPersonPhone);
	if (contactPersonPhone && !phone) fault('contactPersonPhone', 'invalid');
	if (perMonth && kind !== 'RENT') fault('price', 'per_month');

	const [lat, long] = [readDegrees(row.latitude), readDegrees(row.longitude)];
	const isPointClear = !Number.isNaN(lat) && !Number.isNaN(long);
	if (!isPointClear) fault(Number.isNaN(lat) ? 'latitude' : 'longitude', 'invalid');
	const { isMonthly: _, ...read } = readDraft({
		...emptyListingDraft,
		tradingType: kind,
		categoryId: category,
		postMode: postMode ?? POST_MODE,
		provinceId: place?.provinceId ?? '',
		districtId: place?.districtId ?? '',
		wardId: place?.wardId ?? '',
		street: address.street ?? '',
		locationLat: isPointClear ? lat : null,
		locationLong: isPointClear ? long : null,
		price: row.price ?? '',
		isNegotiable: quote?.unit === 'NEGOTIABLE',
		area: row.area ?? '',
		facadeArea: tidyLength(row.facadeArea ?? ''),
		floors: row.floors ?? '',
		bedroom: row.bedroom ?? '',
		toilet: row.toilet ?? '',
		direction: direction ?? '',
		legalStatus: legalStatus ?? '',
		// Papers that no word of ours names are not lost.
		legalConditions: legalStatus ? '' : (row.legalStatus ?? ''),
		title,
		description: row.description ?? '',
		contactPersonName: row.contactPersonName ?? '',
		isDefaultContactPhone: !phone,
		contactPersonPhone: phone ?? '',
	});
	const checked = listingInputSchema.safeParse(read);
	for (const { path, message } of checked.error?.issues ?? []) {
		const field = String(path[0]);
		const name = cellOf[field] ?? (field === 'street' && row.address ? 'address' : field);
		if (judged.includes(field) || (message === 'required' && !needed.includes(field))) continue;
		if (!faults.some((each) => each.path === name)) fault(name, message);
	}
	if (!place || faults.some(({ path }) => !optional.has(path))) return { faults };
	const isLeftOut = (field: string) =>
		faults.some(({ path }) => path === field || (isPin(cellOf[field]) && isPin(path)));

	const { provinceId, districtId, wardId, price, priceUnitId, area, ...rest } = read;
	const isTold = ([field, value]: [string, unknown]) =>
		value !== null && value !== '' && !Array.isArray(value) && !isLeftOut(field);
	const told = Object.fromEntries(Object.entries(rest).filter(isTold)) as RowFacts & Record<string, unknown>;
	for (const name of ['tradingType', 'categoryId', 'postMode', ...(phone ? [] : ['isDefaultContactPhone'])])
		delete told[name];
	return {
		facts: {
			...told,
			...(tradingType && { tradingType }),
			...(categoryId && { categoryId }),
			...(postMode && { postMode }),
			...place,
			price: price as number | null,
			priceUnitId,
			area: area as number,
		},
		assumed: {
			...(!tradingType && { tradingType: kind as 'BUY' | 'RENT' }),
			...(!categoryId && { categoryId: category }),
			...(!postMode && { postMode: POST_MODE }),
		},
		currentWard: address.currentWard.code,
		leftOut: faults,
	};
}

/** Half a pin is none. */
function isPin(cell: string | undefined): boolean {
	return cell === 'latitude' || cell === 'longitude';
}

/** The first of the numbers in a cell, a mobile before any other: `0901234567 - 0912345678`. */
function readFirstPhone(cell: string): string | undefined {
	const texts = [cell, ...cell.split(/\s[-–]\s|[-–,;/|\n]/)];
	for (const read of [readPhone, readContactPhone])
		for (const text of texts) {
			const phone = read(text);
			if (phone) return phone;
		}
	return undefined;
}

/** Facts that a property of this kind cannot have, taken out. */
export function onlyFitting<Some extends Partial<Facts>>(facts: Some): Some {
	const fits = factsFor(facts.tradingType ?? '', facts.categoryId ?? '');
	const unfit = factFields.filter((field) => !(field in fits) && field in facts);
	return { ...facts, ...Object.fromEntries(unfit.map((field) => [field, field === 'characteristics' ? [] : null])) };
}

function readPlace({
	province,
	district,
	ward,
	currentWard,
}: ResolvedAddress): { provinceId: string; districtId: string | null; wardId: string | null } | undefined {
	if (!province.code || !(district.code || currentWard.code)) return undefined;
	return { provinceId: province.code, districtId: district.code, wardId: district.code && ward.code };
}

/** Which cell an address fails in, and how. */
function placeFault(
	row: Readonly<Record<string, string | undefined>>,
	{ province, district }: ResolvedAddress,
): [path: string, code: string] {
	const at = district.found === 'missing' && province.found !== 'exact' ? province : district;
	const column = at === province ? 'province' : 'district';
	const inText = row.address && !row[column];
	const code = at.found === 'ambiguous' || at.found === 'unknown' ? at.found : inText ? 'incomplete' : 'required';
	return [inText || (!row.address && !row.province) ? 'address' : column, code];
}

// "Căn hộ Sunrise, Phường Tân Hưng, …": what stands first says what it is.
function firstPart(address = ''): string {
	return /^\s*((?:chung cư|căn hộ|biệt thự|shophouse)(?!\p{L}))/iu.exec(address)?.[1] ?? '';
}

function readDegrees(text = ''): number | null {
	const number = text ? Number(text.replace(',', '.')) : null;
	return number === 0 ? null : number;
}

// The side of a plot is never a thousand metres: three digits behind a separator are decimals.
function tidyLength(text: string): string {
	return text.replace(/^(\d{1,3})[.,](\d{3})(?=\D|$)/, '$1,$20');
}
