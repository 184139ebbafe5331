import { fold } from '../text/fold.ts';

/** What a row may tell of a listing, by the names of ImportRowInput, in the order in which screens ask for columns. */
export const importFields = [
	'sourceId',
	'title',
	'description',
	'tradingType',
	'category',
	'postMode',
	'address',
	'street',
	'ward',
	'district',
	'province',
	'price',
	'area',
	'facadeArea',
	'floors',
	'bedroom',
	'toilet',
	'direction',
	'legalStatus',
	'contactPersonName',
	'contactPersonPhone',
	'latitude',
	'longitude',
] as const;
export type ImportField = (typeof importFields)[number];

/** A row of somebody's file: cells by the names of their columns. */
export type ImportRecord = Readonly<Record<string, string>>;

/** The columns of a header, each by a name of its own: `#3` where the third has none, `Giá (2)` where there was a `Giá` before. */
export function columnsOf(header: readonly string[]): string[] {
	const names = new Set<string>();
	for (const [at, text] of header.entries()) {
		const name = text.trim() || `#${at + 1}`;
		let own = name;
		for (let count = 2; names.has(own); count++) own = `${name} (${count})`;
		names.add(own);
	}
	return [...names];
}

/** What a price without a word is meant in. */
export const importPriceUnits = ['đồng', 'triệu', 'tỷ'] as const;
export type ImportPriceUnit = (typeof importPriceUnits)[number];

/** How a file is read. */
export interface ImportMapping {
	/** Which column holds a field. */
	columns: Partial<Record<ImportField, string>>;
	/** What every row of the file says, for fields without a column. */
	fixed: Partial<Record<ImportField, string>>;
	/** Undefined where prices say it themselves. */
	priceUnit: ImportPriceUnit | undefined;
	/** Points mark decimals, as programs write them: `1.250` is one and a quarter. */
	hasDecimalPoints: boolean;
}

/** Names of columns, folded, the likeliest first. */
const names: Readonly<Record<ImportField, string>> = {
	sourceId:
		'ma tin|ma tin dang|ma so tin|ma|ma so|ma bds|ma can|ma sp|id|listing id|listing code|post id|source id|ref|code|sku',
	title: 'tieu de|tieu de tin|tieu de tin dang|ten tin|title|headline|subject|ten|name',
	description: 'mo ta|mo ta chi tiet|noi dung|noi dung tin|chi tiet|description|content|details|ghi chu',
	tradingType:
		'loai giao dich|hinh thuc|hinh thuc giao dich|nhu cau|loai tin|ban thue|ban cho thue|giao dich|trading type|transaction type|transaction|listing type|purpose|deal type',
	category:
		'loai nha dat|loai bds|loai bat dong san|loai hinh|loai hinh bds|loai hinh nha o|loai san pham|loai nha|loai|danh muc|category|property type|type|kind',
	// No column of who posted: it mostly holds names.
	postMode:
		'loai nguoi dang|vai tro nguoi dang|chinh chu moi gioi|chinh chu hay moi gioi|post mode|poster type|owner broker|owner or broker',
	address: 'dia chi|dia chi day du|dia chi chi tiet|address|full address|location|vi tri|khu vuc',
	street: 'duong|duong pho|ten duong|so nha|so nha duong|street|street address|road',
	ward: 'phuong|phuong xa|xa phuong|xa|xa phuong thi tran|ward|commune|ward name',
	district: 'quan|quan huyen|huyen|quan huyen thi xa|district|district name',
	province: 'tinh|tinh thanh|tinh thanh pho|thanh pho|tp|province|city|province name|province city',
	price:
		'gia|gia ban|gia thue|gia cho thue|muc gia|gia tien|gia chao|tong gia|price|asking price|rent|sale price|amount',
	area: 'dien tich|dien tich dat|dt|dtich|dien tich su dung|area|land area|size|surface|square meters',
	facadeArea: 'mat tien|chieu ngang|ngang|be ngang|chieu rong|frontage|facade|facade width|width',
	floors: 'so tang|tang|so lau|lau|floors|floor|number of floors|storeys|stories',
	bedroom: 'so phong ngu|phong ngu|so pn|pn|bedrooms|bedroom|number of bedrooms|beds|bed',
	toilet:
		'so phong ve sinh|so toilet|so wc|phong ve sinh|phong tam|so phong tam|toilet|wc|toilets|bathrooms|bathroom|number of bathrooms|baths|bath',
	direction: 'huong nha|huong|huong dat|huong cua chinh|house direction|direction|orientation|facing',
	legalStatus:
		'phap ly|giay to|giay to phap ly|tinh trang phap ly|so do so hong|legal status|legal|legal papers|legal document',
	contactPersonName:
		'nguoi lien he|ten lien he|ho ten|ten nguoi lien he|lien he|moi gioi|contact name|contact person|contact|agent|broker',
	contactPersonPhone:
		'so dien thoai|dien thoai|sdt|dien thoai lien he|sdt lien he|so dt|dt lien he|phone|phone number|mobile|tel|contact phone|hotline',
	latitude: 'vi do|latitude|lat',
	longitude: 'kinh do|longitude|long|lng|lon',
};

