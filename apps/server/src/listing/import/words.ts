import {
	type CategoryCode,
	categories,
	type Direction,
	type LegalStatus,
	type PostMode,
	type TradingType,
} from '@ancu/forms/listing';
import { foldWords } from '@ancu/forms/text';

type Words<Value extends string> = readonly (readonly [value: Value, words: string])[];

const tradingTypes: Words<TradingType> = [
	['BUY', 'ban|can ban|mua ban|sang nhuong|chuyen nhuong|mua|buy|sale|sell|for sale'],
	['RENT', 'cho thue|can cho thue|thue|rent|for rent|rental|lease|let'],
	['PROJECT', 'du an|project'],
];

const kinds: Words<CategoryCode> = [
	['house', 'nha|nha rieng|nha o|nha hem|nha ngo|nha kiet|nha nguyen can|nha dan|nha cap 4|house|home|detached house'],
	[
		'street-house',
		'nha mat pho|nha mat tien|nha mt|nha pho|mat pho|mat tien|mat duong|nha mat duong|street house|street front house',
	],
	['villa', 'biet thu|lien ke|nha lien ke|nha biet thu|biet thu lien ke|villa|townhouse|terraced house'],
	[
		'apartment',
		'can ho|chung cu|can ho chung cu|can chung cu|chung cu mini|penthouse|duplex|studio|officetel|apartment|flat|condo|condominium',
	],
	['residential-land', 'dat|dat tho cu|dat o|lo dat|nen|land|residential land|plot'],
	['project-land', 'dat nen|dat nen du an|dat du an|nen dat|lo nen|plot in a project|project land'],
	[
		'farmland',
		'dat nong nghiep|dat vuon|dat rung|dat ruong|dat ray|dat trong cay|dat trong cay lau nam|trang trai|dat trang trai|farmland|farm',
	],
	['warehouse', 'kho|kho xuong|nha kho|xuong|nha xuong|kho nha xuong|kho bai|warehouse|workshop|factory'],
	['office', 'van phong|toa nha van phong|office'],
	['shop', 'shophouse|shop house|mat bang|mat bang kinh doanh|nha pho thuong mai|kiot|ki ot|cua hang|sap|shop|retail'],
	['room', 'phong tro|nha tro|phong cho thue|phong|room'],
	['apartment-project', 'du an can ho|du an chung cu|apartment project'],
	['urban-project', 'du an khu do thi|khu do thi|du an|township|township project'],
	['resort-project', 'du an nghi duong|khu nghi duong|resort|resort project'],
];

const legalStatuses: Words<LegalStatus> = [
	[
		'HAVE_BOOK',
		'so do|so hong|so rieng|co so|da co so|so san|so do chinh chu|shr|sdcc|giay chung nhan|gcn|gcnqsdd|have certificate|certificate|pink book|red book|have book',
	],
	['WAITING_BOOK', 'cho so|dang cho so|dang lam so|dang cho cap so|waiting for certificate|waiting|waiting book'],
	[
		'OTHER_PAPERS',
		'hop dong mua ban|hop dong|hdmb|sale contract|contract|giay tay|vi bang|giay to khac|other|other papers',
	],
];

const directions: Words<Direction> = [
	['EAST', 'dong|d|e|east'],
	['WEST', 'tay|t|w|west'],
	['SOUTH', 'nam|s|south'],
	['NORTH', 'bac|b|north'],
	['NORTH_EAST', 'dong bac|db|ne|north east|northeast'],
	['SOUTH_EAST', 'dong nam|dn|se|south east|southeast'],
	['NORTH_WEST', 'tay bac|tb|nw|north west|northwest'],
	['SOUTH_WEST', 'tay nam|tn|sw|south west|southwest'],
];

const postModes: Words<PostMode> = [
	['OWNER', 'chinh chu|chu nha|chu dat|chu so huu|chu tai san|owner|landlord'],
	[
		'BROKER',
		'moi gioi|nguoi moi gioi|cong ty moi gioi|khong chinh chu|khong phai chinh chu|khong phai chu nha|broker|agent|agency|realtor|sale|sales|not owner|not the owner',
	],
];

