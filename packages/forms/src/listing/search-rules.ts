import { readArea } from './area.ts';
import { readCount, STOREYS } from './count.ts';
import type { ListingFilter } from './filter.ts';
import { readPrice } from './price.ts';
import type { directions } from './vocabulary.ts';

/** How a piece of a folded text becomes fields of a filter; undefined when it is none after all. */
export interface SearchRule {
	pattern: RegExp;
	read: (found: Record<string, string | undefined>, typed: string) => Partial<ListingFilter> | undefined;
	/** Where its fields are said already it says them once more, and is no word: `4x20 80m2`. */
	saysAgain?: true;
}

// ".9 tỷ" is not 9.
const START = String.raw`(?<![a-z0-9/]|[0-9][.,]|(?:^|\s)\.)`;
const END = '(?![a-z0-9])';
const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
/**
 * What numbers units, roads and houses: `Quận 3`, `đường số 4`, `tổ 5`, `3 tháng 2`. Not where it ends the name of a place: Nho Quan,
 * Đan Phượng, Hải Dương, Cô Tô, Đầm Dơi, Nghĩa Lộ, Đồng Tháp.
 */
const NUMBERED = [
	'(?<!(?:nho|van|hon|dinh) )quan|q|(?<!dan )phuong|p|f',
	'(?<!(?:binh|hai|an|tam|tuong|lac|don|son) )duong|(?<!(?:nghia|song|cua|cam) )lo|ql|tl|dt|km',
	'so(?: nha)?|can so|(?<!(?:co|ba|dak|(?<![a-z])o) )to|thon|ap|khu|khom|xa|(?<!dam )doi',
	'block|toa|(?<!dong )thap|(?<=(?:\\d|mang) ?)thang|cap',
].join('|');
/** Its number is the number of a unit, a road or a house. */
const OF_A_NAME = `(?<!(?<![a-z])(?:${NUMBERED})[ .]*)`;
const TO = String.raw`\s*(?:-|–|~|den|toi|to|and)\s*`;
const AT_MOST = String.raw`(?<most>duoi|den|toi(?: da)?|khong qua|khong vuot qua|nho hon|it hon|thap hon|under|below|less than|up to|<=?|≤)\s*`;
const AT_LEAST = String.raw`(?<least>tren|tu|toi thieu|it nhat|lon hon|cao hon|hon|over|above|more than|at least|from|>=?|≥)\s*`;
const AND_MORE = String.raw`(?:\s*(?:\+|(?<more>tro len|do len)|(?<less>tro xuong|tro lai|do lai|do xuong)))?`;
const ABOUT = String.raw`(?:(?:khoang|tam|quanh|gan|co|about|around|~)\s*)?`;

/** A number without a bound means about so much. */
const SPREAD = 0.1;

function rule(pattern: string, read: SearchRule['read']): SearchRule {
	return { pattern: new RegExp(`${START}(?:${pattern})${END}`, 'g'), read };
}

const hasCarAlley = rule(
	String.raw`hx[ht]|(?:hem|ngo|kiet|ngach)\s+(?:xe hoi|xe tai|o ?to)(?:\s+(?:vao nha|vao|tranh nhau|tranh|quay dau|do cua|thong))?|(?:xe hoi|o ?to)\s+(?:vao (?:tan )?nha|vao tan noi|vao|do (?:tan )?cua|do|tranh nhau|tranh|ngu trong nha|quay dau|tan cua)`,
	() => ({ characteristics: ['CAR_ALLEY'] }),
);

