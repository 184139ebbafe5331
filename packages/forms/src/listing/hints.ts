import { fold, foldWords } from '../text/fold.ts';
import { draftPrices, type ListingDraft, readQuote } from './draft.ts';
import { readPrice } from './price.ts';

/** A field that is hinted at. */
export type HintedField = 'title' | 'description' | 'price';

/** Something that seekers or moderators would stumble over. Never keeps anybody from posting. */
export interface ListingHint {
	field: HintedField;
	code:
		| 'phone'
		| 'link'
		| 'no_marks'
		| 'capitals'
		| 'short'
		/** The price is what is paid to hold the property. */
		| 'deposit'
		/** Far less, or far more, than such a property costs anywhere. */
		| 'far_below'
		| 'far_above';
	/** What the field would hold with it mended, where that can be told. */
	fix?: string;
}

/** From here on a title says what, where and what is good about it. */
export const TITLE_GOOD = 30;
/** From here on a description answers what people would call about. */
export const DESCRIPTION_GOOD = 150;

const LEAD = `(?:(?:xin |vui long )?(?:lien he|lh|goi|call|zalo|sdt|dt|hotline|alo|inbox|ib|contact|phone|tel|email|mail|website|web|fb|facebook)[ :./,&-]*)*`;
// Letters stay what they were: no word boundary of ASCII would know that "ủ" is one.
const START = String.raw`(?<![\p{L}\p{N}])`;
const DIGIT_WORD = '(?:khong|ko|mot|hai|ba|bon|tu|nam|lam|sau|bay|tam|chin)';
const PHONE = new RegExp(
	`${START}${LEAD}(?:(?:\\+ ?84|84(?!(?:[.,]\\d{3}){3}(?!\\d))|0)(?:[ ().-]{0,2}\\d){8,10}(?!\\d)|(?:khong|ko)(?:[ .,-]+${DIGIT_WORD}){8,10}(?!\\p{L}))`,
	'giu',
);
const LINK = new RegExp(
	`${START}${LEAD}(?:https?://\\S+|www\\.\\S+|[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+|(?:[\\w-]+\\.)+(?:com|vn|net|org|info|me|ly|io|asia|shop|xyz)(?![\\w-])(?:/\\S*)?)`,
	'giu',
);

/** What to tell while somebody writes, in the order of the form's fields. */
export function textHints(
	draft: Pick<ListingDraft, 'title' | 'description' | 'price' | 'isNegotiable' | 'area' | 'tradingType' | 'categoryId'>,
): ListingHint[] {
	return [
		...priceHints(draft),
		...writingHints('title', draft.title),
		...writingHints('description', draft.description),
	];
}

function writingHints(field: 'title' | 'description', written: string): ListingHint[] {
	const text = written.normalize('NFC');
	if (!text.trim()) return [];
	const hints: ListingHint[] = [];
	for (const [code, pattern] of [
		['phone', PHONE],
		['link', LINK],
	] as const) {
		const without = cut(text, pattern);
		if (without !== undefined) hints.push({ field, code, ...(without && { fix: without }) });
	}
	if (field === 'title' && isShouted(text)) hints.push({ field, code: 'capitals', fix: lowerWords(text) });
	if (lacksMarks(text)) hints.push({ field, code: 'no_marks' });
	if (text.trim().length < (field === 'title' ? TITLE_GOOD : DESCRIPTION_GOOD)) hints.push({ field, code: 'short' });
	return hints;
}

/** The text without what a pattern finds in its folded form; `undefined` when there is nothing of it. */
function cut(text: string, pattern: RegExp): string | undefined {
	const folded = fold(text);
	const found = [...folded.matchAll(pattern)];
	if (found.length === 0) return undefined;
	// Folding keeps one letter for one, but for a few that Vietnamese does not have.
	if (folded.length !== text.length) return '';
	let rest = text;
	for (const { index, 0: match } of found.reverse())
		rest = `${rest.slice(0, index)} ${rest.slice(index + match.length)}`;
	return rest
		.replace(/\( *\)|\[ *\]/g, '')
		.replace(/[ \t]+/g, ' ')
		.replace(/ ?([,.;:|–-] ?)+(?=[,.;])/g, '')
		.replace(/ +([,.;:!?])/g, '$1')
		.replace(/[ ,;:|–-]+$/gm, '')
		.replace(/^[ ,.;:|–-]+/gm, '')
		.trim();
}

