import type { UnitLevel } from '../../database/tables.ts';
import { hasMarks, toWords, type Word } from './words.ts';

/** What a unit is called before its name. */
export type Kind = 'tinh' | 'thanh-pho' | 'quan' | 'huyen' | 'thi-xa' | 'phuong' | 'xa' | 'thi-tran' | 'dac-khu';

/** A kind as it stands in a text; English `district` says a level and no kind. */
export interface KindWord {
	levels: readonly UnitLevel[];
	kind?: Kind;
	/** How many words it takes. */
	length: number;
	/** Nothing else is written so: `quan` may begin Quan Nhân or Quán Thánh. */
	isSure: boolean;
}

const province = ['province'] as const;
const city = ['province', 'district'] as const;
const district = ['district'] as const;
const ward = ['ward'] as const;

const vietnamese: readonly [spellings: string, levels: readonly UnitLevel[], kind?: Kind][] = [
	['tỉnh|t', province, 'tinh'],
	['thành phố|tp|t p', city, 'thanh-pho'],
	['quận|q', district, 'quan'],
	['huyện|h|huyện đảo', district, 'huyen'],
	['đảo', district],
	['thị xã|tx|t x', district, 'thi-xa'],
	['phường|p|f', ward, 'phuong'],
	['xã|x', ward, 'xa'],
	['thị trấn|tt|t t', ward, 'thi-tran'],
	// An island district became one unit of the lowest level.
	['đặc khu', ['ward', 'district'], 'dac-khu'],
];
const english: readonly [spellings: string, levels: readonly UnitLevel[], kind?: Kind][] = [
	['province', province, 'tinh'],
	['city', city, 'thanh-pho'],
	['district|dist', district],
	['ward', ward, 'phuong'],
	['commune', ward, 'xa'],
	['town|township', ['ward', 'district']],
];

interface Spelling extends Omit<KindWord, 'isSure'> {
	marked: string;
}

function toMap(list: typeof vietnamese): Map<string, Spelling> {
	return new Map(
		list.flatMap(([spellings, levels, kind]) =>
			spellings.split('|').map((spelling) => {
				const words = toWords(spelling);
				const marked = words.map((word) => word.marked).join(' ');
				return [keyAt(words, 0, words.length), { levels, ...(kind && { kind }), length: words.length, marked }];
			}),
		),
	);
}

function keyAt(words: readonly Word[], at: number, length: number): string {
	return length === 1 ? (words[at]?.key ?? '') : `${words[at]?.key} ${words[at + 1]?.key}`;
}

// `City` and `Town` in front of a name are those of projects: Aqua City Hạ Long.
const before = toMap([...vietnamese, ...english.filter(([spellings]) => /^(?:district|ward)/.test(spellings))]);
const behind = toMap(english);
// Without marks, these are also the beginnings of names.
const unsure = new Set(['quan', 'xa', 'tinh', 'dao', 'tt']);

/** The kind that a text says at a word, before a name. */
export function kindBefore(words: readonly Word[], at: number, isMarked: boolean): KindWord | undefined {
	const [word, next, third] = [words[at], words[at + 1], words[at + 2]];
	if (!word || !next || next.opensSegment) return undefined;
	const two = third && !third.opensSegment ? before.get(keyAt(words, at, 2)) : undefined;
	// `T.P` but not `T&T`.
	const spelling = two && (word.key.length > 1 || word.isAbbreviated) ? two : before.get(word.key);
	if (!spelling) return undefined;
	const name = words[at + spelling.length];
	const isNumbered = /^\d/.test(name?.key ?? '');
	if (word.key.length === 1) {
		// An abbreviation where a point or a number follows; `Q Bình Thạnh` is common, `x` and `h` are not.
		if (!word.isAbbreviated && !/[qp]/.test(word.key) && !(word.key === 'f' && isNumbered)) return undefined;
		return { ...spelling, isSure: word.isAbbreviated || isNumbered };
	}
	const typed = spelling.length === 1 ? word.marked : `${word.marked} ${next.marked}`;
	// `Phương Mai` is no `phường`.
	if (isMarked && hasMarks(typed) && typed !== spelling.marked) return undefined;
	const isSure = word.isAbbreviated || isNumbered || (hasMarks(typed) ? isMarked : !unsure.has(word.key));
	return { ...spelling, isSure };
}

/** The kind that a text says in English behind a name: `Binh Thanh District`. */
export function kindBehind(word: Word | undefined): Omit<KindWord, 'isSure'> | undefined {
	return word && !word.opensSegment && !word.followsDash ? behind.get(word.key) : undefined;
}

const full: readonly [RegExp, Kind][] = [
	[/^tỉnh /i, 'tinh'],
	[/^thành phố /i, 'thanh-pho'],
	[/^quận /i, 'quan'],
	[/^huyện /i, 'huyen'],
	[/^thị xã /i, 'thi-xa'],
	[/^phường /i, 'phuong'],
	[/^xã /i, 'xa'],
	[/^thị trấn /i, 'thi-tran'],
	[/^đặc khu /i, 'dac-khu'],
];

/** Parts the full name of a unit into kind and name. */
export function splitName(fullName: string): { kind?: Kind; name: string } {
	for (const [pattern, kind] of full) {
		// `Phường Phường Đúc`: only the first one is the kind.
		if (pattern.test(fullName)) return { kind, name: fullName.replace(pattern, '').trim() };
	}
	return { name: fullName };
}

const markedOf = (names: string) =>
	new Set(names.split(' ').flatMap((name) => toWords(name).map(({ marked }) => marked)));
// Without marks `duong` is nearly always đường and `cau` may be anything.
const streets = markedOf('đường phố ngõ ngách hẻm kiệt duong pho ngo ngach hem');
const landmarks = markedOf('lộ lo chợ cầu trường bến cảng viện khu kđt kdc kcn ql dt tl');

/** Whether a word opens the name of a street: `Phố Huế`, but not `Dương Kinh`. */
export function opensStreet(word: Word | undefined): boolean {
	return word !== undefined && streets.has(word.marked);
}

/**
 * Whether a name is only the rest of another one that is called after it: `Đường Hà Nội`, `Phố Xã Đàn`, `Chợ Thủ Đức`. Of
 * what ends in such a word it is not: `Phường Thủy Đường, Thủy Nguyên`.
 */
export function isNamesake(words: readonly Word[], at: number, from: number): boolean {
	const [word, before, name] = [words[at - 1], words[at - 2], words[at]];
	if (at <= from || !word || !name || name.followsDash) return false;
	if (!streets.has(word.marked) && !landmarks.has(word.marked)) return false;
	return at - 1 === from || word.followsDash || /\d/.test(before?.key ?? '') || (word.isLowerCase && !name.isLowerCase);
}