const hasPapers = rule(
	String.raw`shr|(?<!(?<![a-z])(?:chua|khong|cho)\s+(?:co\s+)?)(?:co\s+)?so\s+(?:hong|do|rieng|san)(?:\s+(?:rieng|chinh chu))?|so\s+chinh chu`,
	() => ({ legalStatuses: ['HAVE_BOOK'] }),
);
/** Without marks it may be cơ sở. */
const hasSome = rule(String.raw`(?<!(?<![a-z])(?:chua|khong|cho)\s+)co\s+so(?!\s+(?:chung|huu|do))`, (_found, typed) =>
	/có\s+sổ/i.test(typed) ? { legalStatuses: ['HAVE_BOOK'] } : undefined,
);
const offers = '(?:nha|dat|can ho|chung cu|biet thu|phong|van phong|mat bang|shophouse|kho|xuong)';
/** Not of a house that is let to somebody (`nhà đang cho thuê`), nor for how long the State lets land, nor where somebody buys. */
const isToLet = rule(
	String.raw`(?<!(?<![a-z])(?:dang|hop dong|khach|nguoi|(?<!khach\s+)san|dong tien|de)\s+(?:cho\s+)?)(?:(?:can|muon|tim)\s+)?(?:cho\s+)?thue(?!\s+\d+\s+nam(?![a-z]))(?<!(?<![a-z])mua(?!\s+ban)(?![a-z]).*)|for rent|to rent|to let`,
	() => ({ tradingType: 'RENT' }),
);
/** Beside what is sold: alone, `ban` without its mark may be anything. */
const isForSale = rule(
	String.raw`(?:can\s+)?ban(?=\s+(?:gap\s+|nhanh\s+)?${offers}(?![a-z]))|(?<=(?<![a-z])${offers}\s+)(?:can\s+)?ban(?!\s+cong(?![a-z]))|for sale`,
	() => ({ tradingType: 'BUY' }),
);
const isOfOwner = rule('chinh chu', () => ({ postMode: 'OWNER' }));

const facade = rule(
	String.raw`(?:mat tien|mt|ngang)\s+(?:rong\s+)?(?<width>\d+(?:[.,]\d+)?)\s*m|(?<wide>\d+(?:[.,]\d+)?)\s*m\s+(?:mat tien|ngang)`,
	({ width, wide }) => ({ facadeMin: Number((width ?? wide ?? '').replace(',', '.')) }),
);
const frontage = rule(
	String.raw`(?<!(?<![a-z])(?:gan|sat|cach|ra|sau)\s+)(?:${OF_A_NAME}(?:[234]|hai|ba)\s+)?(?:mat tien|mat pho|mat duong|mt)`,
	() => ({ houseCategories: ['FRONTAGE'] }),
);

/** `3PN`, `2-3 phòng ngủ`, `từ 4 tầng`: at least so many. */
function atLeast(field: 'bedroomMin' | 'toiletMin' | 'floorsMin', noun: string): SearchRule {
	return rule(
		String.raw`(?:(?:tu|tren|it nhat|toi thieu|at least|from)\s+)?${OF_A_NAME}(?<count>\d{1,2})(?:${TO}\d{1,2})?[\s-]*(?:${noun})(?:\s*tro len|\+\d?)?`,
		({ count }, typed) => {
			// Tam Trinh is a street; tấm are storeys.
			if (/\d\s*tam$/i.test(typed)) return undefined;
			const value = Number(count);
			return value > 0 ? { [field]: value } : undefined;
		},
	);
}

const bedrooms = atLeast('bedroomMin', 'pn|phong ngu|p ngu|ngu|bedrooms?|br');
const toilets = atLeast('toiletMin', 'wc|vs|nha ve sinh|ve sinh|phong tam|toilets?|tolet|bathrooms?');
const floors = atLeast('floorsMin', String.raw`tang(?!\s+(?:ham|nhon)(?![a-z]))|lau|tam|floors?|store?ys?`);
const floorsAboveGround = rule(STOREYS, (_found, typed) => {
	const floorsMin = readCount(typed);
	return floorsMin === undefined ? undefined : { floorsMin };
});

