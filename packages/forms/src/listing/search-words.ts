import { fold, spell } from '../text/fold.ts';
import type { FilterField, ListingFilter } from './filter.ts';
import { writeOutPlaces } from './search-places.ts';
import { searchRules } from './search-rules.ts';
import type { TradingType } from './vocabulary.ts';

/** What a search may say of what it looks for. */
export type SearchField = FilterField | 'tradingType';

/** A text as somebody typed it, taken apart. */
export interface SearchWords {
	/** What is left to look for as words, names of places written out: `nhà quận 3`. */
	words: string;
	/** What the rest asks for. */
	filter: Partial<ListingFilter>;
	/** Which piece of the text became which fields, in the order of the text. */
	understood: { text: string; fields: SearchField[] }[];
}

/** So much of a text is read: whoever writes more does not search. */
export const SEARCH_TEXT_MAX = 300;
/** `2pn1wc` */
const RUN_TOGETHER = /(\d(?:pn|wc|vs))(?=\d)/giu;
/** Stands where a piece was taken out: no rule reaches over it. */
const TAKEN = '\u0001';

interface Piece {
	from: number;
	to: number;
	fields: SearchField[];
}

/**
 * Takes people's shorthand out of what they search for, tone marks or not: `HXH 3PN dưới 5 tỷ Q.3 cũ` asks for an alley
 * that cars enter, three bedrooms and a price, and leaves the words `quận 3`. A price or an area without a bound is about
 * so much, ten percent up or down; counts are at least so many. English is read too where it says kinds of offers, limits and
 * numbered districts. What might be a part of a name stays a word: numbers of
 * units, streets and houses, and words with other marks than the shorthand has. Of two pieces that say the same field, the
 * first counts and the second stays words, but for sides beside an area. Where the kind of listings is chosen, what says another kind
 * stays words too.
 */
export function readSearchWords(text: string, chosen?: TradingType | null): SearchWords {
	// The rules are made ready for the first text, which takes long and mostly there is none.
	if (text.trim() === '') return { words: '', filter: {}, understood: [] };
	const typed = text.slice(0, SEARCH_TEXT_MAX).normalize('NFKC').replace(RUN_TOGETHER, '$1 ');
	const folded = foldEach(typed);
	const filter: Partial<ListingFilter> = {};
	const pieces: Piece[] = [];
	let rest = folded;
	for (const { pattern, read, saysAgain } of searchRules) {
		for (const { 0: all, index, groups = {} } of rest.matchAll(pattern)) {
			const piece = typed.slice(index, index + all.length);
			const said = isSpelled(piece) ? read(groups, piece) : undefined;
			const fields = Object.keys(said ?? {}) as SearchField[];
			const isKnown = fields.some((field) => filter[field] !== undefined);
			if (fields.length === 0 || (isKnown && !saysAgain)) continue;
			if (chosen && said?.tradingType) {
				if (isOtherKind(chosen, said.tradingType)) continue;
				said.tradingType = chosen;
			}
			if (!isKnown) Object.assign(filter, said);
			pieces.push({ from: index, to: index + all.length, fields: isKnown ? [] : fields });
			rest = rest.slice(0, index) + TAKEN.repeat(all.length) + rest.slice(index + all.length);
		}
	}
	pieces.sort((a, b) => a.from - b.from);
	return {
		words: writeOutPlaces(withoutPieces(typed, pieces)),
		filter,
		understood: pieces
			.filter(({ fields }) => fields.length > 0)
			.map(({ from, to, fields }) => ({ text: typed.slice(from, to).trim(), fields })),
	};
}

// What projects offer is for sale.
function isOtherKind(chosen: TradingType, said: TradingType): boolean {
	return said !== chosen && !(chosen === 'PROJECT' && said === 'BUY');
}

/** The kind that a search says where another one is chosen; undefined where it says none, or that one. */
export function otherKindSaid(text: string, chosen: TradingType | undefined): TradingType | undefined {
	const said = readSearchWords(text).filter.tradingType;
	return chosen && said && isOtherKind(chosen, said) ? said : undefined;
}

const LARGEST_NUMBER = 2_147_483_647;

