import { asDecimals, plain, readNumber, settleBy, type WrittenNumber } from './quantity.ts';
import type { PriceUnit } from './vocabulary.ts';

/** A price as somebody wrote it. */
export interface ReadPrice {
	/** Whole đồng, in the unit; null when negotiable. */
	price: number | null;
	unit: PriceUnit;
	/** The text says that it is a month's: of a rent. */
	perMonth: boolean;
}

/** How many zeros a word stands for. `tỏi` and `củ` are what people say on the phone. */
const vietnameseZeros = zerosOf([
	[12, 'nghin ty|nghin ti|ngan ty|ngan ti'],
	[9, 'ty|ti|toi'],
	[6, 'trieu|tr|trd|cu'],
	[3, 'nghin|ngan|k'],
	[0, 'dong|d|vnd'],
]);

/** Before these, figures are written as in English, whatever the language of the page. */
const englishZeros = zerosOf([
	[9, 'billion|bn'],
	[6, 'million|mil'],
	[3, 'thousand'],
]);

function zerosOf(lines: readonly (readonly [count: number, words: string])[]): ReadonlyMap<string, number> {
	return new Map(lines.flatMap(([count, words]) => words.split('|').map((word) => [word, count] as const)));
}

const NUMBER = /^ ?(\d+(?:[., ]\d{3}(?!\d))*(?:[.,]\d+)?)/;
const WORD = /^ ?(ng(?:hin|an) t[yi]|[a-z]+)(?![a-z])/;
// "5t5", "5t": tỷ, as agents write it. Not in "5 tầng" or "12t/tháng", where it is not.
const SHORT_BILLION = /^t(?= ?\d|$)/;
const HALF = /^ ?ruoi(?![a-z])/;
// Not in "5 tỷ 250tr", "5 tỷ 60m2" or "5 tỷ 3 tầng", where the digits have a word of their own.
const DECIMALS = /^ ?(\d{1,3})(?![.,]?\d)(?! ?(?!(?:dong|vnd|d|tl|thuong|co|con|bot|bao|lh|lien)(?![a-z]))[a-z])/;
const CURRENCY = /^ ?(?:dong|vnd|d)(?![a-z])/;
const EACH = String.raw`^ ?(?:/|per|a(?= )|moi|tren|cho|mot|1(?=\D))? ?(?:1 ?|mot )?`;
const PER_SQUARE_METER = new RegExp(`${EACH}(?:m ?2|met vuong|sqm|square met(?:re|er))(?![a-z0-9])`);
const PER_MONTH = new RegExp(`${EACH}(?:thang|th|month|monthly)(?![a-z0-9])`);
const FOR_ALL = new RegExp(`${EACH}(?:can|lo|nen|unit)(?![a-z0-9])`);
// Of a sào, a frontage, a year: no price of the whole.
const OTHER_MEASURE =
	/^ ?(?:sao|(?:moi|tren|per|a|each|mot|1)(?: 1)? ?(?:sao|cong|mau|ha|hec ?ta|m(?:et)? (?:ngang|toi)|nam|quy|tuan|ngay|dem|year|quarter|week|day|night|acre))(?![a-z])/;
const NEGOTIABLE =
	/(?<![a-z])(?:thoa ?thuan|thuong ?luong|lien ?he|goi|tl|tt|lh|negotiable|deal|contact|on request)(?![a-z])/;
const PHONE = /(?<![\d.,])(?:\+84|0)\d(?:[ .]?\d){8}(?!\d)/g;
// A range, a bound, a sign, a mark of decimals (".9 tỷ") or another currency in front of the number.
const NO_PRICE_BEFORE =
	/(?:[-–~$+/<>]|(?<![a-z.,])[.,](?! )|(?<![a-z])(?:tu|tren|duoi|hon|nhinh|usd|from|over|under)) ?$/;
const NO_PRICE_AFTER = /\d|[$€]|(?<![a-z])(?:usd|do)(?![a-z])|^ ?(?:[-–~+/%x*]|ngang)/;
// "1 tỷ mốt", "5 tỷ mấy": said in words, or not said.
const MORE_IN_WORDS = /^ ?(?:linh|le|khong|mot|hai|ba|bon|tu|nam|lam|sau|bay|tam|chin|muoi|chuc|tram|may|hon)(?![a-z])/;
/** Below this, a number without a unit was meant in triệu or tỷ. */
const LEAST_BARE = 100_000;

/**
 * Reads a price as Vietnamese people write it, with or without tone marks: `24,5 tỷ`, `5 tỷ 2`, `2ty350`, `5t5`,
 * `12tr5`, `1 tỷ rưỡi`, `12,5 triệu/tháng`, `45tr/m²`, `1.250.000.000`, `thỏa thuận`. Digits right after a unit are its
 * decimals: `5 tỷ 2` is 5,2 tỷ. An English unit has English figures before it: `1,250 billion`, `1.25 billion`.
 *
 * `undefined` where a person must say what is meant: no price, a range or bound (`5 - 6 tỷ`, `từ 5 tỷ`), two prices, another
 * currency, another measure (`/năm`, `/sào`, `/m ngang`), a bare number too small for đồng, `5 tỷ 50` (5,05 or 5,5?), and
 * `2.350 tỷ`, which is 2,35 or 2350 depending on who writes it.
 */