type Direction = (typeof directions)[number];
const compass: Readonly<Record<string, Direction>> = {
	dong: 'EAST',
	tay: 'WEST',
	nam: 'SOUTH',
	bac: 'NORTH',
	dongnam: 'SOUTH_EAST',
	dongbac: 'NORTH_EAST',
	taynam: 'SOUTH_WEST',
	taybac: 'NORTH_WEST',
	dn: 'SOUTH_EAST',
	db: 'NORTH_EAST',
	tn: 'SOUTH_WEST',
	tb: 'NORTH_WEST',
};
// Tây Hồ, Nam Định, Bắc Ninh and Đông Anh lie in no direction.
const POINT = String.raw`(?:(?:dong|tay)\s*-?\s*(?:nam|bac)|dong(?!\s+(?:anh|da|hung|hai|ha(?!\s+noi)|son|trieu|thap|nai|xoai|hoa)(?![a-z]))|tay(?!\s+(?:ho|ninh|son|nguyen|mo|tuu)(?![a-z]))|nam(?!\s+(?:dinh|dan|tu liem|can|truc|sach|sai gon)(?![a-z]))|bac(?!\s+(?:ninh|giang|kan|can|lieu|tu liem|ha)(?![a-z]))|dn|db|tn|tb)${END}`;
// A listing keeps where its door looks. Where a balcony does is looked for as words.
const facing = rule(
	String.raw`(?<!(?<![a-z])ban\s*cong[\s:,-]*)huong\s+(?:cua\s+|nha\s+)?(?<points>${POINT}(?:\s*(?:,|/|hoac|va)\s*${POINT})*)`,
	({ points = '' }) => {
		const found = [...points.matchAll(new RegExp(POINT, 'g'))].flatMap(
			([point]) => compass[point.replace(/[\s-]/g, '')] ?? [],
		);
		return found.length > 0 ? { directions: [...new Set(found)] } : undefined;
	},
);

const M2 = String.raw`(?:m ?2|m(?:et)? vuong|sqm|square met(?:er|re)s?|hec ?ta|ha(?!\s+(?:noi|dong|tinh|long|nam|giang|tien|huy|ba|hoi|trung)(?![a-z])))`;
const OF_AREA = String.raw`(?:(?:dien tich|dt)\s*:?\s*)?`;
/** m². */
const LEAST_AREA = 5;

// A number that has its own unit is never that of a name; the first of a range has none.
const areaRange = rule(
	String.raw`${OF_AREA}(?:(?:tu|from|between)\s+)?(?:(?<=(?<![a-z])dt[ .:]*)|${OF_A_NAME})(?<from>${NUMBER})\s*(?:${M2})?${TO}(?<to>${NUMBER})\s*(?<unit>${M2})`,
	({ from, to, unit }) => {
		const [areaMin, areaMax] = [readArea(`${from}${unit}`), readArea(`${to}${unit}`)];
		return areaMin && areaMax && areaMin < areaMax ? { areaMin, areaMax } : undefined;
	},
);
const area = rule(
	String.raw`${OF_AREA}(?:${AT_MOST}|${AT_LEAST}|${ABOUT})(?<area>${NUMBER}\s*${M2})${AND_MORE}`,
	({ area: written = '', most, least, more, less }, typed) => {
		const value = readArea(written);
		if (value === undefined || value < LEAST_AREA) return undefined;
		return bounds('areaMin', 'areaMax', value, Boolean(most ?? less), Boolean(least ?? more) || typed.endsWith('+'));
	},
);
const sides: SearchRule = {
	saysAgain: true,
	...rule(String.raw`\d+(?:[.,]\d+)?\s*m?\s*[x*×]\s*\d+(?:[.,]\d+)?\s*(?:m2|m)?`, (_found, typed) => {
		const value = readArea(typed);
		if (value === undefined || value < LEAST_AREA) return undefined;
		return bounds('areaMin', 'areaMax', value, false, false);
	}),
};

/** Triệu Việt Vương and others of that name have streets. */
const UNIT =
	'(?:ty|ti|trieu(?!\\s+(?:viet vuong|quang phuc|nu vuong|quoc dat|thi trinh|khuc)(?![a-z]))|trd|tr|billion|million|bn)(?![a-z])';
