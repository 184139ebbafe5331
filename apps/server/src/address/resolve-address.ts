import type { UnitLevel } from '../database/tables.ts';
import type { AddressIndex, Place } from './resolve/address-index.ts';
import { type Chain, chooseChains, isSaid, overlap } from './resolve/choose-chains.ts';
import { findMentions, type Mention, type Reading, type Slot } from './resolve/find-mentions.ts';
import { findNear } from './resolve/near-names.ts';
import { hitsOf, type ResolvedAddress, toUnits } from './resolve/to-units.ts';
import { hasMarks, toWords } from './resolve/words.ts';

export { type AddressIndex, buildAddressIndex } from './resolve/address-index.ts';
export type { Found, ResolvedAddress, ResolvedUnit } from './resolve/to-units.ts';

/** An address as somebody wrote it: one text, or columns, or both. Columns may leave out the kind (`12`, `Gò Vấp`). */
export interface WrittenAddress {
	text?: string | undefined;
	street?: string | undefined;
	ward?: string | undefined;
	district?: string | undefined;
	province?: string | undefined;
}

/** So much of a text or column is read: whoever writes more writes no address. */
const LONGEST = 500;

/** Finds the administrative units that an address names. Reads nothing but the index, in about 30 µs. */
export function resolveAddress(index: AddressIndex, address: string | WrittenAddress): ResolvedAddress {
	const { text, reading } = read(typeof address === 'string' ? { text: address } : address);
	const { mentions, slots } = findMentions(index, reading);
	let chains = chooseChains(mentions, slots, reading);
	// Only what is not found by its name may be a slip, and only among what lies in the unit above.
	for (const level of ['province', 'district', 'ward'] as const) {
		const near = findNearIn(index, reading, slots, chains, level);
		if (near.length === 0) continue;
		mentions.push(...near);
		chains = chooseChains(mentions, slots, reading);
	}
	const units = toUnits(chains, mentions, slots, reading);
	const found = Object.values(units).flatMap(({ code }) => code ?? []);
	return { ...units, street: restOf(text, reading, chains, mentions, new Set(found)) };
}

type Column = UnitLevel | 'street' | undefined;

// Maps write the country and a postal code behind.
const COUNTRY = /[\s.]*[,;-]\s*(?:việt ?nam|viet ?nam|vn)[\s.]*$/i;
const POSTAL_CODE = /(?<=\p{L})[\s,]+\d{5,6}$/u;

/** Puts text and columns one behind the other and remembers where each begins. */
function read({ text, street, ward, district, province }: WrittenAddress): { text: string; reading: Reading } {
	const parts: [Column, string][] = [
		[undefined, clip(text).replace(COUNTRY, '').replace(POSTAL_CODE, '')],
		['street', clip(street)],
		['ward', clip(ward)],
		['district', clip(district)],
		['province', clip(province)],
	];
	let all = '';
	const columns: { until: number; column: Column }[] = [];
	for (const [column, part] of parts) {
		if (!part) continue;
		all += `${all && '\n'}${part}`;
		columns.push({ until: all.length, column });
	}
	const words = toWords(all);
	const columnAt = (at: number) => {
		const start = words[at]?.start;
		return start === undefined ? undefined : columns.find(({ until }) => start < until)?.column;
	};
	return { text: all, reading: { words, isMarked: hasMarks(all), columnAt } };
}

function clip(text = ''): string {
	return text.slice(0, LONGEST).normalize('NFKC').trim();
}

/** Names that are nearly those of what lies in the unit found above. */
function findNearIn(
	index: AddressIndex,
	{ words }: Reading,
	slots: readonly Slot[],
	chains: readonly Chain[],
	level: UnitLevel,
): Mention[] {
	const [chain] = chains;
	if (level === 'province') {
		if (chain?.province || chain?.district) return [];
		const last = Math.max(0, ...slots.map(({ to }) => to));
		return near((slot) => isSaid(slot) || slot.to === last, index.provinces);
	}
	const parent = level === 'district' ? chain?.province : chain?.district;
	if (!parent || chain?.[level] || new Set(chains.map((each) => each[parent.meaning.place.level])).size > 1) return [];
	const { place } = parent.meaning;
	const isBefore = (slot: Slot) =>
		isSaid(slot) || (slot.to === parent.mention.from && (level === 'district' || slot.from > 0));
	const inside = near(isBefore, place.children);
	if (inside.length > 0 || level === 'ward') return inside;
	const merged = place.system === 'current' ? [place] : place.successors;
	return near(
		isBefore,
		merged.flatMap(({ predecessors }) => predecessors.flatMap(({ children }) => children)),
	);

	function near(isSlot: (slot: Slot) => boolean, places: readonly Place[]): Mention[] {
		const free = slots.filter(
			(slot) =>
				slot.levels.includes(level) &&
				isSlot(slot) &&
				hitsOf(chain).every(({ mention }) => !overlap(mention, { from: slot.from, to: slot.nameFrom + 1 })),
		);
		return free.flatMap((slot) => findNear(index, words, slot, level, places));
	}
}

/** What is left of the text when the names of the units found are taken out. */
function restOf(
	text: string,
	{ words, columnAt }: Reading,
	chains: readonly Chain[],
	mentions: readonly Mention[],
	found: ReadonlySet<string>,
): string | null {
	const hits = chains.flatMap(hitsOf).filter(({ meaning }) => found.has(meaning.place.code));
	const places = new Set(hits.map(({ meaning }) => meaning.place));
	const used = new Set(hits.map(({ mention }) => mention));
	const first = Math.min(...hits.map(({ mention }) => mention.from));
	const isInColumns = columnAt(first) !== columnAt(0);
	const taken = new Set<number>();
	for (const mention of mentions) {
		// `Vincom Quảng Trị` keeps its name; so does the street in front of the ward that is called like the district.
		const isRepeated =
			(mention.from > first && mention.stand !== 'head') ||
			(isInColumns && mention.from > 0 && (mention.stand === 'kind' || mention.stand === 'alone'));
		if (mention.stand === 'tail' || !(used.has(mention) || isRepeated)) continue;
		if (!mention.meanings.some(({ place }) => places.has(place))) continue;
		for (let at = mention.from; at < mention.to; at++) taken.add(at);
	}

	const column = words.some((_, at) => columnAt(at) === 'street') ? 'street' : undefined;
	const isRest = (at: number) => at < words.length && !taken.has(at) && columnAt(at) === column;
	const runs: string[] = [];
	for (let at = 0; at < words.length; at++) {
		if (!isRest(at)) continue;
		let end = at + 1;
		while (isRest(end)) end++;
		runs.push(tidy(text.slice(words[at]?.start, words[end]?.start)));
		at = end;
	}
	return runs.join(', ') || null;
}

function tidy(rest: string): string {
	const text = rest
		.replace(/\s+/g, ' ')
		.replaceAll(' ,', ',')
		.replace(/[\s,;([–-]+$/, '');
	return text.includes('(') ? text : text.replace(/[\s).]+$/, '');
}