const places = new Map(
	importFields.flatMap((field) => names[field].split('|').map((name, rank) => [`${field} ${name}`, rank] as const)),
);

// Measures and money that stand in a name beside it: `Diện tích (m2)`, `priceMillionVnd`.
const MEASURES =
	/(?<![a-z])(?:m ?2|m|met|met vuong|sqm|vnd|vnđ|dong|d|ty|ti|billion|bn|trieu|tr|million|mil)(?![a-z])/g;
const units: readonly [ImportPriceUnit, RegExp][] = [
	['tỷ', /(?<![a-z])(?:ty|ti|billion|bn)(?![a-z])/],
	['triệu', /(?<![a-z])(?:trieu|tr|million|mil)(?![a-z])/],
	['đồng', /(?<![a-z])(?:dong|vnd|d)(?![a-z])/],
];

/** Guesses by the names of its columns and its first rows how a file is to be read. A person may change all of it. */
export function guessMapping(columns: readonly string[], sample: readonly ImportRecord[]): ImportMapping {
	const found: Partial<Record<ImportField, string>> = {};
	const taken = new Set<string>();
	const candidates = columns
		.flatMap((column) => {
			const name = plainName(column).replace(MEASURES, ' ').replace(/\s+/g, ' ').trim() || plainName(column);
			return importFields.flatMap((field) => {
				const rank = places.get(`${field} ${name}`) ?? places.get(`${field} ${plainName(column)}`);
				return rank === undefined ? [] : [{ field, column, rank }];
			});
		})
		.sort((a, b) => a.rank - b.rank);
	for (const { field, column } of candidates) {
		if (found[field] !== undefined || taken.has(column)) continue;
		found[field] = column;
		taken.add(column);
	}
	// Coordinates have points in every file.
	const measures = [found.price, found.area, found.facadeArea].filter((column) => column !== undefined);
	const cells = sample.flatMap((record) => measures.map((column) => record[column] ?? ''));
	return {
		columns: found,
		fixed: {},
		priceUnit: guessPriceUnit(found.price, sample),
		hasDecimalPoints: cells.some((cell) => DECIMAL_POINT.test(cell.trim())) && !cells.some(hasDecimalComma),
	};
}

const DECIMAL_POINT = /^\d+\.(?:\d{1,2}|\d{4,})$/;
const hasDecimalComma = (cell: string) => /^\d+,\d{1,2}$/.test(cell.trim());

/**
 * What bare prices of a column are meant in: as its name says, else by their size. Nothing in the country costs 300 đồng, and
 * what is asked in such figures is asked in tỷ, or in triệu of a rent.
 */
export function guessPriceUnit(
	column: string | undefined,
	sample: readonly ImportRecord[],
): ImportPriceUnit | undefined {
	if (column === undefined) return undefined;
	const said = units.find(([, word]) => word.test(plainName(column)));
	if (said) return said[0];
	const written = sample.map((record) => record[column]?.trim() ?? '').filter(Boolean);
	const bare = written.filter(isBare).map((text) => Number(text.replace(',', '.')));
	if (bare.length === 0) return undefined;
	const middle = bare.sort((a, b) => a - b)[Math.floor(bare.length / 2)] ?? 0;
	const isRent = sample.filter((record) => saysRent(column, record)).length * 2 > sample.length;
	return middle < 300 && !isRent ? 'tỷ' : middle < 1_000_000 ? 'triệu' : 'đồng';
}

function saysRent(column: string, record: ImportRecord): boolean {
	return [column, ...Object.values(record)].some((text) => /(?<![a-z])(?:thue|rent|lease)(?![a-z])/.test(fold(text)));
}

/** A number and nothing else, with one separator at most. */
export function isBare(text: string): boolean {
	return /^\d+(?:[.,]\d+)?$/.test(text);
}

// `areaM2`, `contact_phone`, `Diện tích (m²)`: words in lower case without tone marks.
function plainName(column: string): string {
	const apart = column.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').normalize('NFKC');
	return fold(apart)
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}

/** Columns that a person names: `price=Giá bán,area=DT`, and `tradingType:=cho thuê` for what every row says. Throws a RangeError with what is wrong. */
export function readMapping(text: string, columns: readonly string[]): Pick<ImportMapping, 'columns' | 'fixed'> {
	const mapping: Pick<ImportMapping, 'columns' | 'fixed'> = { columns: {}, fixed: {} };
	for (const part of text.split(',').filter((each) => each.trim())) {
		const [, field = '', isFixed, value = ''] = /^\s*(\w+)\s*(:?)=\s*(.*?)\s*$/s.exec(part) ?? [];
		const known = importFields.find((each) => each === field);
		if (!known) throw new RangeError(`${part.trim()}: no such field. There are ${importFields.join(', ')}.`);
		if (!isFixed && value && !columns.includes(value))
			throw new RangeError(`${part.trim()}: no such column. There are ${columns.join(', ')}.`);
		if (isFixed) mapping.fixed[known] = value;
		else mapping.columns[known] = value;
	}
	return mapping;
}
