import type { Direction } from '../listing/vocabulary.ts';

export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];

/** The eight trigrams (Khảm, Khôn, Chấn, Tốn, Càn, Đoài, Cấn, Ly) by their numbers in the magic square; the fifth place is the middle. */
const byNumber = ['WATER', 'EARTH', 'THUNDER', 'WIND', undefined, 'HEAVEN', 'LAKE', 'MOUNTAIN', 'FIRE'] as const;
export type Trigram = NonNullable<(typeof byNumber)[number]>;

/** Lines from bottom to top (1 unbroken), and the direction in the later order of heaven. */
const trigrams: Readonly<Record<Trigram, { lines: number; direction: Direction }>> = {
	WATER: { lines: 0b010, direction: 'NORTH' },
	EARTH: { lines: 0b000, direction: 'SOUTH_WEST' },
	THUNDER: { lines: 0b100, direction: 'EAST' },
	WIND: { lines: 0b011, direction: 'SOUTH_EAST' },
	HEAVEN: { lines: 0b111, direction: 'NORTH_WEST' },
	LAKE: { lines: 0b110, direction: 'WEST' },
	MOUNTAIN: { lines: 0b001, direction: 'NORTH_EAST' },
	FIRE: { lines: 0b101, direction: 'SOUTH' },
};

/** What a direction is said to be: the four good ones from the best, the four bad ones from the mildest. */
export const stars = [
	'SINH_KHI',
	'THIEN_Y',
	'DIEN_NIEN',
	'PHUC_VI',
	'HOA_HAI',
	'LUC_SAT',
	'NGU_QUY',
	'TUYET_MENH',
] as const;
export type Star = (typeof stars)[number];

/** Which lines (from bottom to top) differ between a person's trigram and a direction's. */
const changed: Readonly<Record<Star, number>> = {
	SINH_KHI: 0b001,
	THIEN_Y: 0b110,
	DIEN_NIEN: 0b111,
	PHUC_VI: 0b000,
	HOA_HAI: 0b100,
	LUC_SAT: 0b101,
	NGU_QUY: 0b011,
	TUYET_MENH: 0b010,
};

/** Heavenly stems and earthly branches, by which years are named; both begin with 1984. */
export const stems = ['GIAP', 'AT', 'BINH', 'DINH', 'MAU', 'KY', 'CANH', 'TAN', 'NHAM', 'QUY'] as const;
export const branches = [
	'RAT',
	'OX',
	'TIGER',
	'CAT',
	'DRAGON',
	'SNAKE',
	'HORSE',
	'GOAT',
	'MONKEY',
	'ROOSTER',
	'DOG',
	'PIG',
] as const;

/** The name of a lunar year, as `GIAP` and `RAT` for 1984. */
export function yearName(year: number): { stem: (typeof stems)[number]; branch: (typeof branches)[number] } {
	const turn = (count: number) => (((year - 1984) % count) + count) % count;
	return { stem: stems[turn(10)] ?? 'GIAP', branch: branches[turn(12)] ?? 'RAT' };
}

/**
 * The trigram (cung phi) of who was born in a lunar year: of men 11 less the year's digit sum (taken again until it is one
 * digit), of women 4 more; who falls on the middle has Khôn as a man and Cấn as a woman.
 */
export function trigramOf(lunarYear: number, gender: Gender): Trigram {
	const sum = lunarYear % 9 || 9;
	const number = gender === 'male' ? 11 - sum : 4 + sum;
	return byNumber[(number - 1) % 9] ?? (gender === 'male' ? 'EARTH' : 'MOUNTAIN');
}

/** East or west: whose good directions are which four. */
export type DestinyGroup = 'east' | 'west';

/** A direction and what it is said to be for somebody. */
export interface DirectionStar {
	star: Star;
	direction: Direction;
	isGood: boolean;
}

/** What the tradition of bát trạch says about somebody. A custom: nothing of it is a promise. */
export interface Destiny {
	trigram: Trigram;
	/** Its three lines as bits, the lowest line first; 1 is unbroken. */
	lines: number;
	group: DestinyGroup;
	/** In the order of `stars`. */
	directions: DirectionStar[];
}

/** What bát trạch says about who was born in a lunar year. */
export function destinyOf(lunarYear: number, gender: Gender): Destiny {
	const trigram = trigramOf(lunarYear, gender);
	const own = trigrams[trigram].lines;
	return {
		trigram,
		lines: own,
		group: ['WATER', 'FIRE', 'THUNDER', 'WIND'].includes(trigram) ? 'east' : 'west',
		directions: stars.map((star, index) => {
			const found = Object.values(trigrams).find(({ lines }) => lines === (own ^ changed[star]));
			return { star, direction: found?.direction ?? 'NORTH', isGood: index < 4 };
		}),
	};
}