/** Digits behind a price that count something else: `5 tỷ 2 mặt tiền`, `5 tỷ 3 tháng 2`. */
const COUNTED = String.raw`(?!\s*(?:ty|ti|trieu|tr|pn|phong|ngu|wc|vs|ve|tang|lau|tam|tret|mat|mt|m|met|can|lo|nen|xe|thang|ha|x)(?![a-z]))`;
const DECIMALS = String.raw`(?:\s*ruoi(?![a-z])|\s*\d{1,3}\s*(?:trieu|tr)(?![a-z])|(?:\d{1,3}|\s*(?:\d|\d{3})|\s*\d\d(?!\s*[a-z]))(?!\d|[.,]\d|/)${COUNTED})?`;
const AMOUNT = String.raw`${NUMBER}\s*${UNIT}${DECIMALS}(?:\s*(?:dong|vnd|d)(?![a-z]))?`;
const PER = String.raw`(?:\s*(?:/|moi|mot|per|a(?=\s)|1)?\s*(?:1\s*)?(?:m ?2|met vuong|sqm|square met(?:er|re)|thang|month)(?![a-z0-9])|\s*/\s*(?:th|can|nen|lo)(?![a-z]))?(?!\s*/)(?:\s*\(?(?:tl|(?:co|con)?\s*thuong luong)(?![a-z])\)?)?`;
const OF_PRICE = String.raw`(?:(?:muc\s+gia|gia|tai chinh|ngan sach)\s*:?\s*(?:(?:ban|thue)\s+)?)?`;

const priceRange = rule(
	String.raw`${OF_PRICE}(?:(?:tu|from|between)\s+)?${OF_A_NAME}(?<from>${NUMBER}(?:\s*${UNIT}${DECIMALS})?)${TO}(?<to>${AMOUNT})(?<per>${PER})`,
	({ from = '', to = '', per = '' }) => {
		const most = readPrice(to + per);
		const unit = new RegExp(UNIT).exec(to)?.[0] ?? '';
		// "2-4 tỷ" are both tỷ, "800 - 1 tỷ" are not.
		const candidates = new RegExp(UNIT).test(from)
			? [from]
			: [`${from} ${unit}`, `${from} ${/^[bm]/.test(unit) ? 'million' : 'trieu'}`];
		if (!most?.price) return undefined;
		for (const candidate of candidates) {
			const least = readPrice(candidate + per);
			if (least?.price && least.price < most.price)
				return most.unit === 'PER_M2'
					? { pricePerSquareMeterMin: least.price, pricePerSquareMeterMax: most.price }
					: { priceMin: least.price, priceMax: most.price };
		}
		return undefined;
	},
);
const price = rule(
	`${OF_PRICE}(?:${AT_MOST}|${AT_LEAST}|${ABOUT})(?<amount>${AMOUNT}${PER})${AND_MORE}`,
	({ amount = '', most, least, more, less }, typed) => {
		const read = readPrice(amount);
		if (!read?.price) return undefined;
		const isMost = Boolean(most ?? less);
		const isLeast = Boolean(least ?? more) || typed.endsWith('+');
		return read.unit === 'PER_M2'
			? bounds('pricePerSquareMeterMin', 'pricePerSquareMeterMax', read.price, isMost, isLeast)
			: bounds('priceMin', 'priceMax', read.price, isMost, isLeast);
	},
);

type Range = 'priceMin' | 'priceMax' | 'pricePerSquareMeterMin' | 'pricePerSquareMeterMax' | 'areaMin' | 'areaMax';

function bounds(min: Range, max: Range, value: number, isMost: boolean, isLeast: boolean): Partial<ListingFilter> {
	if (isMost) return { [max]: value };
	if (isLeast) return { [min]: value };
	return { [min]: Math.round(value * (1 - SPREAD)), [max]: Math.round(value * (1 + SPREAD)) };
}

/** In the order in which they take pieces: what counts something comes before prices, whose decimals are bare digits. */
export const searchRules: readonly SearchRule[] = [
	hasCarAlley,
	hasPapers,
	hasSome,
	isOfOwner,
	isToLet,
	isForSale,
	facade,
	frontage,
	floorsAboveGround,
	bedrooms,
	toilets,
	floors,
	facing,
	areaRange,
	area,
	sides,
	priceRange,
	price,
];