function toMap<Value extends string>(words: Words<Value>): ReadonlyMap<string, Value> {
	return new Map(words.flatMap(([value, said]) => said.split('|').map((word) => [word, value] as const)));
}

const tradingTypeOf = toMap(tradingTypes);
const categoryOf = toMap(kinds);
const legalStatusOf = toMap(legalStatuses);
const directionOf = toMap(directions);
const postModeOf = toMap(postModes);
const LONGEST = 6;
// A title has more words than those that say what it is: Happy Land, ba phòng ngủ, xuống giá, nên mua.
const inNames: ReadonlySet<string> = new Set(
	'land|home|house|shop|plot|farm|flat|let|room|phong|xuong|nen|resort|studio'.split('|'),
);

/** Every value that a text names, in its order; of words that begin at the same place the longest counts. */
function find<Value>(
	text: string,
	values: ReadonlyMap<string, Value>,
	without: ReadonlySet<string> = new Set(),
): Value[] {
	const words = foldWords(text.replaceAll('_', ' '));
	const found: Value[] = [];
	for (let at = 0; at < words.length; at++) {
		for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
			const name = words.slice(at, at + length).join(' ');
			const value = values.get(name);
			if (value === undefined || without.has(name)) continue;
			found.push(value);
			at += length - 1;
			break;
		}
	}
	return found;
}

/** What is offered, as a cell says it: `bán`, `cho thuê`, `RENT`. Undefined when it says none. */
export function readTradingType(cell: string): TradingType | undefined {
	return find(cell, tradingTypeOf)[0];
}

/** What it is, as a cell says it: the first kind that is named. Undefined when none is. */
export function readCategory(cell: string, tradingType: TradingType): CategoryCode | undefined {
	// "Biệt thự trong dự án": the project is where it is.
	return chooseCategory(find(cell, categoryOf).filter((each) => isProject(each) === (tradingType === 'PROJECT')));
}

/** What is offered and what it is, as a title says it: `Cần bán gấp nhà 3 tầng mặt tiền Lê Lợi`. Projects are only where it is. */
export function readTitle(title: string): { tradingType?: TradingType; categoryId?: CategoryCode } {
	const tradingType = find(title, tradingTypeOf).find((each) => each !== 'PROJECT');
	const fits = (category: CategoryCode) =>
		categories.some(
			({ code, tradingTypes: types }) =>
				code === category && (types as readonly TradingType[]).includes(tradingType ?? 'BUY') && !isProject(code),
		);
	const categoryId = chooseCategory(find(title, categoryOf, inNames).filter(fits));
	return { ...(tradingType && { tradingType }), ...(categoryId && { categoryId }) };
}

// "Nhà 3 tầng mặt tiền Lê Lợi"
function chooseCategory([first, ...others]: readonly CategoryCode[]): CategoryCode | undefined {
	return first === 'house' && others.includes('street-house') ? 'street-house' : first;
}

function isProject(category: CategoryCode): boolean {
	return category.endsWith('-project');
}

/** `Đông - Nam`, `ĐN`, `southeast`. Undefined when none is named, or several. */
export function readDirection(text: string): Direction | undefined {
	// A folded "đ" is a "d", and "D" is nothing else among directions.
	const [direction, ...others] = find(text, directionOf);
	return others.length === 0 ? direction : undefined;
}

/** Papers by their names. Undefined when none is known. */
export function readLegalStatus(text: string): LegalStatus | undefined {
	return find(text, legalStatusOf)[0];
}

/** Who posts it, as a cell says it: `chính chủ`, `broker`. Undefined when it says none, or both. */
export function readPostMode(cell: string): PostMode | undefined {
	const [said, ...others] = new Set(find(cell, postModeOf));
	return others.length === 0 ? said : undefined;
}

/** A cell that says that nothing is said: `-`, `N/A`, `Không xác định`. */
export function isBlank(text: string | null | undefined): boolean {
	return !text || blank.has(foldWords(text).join(' '));
}

const blank: ReadonlySet<string> = new Set([
	'',
	'n a',
	'na',
	'nan',
	'null',
	'none',
	'khong',
	'khong co',
	'khong ro',
	'khong xac dinh',
	'kxd',
	'chua ro',
	'dang cap nhat',
	'unknown',
]);
