import type { UnitLevel } from '../../database/tables.ts';
import type { AddressIndex, Meaning } from './address-index.ts';
import { isNamesake, type Kind, type KindWord, kindBefore, kindBehind, opensStreet } from './kinds.ts';
import { joinKey, type Word } from './words.ts';

/** How a name stands in the text, which says how likely it is the name of a unit. */
export type Stand =
	/** In the column of its level. */
	| 'column'
	/** With its kind: `Phường 12`. */
	| 'kind'
	/** Alone between commas. */
	| 'alone'
	/** At the end of the text, or before what names a unit: `12 Lê Lợi Gò Vấp TPHCM`. */
	| 'end'
	/** At the end of something else: `Vincom Quảng Trị`. */
	| 'tail'
	/** At the beginning of something else: `Hà Nội giá tốt`. */
	| 'head';

/** A stretch of the text that may name units; places are counted in words, `to` is behind the last one. */
export interface Mention {
	from: number;
	to: number;
	/** Where the name begins, behind the kind. */
	nameFrom: number;
	nameTo: number;
	stand: Stand;
	/** The kind that the text says. */
	kind?: Kind;
	meanings: readonly Meaning[];
	isFuzzy: boolean;
}

/** A stretch where the text would name a unit, known or not. */
export interface Slot {
	levels: readonly UnitLevel[];
	kind?: Kind;
	from: number;
	nameFrom: number;
	/** How far the name may reach. */
	to: number;
	stand: 'column' | 'kind' | 'alone';
	/** The text says the level, and means it. */
	isSure: boolean;
}

/** The words of an address, with the column that each stands in where there are columns. */
export interface Reading {
	words: readonly Word[];
	/** It was typed with Vietnamese marks, so that what has none has none on purpose. */
	isMarked: boolean;
	columnAt(word: number): UnitLevel | 'street' | undefined;
}

const levels: readonly UnitLevel[] = ['province', 'district', 'ward'];
/** From here on a segment is a sentence, and no name that is merely misspelt. */
const LONGEST_SLOT = 6;

/** Finds every stretch that may name a unit, and every one that should. */
export function findMentions(
	index: AddressIndex,
	{ words, isMarked, columnAt }: Reading,
): { mentions: Mention[]; slots: Slot[] } {
	const finder = new Finder(index, words, isMarked);
	for (let from = 0; from < words.length; ) {
		let to = from + 1;
		while (to < words.length && !words[to]?.opensSegment) to++;
		const column = columnAt(from);
		finder.readKinds(from, to);
		if (column === undefined) finder.readSegment(from, to);
		else if (column !== 'street') finder.readColumn(from, to, column, columnAt(from - 1) !== column);
		from = to;
	}
	return { mentions: finder.finish(), slots: finder.slots };
}

class Finder {
	readonly mentions: Mention[] = [];
	readonly slots: Slot[] = [];
	readonly #index: AddressIndex;
	readonly #words: readonly Word[];
	readonly #isMarked: boolean;
	/** Where names with a kind begin: a name without one may end there. */
	readonly #ends = new Set<number>();
	/** Where mentions and kinds begin. */
	readonly #starts = new Set<number>();

	constructor(index: AddressIndex, words: readonly Word[], isMarked: boolean) {
		this.#index = index;
		this.#words = words;
		this.#isMarked = isMarked;
	}