/** The number of a listing, as its page says it: `Mã tin 1353`, `mã: 1353`, `#1353`. */
export function readListingNumber(search: string): number | undefined {
	const [, number] =
		/^\s*(?:ma(?:\s+tin)?|listing(?:\s+(?:no|number|code))?|code|#)\s*[.:#]*\s*(\d{1,10})\s*$/.exec(
			fold(search.slice(0, SEARCH_TEXT_MAX)),
		) ?? [];
	return number && Number(number) <= LARGEST_NUMBER ? Number(number) : undefined;
}

/** Whether words of a search may name a place: not where all of it says something else. */
export function mayNamePlace(text: string): boolean {
	return readSearchWords(text).words !== '';
}

/** Folded letter by letter, so that places in it are places in the text. */
function foldEach(text: string): string {
	let folded = '';
	for (let at = 0; at < text.length; at++) {
		const letter = fold(text.charAt(at));
		folded += letter.length === 1 ? letter : ' ';
	}
	return folded;
}

/** Syllables of the shorthand as they are written with marks; others with the same letters are parts of names. */
const syllables = new Set(
	[
		'hẻm ngõ kiệt ngách xe hơi tải ô tô vào nhà tránh nhau quay đầu đỗ cửa thông tận nơi ngủ trong',
		'có sổ hồng đỏ riêng sẵn chính chủ mặt tiền phố đường ngang rộng hai ba',
		'phòng vệ sinh tắm tầng lầu tấm trệt lửng hầm sân thượng từ trên ít nhất tối thiểu đa trở lên xuống lại đổ',
		'hướng cửa đông tây nam bắc đn đb tn tb hoặc và với',
		'diện tích dt mét vuông héc hécta dưới không quá vượt nhỏ lớn hơn thấp cao khoảng tầm quanh gần cỡ đến tới',
		'tỷ tỉ triệu trđ rưỡi rưởi đồng đ mức giá bán thuê tài ngân sách mỗi một tháng căn nền lô thương lượng còn cần mua tìm muốn tôi ở tại thuộc cho',
	].flatMap((line) => line.split(' ').map(spell)),
);

function isSpelled(piece: string): boolean {
	return (piece.match(/\p{L}+/gu) ?? []).every(
		(word) => fold(word) === word.toLowerCase() || syllables.has(spell(word)),
	);
}

// What joins a piece to the rest goes with it, and so does what opens a wish.
const JOINED = /(?:^|[\s,;])(?:có|và|với|hoặc|giá|co|va|voi|gia)?[\s,;:+&-]*$/i;
const WISH = /^\s*(?:tôi\s+|toi\s+)?(?:(?:cần|muốn|can|muon)\s+)?(?:tìm\s+mua|tim\s+mua|mua|tìm|tim)\s+/i;
// “Nhà ở xã hội” and “đất ở đô thị” are kinds of homes and land, and “đất ở” alone is one; “nhà ở Hà Nội” is a home in Hà Nội.
const AT =
	/(?<!\p{L})(?:(?:tại|thuộc)\s+|ở\s+(?!(?:xã\s+hội|riêng\s+lẻ|thương\s+mại|liền\s+kề|đô\s+thị|nông\s+thôn|tái\s+định\s+cư|công\s+nhân|sinh\s+viên|hình\s+thành)(?!\p{L})))/giu;
const ENGLISH =
	/\b(?:apartments?|bedrooms?|condos?|flats?|floors?|for|houses?|land|lots?|offices?|rooms?|shops?|store?ys|villas?)\b/i;
const IN = /\bin\s+/gi;

function withoutPieces(typed: string, pieces: readonly Piece[]): string {
	let words = '';
	let at = 0;
	for (const { from, to } of pieces) {
		words += `${typed.slice(at, from).replace(JOINED, ' ')} `;
		at = to;
	}
	words += typed.slice(at);
	if (ENGLISH.test(typed)) words = words.replace(IN, '');
	return words
		.replace(WISH, '')
		.replace(AT, '')
		.replace(/(?:\s*[,;]){2,}/g, ',')
		.replace(/^[\s,;.+&-]+|[\s,;.+&-]+$/g, '');
}