function isShouted(text: string): boolean {
	const letters = text.match(/\p{L}/gu) ?? [];
	const capitals = text.match(/\p{Lu}/gu) ?? [];
	return letters.length >= 10 && capitals.length > letters.length * 0.6;
}

// Which words are names cannot be told, so every word keeps its first capital; SHR, HCM and Q1 stay as they are.
function lowerWords(text: string): string {
	return text.replace(/[\p{L}\p{N}]+/gu, (word) => {
		const isWord = /[aeiouy]/.test(fold(word)) && !/\d/.test(word);
		return isWord ? word.charAt(0) + word.slice(1).toLowerCase() : word;
	});
}

/** Syllables that every advert is made of, and that English is not. */
const common = new Set(
	'nha ban dat phong gia duong quan huyen phuong xa tinh thanh pho mat tien hem ngo so hong chinh chu can ho chung cu gan cho truong tang dien tich huong dong tay nam bac thue biet thu lien ke noi that rong dep vi tri trieu ty'.split(
		' ',
	),
);

function lacksMarks(text: string): boolean {
	if (/[^\p{ASCII}]/u.test(text.replace(/[²³–—“”‘’…₫]/g, ''))) return false;
	const words = foldWords(text).filter((word) => /^[a-z]+$/.test(word));
	const known = words.filter((word) => common.has(word));
	return words.length >= 3 && known.length >= 3 && known.length >= words.length * 0.4;
}

const MILLION = 1_000_000;

/** đồng for a square metre, the least and the most that is asked anywhere in the country, roughly; a month's of a rent. */
const plausible: Readonly<Record<string, readonly [number, number]>> = {
	apartment: [5 * MILLION, 700 * MILLION],
	'street-house': [5 * MILLION, 3_000 * MILLION],
	villa: [4 * MILLION, 2_000 * MILLION],
	shop: [5 * MILLION, 3_000 * MILLION],
	'residential-land': [0.2 * MILLION, 2_000 * MILLION],
	'project-land': [0.5 * MILLION, 1_000 * MILLION],
	farmland: [10_000, 100 * MILLION],
	warehouse: [0.2 * MILLION, 200 * MILLION],
};
const plausibleElsewhere = [2 * MILLION, 2_000 * MILLION] as const;
const plausibleRent = [5_000, 10 * MILLION] as const;

const DEPOSIT = /(?<![a-z])(?:dat coc|tien coc|coc truoc|giu cho|coc)(?![a-z])[^\d.;\n]{0,20}(\d[^.;\n]{0,20})/g;

function priceHints(draft: Parameters<typeof textHints>[0]): ListingHint[] {
	const { price, priceUnitId } = readQuote(draft);
	if (!price) return [];
	const told = [draft.price, draft.title, draft.description].flatMap((text) =>
		[...fold(text.normalize('NFC')).matchAll(DEPOSIT)].map(([, amount = '']) => readPrice(firstAmount(amount))?.price),
	);
	if (priceUnitId === 'TOTAL' && told.includes(price)) return [{ field: 'price', code: 'deposit' }];
	const { perSquareMeter } = draftPrices(draft);
	if (!perSquareMeter || draft.tradingType === 'PROJECT' || !draft.tradingType) return [];
	const [least, most] =
		draft.tradingType === 'RENT' ? plausibleRent : (plausible[draft.categoryId] ?? plausibleElsewhere);
	if (perSquareMeter > most) return [{ field: 'price', code: 'far_above' }];
	if (perSquareMeter >= least) return [];
	// "45 triệu" for a flat of 70 m² was meant for each of them; "12 triệu/tháng" is a rent, whatever the draft says.
	const isTotalOfSale =
		priceUnitId === 'TOTAL' && draft.tradingType === 'BUY' && readPrice(draft.price)?.perMonth !== true;
	const isForEach = isTotalOfSale && price >= least && price <= most;
	return [{ field: 'price', code: 'far_below', ...(isForEach && { fix: `${draft.price.trim()}/m²` }) }];
}

// "50 triệu giữ nhà" is an amount and what it is for.
function firstAmount(text: string): string {
	return /^[\d.,]+ ?(?:ty|trieu|tr|nghin|ngan|k|dong|d)?(?![a-z])(?: ?\d+(?![.,\d]| ?[a-z]))?/.exec(text)?.[0] ?? '';
}