	/** `Phường 12`, `P.12`, `Ward 12`, `Thao Dien Ward`. */
	readKinds(from: number, to: number): void {
		for (let at = from; at < to - 1; at++) {
			const kind = kindBefore(this.#words, at, this.#isMarked);
			if (!kind || at + kind.length >= to || isNamesake(this.#words, at, from)) continue;
			const nameFrom = at + kind.length;
			const said = { ...kindOf(kind), from: at, nameFrom, stand: 'kind' } as const;
			this.slots.push({ ...said, levels: kind.levels, to, isSure: kind.isSure });
			this.#starts.add(at);
			let key = '';
			for (let nameTo = nameFrom + 1; nameTo <= Math.min(to, nameFrom + this.#index.longestName); nameTo++) {
				key = joinKey(key, this.#words[nameTo - 1]?.key ?? '');
				if (this.#add(key, kind.levels, { ...said, to: nameTo, nameTo })) this.#ends.add(at);
			}
		}
		for (let at = from + 1; at < to; at++) {
			const kind = kindBehind(this.#words[at]);
			if (!kind) continue;
			const said = { ...kindOf(kind), to: at + 1, nameTo: at, stand: 'kind' } as const;
			// Projects are called Aqua City and Nam Hội An City.
			const isClear = (start: number) => kind.kind !== 'thanh-pho' || this.#isFirst(start, from);
			// The longest name: Hiep Binh Chanh Ward is not in Binh Chanh.
			const nameFrom = this.#startsBefore(at, from).findLast(
				(start) =>
					isClear(start) && this.#add(this.#key(start, at), kind.levels, { ...said, from: start, nameFrom: start }),
			);
			if (nameFrom !== undefined) this.#ends.add(nameFrom);
		}
	}

	/** A segment of free text: names without a kind. Dashes part it unless one is in a name. */
	readSegment(from: number, to: number): void {
		const parts = [from];
		for (let at = from + 1; at < to; at++) if (this.#words[at]?.followsDash) parts.push(at);
		if (parts.length > 1 && this.#addBare(from, to, 'alone', levels)) return;
		for (const [number, part] of parts.entries()) this.#readPart(part, parts[number + 1] ?? to);
	}

	// Alone, at the end, and at the beginning.
	#readPart(from: number, to: number): void {
		const isStreet = opensStreet(this.#words[from]);
		if (!isStreet && to - from <= LONGEST_SLOT)
			this.slots.push({ levels, from, nameFrom: from, to, stand: 'alone', isSure: false });
		// `Phố Huế` is a street though a ward is called so; `Cầu Giấy` is a district.
		const isAlone = this.#addBare(from, to, 'alone', isStreet ? ['province', 'district'] : levels);
		if (isAlone) return;

		const isLast = to === this.#words.length;
		const ends = [to, ...[...this.#ends].filter((end) => end > from && end < to)];
		for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
			for (const start of this.#startsBefore(end, from)) {
				const stand = end < to || isLast ? 'end' : 'tail';
				const reach: readonly UnitLevel[] = start === from && !isStreet ? levels : ['province', 'district'];
				if (isNamesake(this.#words, start, from)) continue;
				if (this.#addBare(start, end, stand, reach)) ends.push(start);
			}
		}
		if (isStreet) return;
		for (let end = from + 1; end < Math.min(to, from + 1 + this.#index.longestName); end++)
			this.#addBare(from, end, 'head', ['province']);
	}

	/** A column of a level: its first segment is of that level, kind or not; further ones say where that lies. */
	readColumn(from: number, to: number, level: UnitLevel, isFirst: boolean): void {
		const coarser = levels.slice(0, levels.indexOf(level));
		const reach = isFirst ? [level] : coarser;
		const name = { from, to, nameFrom: from, stand: 'column' } as const;
		this.slots.push({ ...name, levels: reach, isSure: true });
		this.#add(this.#key(from, to), reach, { ...name, nameTo: to });
	}

	/** The mentions without what they cannot mean, now that all are known. */
	finish(): Mention[] {
		const wards = this.mentions.filter((mention) => mention.stand === 'kind' && isOfWards(mention));
		return this.mentions.flatMap((mention) => {
			const { stand, kind, from, to, nameTo, meanings } = mention;
			// In Phường Xuân Hương - Đà Lạt, nothing says the city.
			const isInside = (ward: Mention) => ward.nameFrom <= from && to <= ward.nameTo;
			if (stand !== 'kind' && stand !== 'column') return wards.some(isInside) ? [] : mention;
			if (!kind || to > nameTo || this.#isWholeName(mention)) return mention;
			// Of Phường An Hải Đông, the ward An Hải.
			const left = meanings.filter(({ place }) => place.level !== 'ward');
			return left.length > 0 ? { ...mention, meanings: left } : [];
		});
	}

	#isWholeName({ nameFrom, nameTo }: Mention): boolean {
		const [first, next] = [this.#words[nameFrom], this.#words[nameTo]];
		if (!first || !next || /^\d/.test(first.key)) return true;
		const isOther = next.opensSegment || next.followsDash || (next.isLowerCase && !first.isLowerCase);
		return isOther || this.#starts.has(nameTo);
	}

	#isFirst(start: number, from: number): boolean {
		const before = this.#words[start - 1];
		return start === from || /^\d/.test(before?.key ?? '') || kindBehind(before) !== undefined;
	}

	#startsBefore(end: number, from: number): number[] {
		const starts: number[] = [];
		for (let start = end - 1; start >= Math.max(from, end - this.#index.longestName); start--) starts.push(start);
		return starts;
	}

	#key(from: number, to: number): string {
		let key = '';
		for (let at = from; at < to; at++) key = joinKey(key, this.#words[at]?.key ?? '');
		return key;
	}

	#addBare(from: number, to: number, stand: Stand, reach: readonly UnitLevel[]): boolean {
		if (to - from > this.#index.longestName) return false;
		const key = this.#key(from, to);
		// A number alone may be anything.
		return !/^\d+$/.test(key) && this.#add(key, reach, { from, to, nameFrom: from, nameTo: to, stand });
	}

	#add(key: string, reach: readonly UnitLevel[], mention: Omit<Mention, 'meanings' | 'isFuzzy'>): boolean {
		const all = this.#index.meanings.get(key);
		if (!all) return false;
		const meanings = all.filter(({ place }) => reach.includes(place.level));
		if (meanings.length === 0) return false;
		this.mentions.push({ ...mention, meanings, isFuzzy: false });
		if (mention.stand !== 'head') this.#starts.add(mention.from);
		return true;
	}
}

function kindOf({ kind }: Pick<KindWord, 'kind'>): { kind?: Kind } {
	return kind ? { kind } : {};
}

function isOfWards({ meanings }: Mention): boolean {
	return meanings.some(({ place }) => place.level === 'ward');
}