export function readPrice(text: string): ReadPrice | undefined {
	const all = plain(text).replace(PHONE, ' ').trim();
	const at = all.search(/\d/);
	if (at < 0) return NEGOTIABLE.test(all) ? { price: null, unit: 'NEGOTIABLE', perMonth: false } : undefined;
	if (NO_PRICE_BEFORE.test(all.slice(0, at))) return undefined;

	const isRate = /thang|month|m ?2|met vuong|sqm/.test(all);
	const sum = readSum(all.slice(at), isRate);
	if (!sum) return undefined;
	const { rest, ...measure } = readMeasure(sum.rest);
	if (
		[NO_PRICE_AFTER, OTHER_MEASURE, MORE_IN_WORDS].some((other) => other.test(rest)) ||
		sum.dong <= 0 ||
		!Number.isSafeInteger(sum.dong)
	)
		return undefined;
	return { price: sum.dong, ...measure };
}

/** `5 tỷ 250 triệu 500 nghìn`: terms of ever smaller units; `5 tỷ 2`, `1 tỷ rưỡi`: one with its decimals behind. */
function readSum(text: string, isRate: boolean): { dong: number; rest: string } | undefined {
	let dong = 0;
	let rest = text;
	for (let limit = Number.POSITIVE_INFINITY; ; ) {
		const [matched = '', written = ''] = NUMBER.exec(rest) ?? [];
		const number = readNumber(written);
		const behind = rest.slice(matched.length);
		const isShort = !isRate && SHORT_BILLION.test(behind);
		const [unit = '', word = ''] = isShort ? ['t', 'ty'] : (WORD.exec(behind) ?? []);
		const power = vietnameseZeros.get(word) ?? englishZeros.get(word);
		if (number && power !== undefined) {
			if (power >= limit) return undefined;
			const decimals = readDecimals(behind.slice(unit.length), number, power);
			const value = decimals ? `${number.value}.${decimals.digits}` : settle(number, word, power, isRate);
			const term = scale(value, power);
			// "5 tỷ 2000 triệu" is no sum that anybody means.
			if (Number.isNaN(term) || term >= 10 ** limit) return undefined;
			dong += term;
			rest = behind.slice(unit.length);
			if (decimals) return { dong, rest: decimals.rest.replace(CURRENCY, '') };
			limit = power;
		} else if (limit < Number.POSITIVE_INFINITY) {
			return { dong, rest: limit > 0 ? rest.replace(CURRENCY, '') : rest };
		} else {
			// Nothing but a large whole number can be đồng without saying so.
			const bare = Number(number?.value);
			return bare >= LEAST_BARE && Number.isInteger(bare) ? { dong: bare, rest: behind } : undefined;
		}
	}
}

function readDecimals(
	text: string,
	{ value, unsure }: WrittenNumber,
	power: number,
): { digits: string; rest: string } | undefined {
	if (power < 6) return undefined;
	const half = HALF.exec(text);
	const [matched = '', digits = ''] = half ? [half[0], '5'] : (DECIMALS.exec(text) ?? []);
	if (!digits) return undefined;
	// "5,2 tỷ 3" says nothing; "5 tỷ 50" may be 5,05 or 5,5.
	const isClear = !unsure && !value.includes('.') && !/^[1-9]0$/.test(digits);
	return { digits: isClear ? digits : '?', rest: text.slice(matched.length) };
}

// What `1.250` and `1,250` are before a unit: what orthography says, which before a Vietnamese one holds unless that makes a price that
// nobody asks.
function settle({ value, unsure }: WrittenNumber, word: string, power: number, isRate: boolean): string {
	if (!unsure || power <= 3) return value;
	if (englishZeros.has(word)) return settleBy({ value, unsure }, ',');
	if (unsure === ',') return power === 9 || isRate ? asDecimals(value) : '?';
	// Nobody writes decimals that are none.
	if (value.endsWith('000')) return value;
	return power === 9 || isRate ? '?' : value;
}

// `Number` reads "24.5e9" exactly, where 24.5 * 1e9 may be off by a đồng. Of an unclear value it makes NaN.
function scale(value: string, power: number): number {
	return Math.round(Number(`${value}e${power}`));
}

function readMeasure(text: string): { unit: 'TOTAL' | 'PER_M2'; perMonth: boolean; rest: string } {
	const [area = ''] = PER_SQUARE_METER.exec(text) ?? [];
	const [month = ''] = PER_MONTH.exec(text.slice(area.length)) ?? [];
	const read = area.length + month.length;
	const [whole = ''] = FOR_ALL.exec(text.slice(read)) ?? [];
	return { unit: area ? 'PER_M2' : 'TOTAL', perMonth: month !== '', rest: text.slice(read + whole.length) };
}
