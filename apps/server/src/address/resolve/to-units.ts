import type { UnitLevel } from '../../database/tables.ts';
import type { Place } from './address-index.ts';
import { type Chain, type Hit, isOtherKind, isSaid, markedName, overlap } from './choose-chains.ts';
import type { Mention, Reading, Slot } from './find-mentions.ts';
import { hasMarks, type Word } from './words.ts';

/**
 * How a unit was found: by its name, by a former, short or otherwise spelt one (`alias`), by one with a slip (`fuzzy`), or
 * through another unit (`implied`). Or why not: several are meant or the text contradicts itself (`ambiguous`), it names one
 * that there is not (`unknown`), or none (`missing`).
 */
export type Found = 'exact' | 'alias' | 'fuzzy' | 'implied' | 'ambiguous' | 'unknown' | 'missing';

/** A level of a resolved address. */
export interface ResolvedUnit {
	/** Null unless sure. */
	code: string | null;
	found: Found;
	/** When ambiguous: the codes that a person may choose from, ascending. */
	candidates: readonly string[];
}

/** What a written address means in both systems. */
export interface ResolvedAddress {
	province: ResolvedUnit;
	district: ResolvedUnit;
	ward: ResolvedUnit;
	currentProvince: ResolvedUnit;
	currentWard: ResolvedUnit;
	/** What of the text names none of the units found: house number, street, project. */
	street: string | null;
}

type Level = Exclude<keyof ResolvedAddress, 'street'>;

/** What the best readings of an address agree on, level by level. */
export function toUnits(
	chains: readonly Chain[],
	mentions: readonly Mention[],
	slots: readonly Slot[],
	{ words }: Reading,
): Omit<ResolvedAddress, 'street'> {
	const places = chains.map(placesOf);
	const doubted = doubtedLevels(chains, mentions, slots);
	const [chain] = chains;
	const unit = (level: Level, hit: Hit | undefined): ResolvedUnit => {
		const codes = [...new Set(places.flatMap((at) => at[level].map(({ code }) => code)))].sort();
		const [code, ...others] = codes;
		if (code === undefined)
			return { code: null, found: isNamed(level, slots, chain) ? 'unknown' : 'missing', candidates: [] };
		if (others.length > 0 || doubted.has(level)) return { code: null, found: 'ambiguous', candidates: codes };
		return { code, found: foundBy(hit, words), candidates: [] };
	};
	const inSystem = (hit: Hit | undefined, system: Place['system']) =>
		hit?.meaning.place.system === system ? hit : undefined;
	return {
		province: unit('province', inSystem(chain?.province, 'legacy')),
		district: unit('district', chain?.district),
		ward: unit('ward', inSystem(chain?.ward, 'legacy')),
		currentProvince: unit('currentProvince', inSystem(chain?.province, 'current')),
		currentWard: unit('currentWard', inSystem(chain?.ward, 'current')),
	};
}

/** The units of both systems that a reading comes to; several where an old unit was split or a new one was put together. */
function placesOf({ ward, district, province }: Chain): Record<Level, readonly Place[]> {
	const place = (ward ?? district ?? province)?.meaning.place;
	if (!place) return { province: [], district: [], ward: [], currentProvince: [], currentWard: [] };
	if (place.system === 'legacy') {
		const lineage = [place, place.parent, place.parent?.parent].filter((unit) => unit !== undefined);
		const at = (level: UnitLevel) => lineage.filter((unit) => unit.level === level);
		// An island district has no wards: it became a unit of the lowest level itself.
		const currentWard = place.successors.filter(({ level }) => level === 'ward');
		return {
			province: at('province'),
			district: at('district'),
			ward: at('ward'),
			currentProvince: at('province').flatMap(({ successors }) => successors),
			currentWard,
		};
	}
	const within = district?.meaning.place;
	const before = place.predecessors.filter((old) => !within || old === within || old.parent === within);
	const lineage = before.flatMap((old) => [old, old.parent, old.parent?.parent]).filter((unit) => unit !== undefined);
	const at = (level: UnitLevel) => lineage.filter((unit) => unit.level === level);
	const isWard = place.level === 'ward';
	return {
		province: at('province'),
		district: at('district'),
		ward: at('ward'),
		currentProvince: isWard ? (place.parent ? [place.parent] : []) : [place],
		currentWard: isWard ? [place] : [],
	};
}

function foundBy(hit: Hit | undefined, words: readonly Word[]): Found {
	if (!hit) return 'implied';
	const { mention, meaning } = hit;
	if (mention.isFuzzy) return 'fuzzy';
	if (meaning.isAlias || isOtherKind(mention, meaning.place)) return 'alias';
	// `Tân Hùng` is not written `Tân Hưng`; without any marks it may be.
	const name = markedName(mention, words);
	return hasMarks(name) && name !== meaning.place.marked ? 'fuzzy' : 'exact';
}

/** Whether the text says that here comes a unit of the level, and none was found. */
function isNamed(level: Level, slots: readonly Slot[], chain: Chain | undefined): boolean {
	if (level === 'currentWard' || level === 'currentProvince') return false;
	return slots.some((slot) => slot.isSure && slot.levels.includes(level) && isFree(slot, chain));
}

function isFree(stretch: { from: number; to: number; nameFrom?: number }, chain: Chain | undefined): boolean {
	// A slot may reach further than its name does.
	const head = { from: stretch.from, to: (stretch.nameFrom ?? stretch.to - 1) + 1 };
	return hitsOf(chain).every(({ mention }) => !overlap(mention, head));
}

/** The units that a reading rests on, the smallest first. */
export function hitsOf(chain: Chain | undefined): Hit[] {
	return [chain?.ward, chain?.district, chain?.province].filter((hit) => hit !== undefined);
}

const all: readonly Level[] = ['province', 'district', 'ward', 'currentProvince', 'currentWard'];

/** Levels where the best reading goes against something else in the text, or rests on too little. */
function doubtedLevels(chains: readonly Chain[], mentions: readonly Mention[], slots: readonly Slot[]): Set<Level> {
	const doubted = new Set<Level>();
	const doubt = (...levels: readonly Level[]) => {
		for (const level of levels) doubted.add(level);
	};
	const [chain] = chains;
	if (!chain) return doubted;
	const free = slots.filter((slot) => slot.isSure && isFree(slot, chain));
	// "Phường 5, Quận 3, Hà Nội"
	if (mentions.some((mention) => contradicts(mention, chains))) doubt(...all);
	// "Phường 5, Quận 3" in the text, and Quận 4 in the column of districts.
	if (free.some((slot) => slot.stand === 'column' && slot.levels.some((level) => chain[level]) && !agrees(slot)))
		doubt(...all);
	// "Phường Dịch Vọng, Quận 13, Hà Nội"
	if (chain.ward && !chain.district && free.some((slot) => slot.levels.includes('district') && !agrees(slot)))
		doubt('district', 'ward', 'currentWard');
	// "Phúc Thọ, Xã Mai Lâm, Hà Nội": what stands before an unknown ward is its hamlet rather than its district.
	if (!chain.ward && chain.district && !isSaid(chain.district.mention) && precedesWard(chain, free))
		doubt('district', 'currentWard');
	// "Nguyễn Trãi, Hà Đông": a street and a ward are both called so, and before a district stands the one or the other.
	if (chain.ward && isBareAtStart(chain.ward.mention) && isUrbanOrAlone(chain)) doubt('ward', 'currentWard');
	return doubted;

	/** The slot names again what the reading comes to. */
	function agrees({ from, to }: Slot): boolean {
		const places = new Set(chains.flatMap((each) => Object.values(placesOf(each)).flat()));
		return mentions.some(
			(mention) => from <= mention.from && mention.to <= to && mention.meanings.some(({ place }) => places.has(place)),
		);
	}
}

function precedesWard({ district, province }: Chain, slots: readonly Slot[]): boolean {
	const [from = 0, end = Number.POSITIVE_INFINITY] = [district?.mention.from, province?.mention.from];
	return slots.some(({ levels, from: at }) => levels[0] === 'ward' && from < at && at < end);
}

/** Whether the text names a province that the reading does not lie in. */
function contradicts(mention: Mention, chains: readonly Chain[]): boolean {
	const [chain] = chains;
	const { stand, meanings } = mention;
	if (stand === 'tail' || stand === 'head' || !isFree(mention, chain)) return false;
	if (!meanings.some(({ place }) => place.level === 'province')) return false;
	const agreed = new Set(chains.flatMap((each) => hitsOf(each)[0]?.meaning.place.provinces ?? []));
	if (meanings.some(({ place }) => place.provinces.some((province) => agreed.has(province)))) return false;
	// The end of a street without commas may be the end of its name: Nguyễn Thái Bình.
	if (stand === 'end' && chain?.province) return false;
	const hits = hitsOf(chain);
	const isBehind = hits.every((hit) => hit.mention.to <= mention.from);
	// In front of ward and district it is a street: Đồng Nai, Phường 15, Quận 10.
	return isBehind || isSaid(mention) || (!chain?.province && hits.length < 2);
}

function isBareAtStart({ stand, from }: Mention): boolean {
	return from === 0 && (stand === 'alone' || stand === 'end');
}

function isUrbanOrAlone({ ward, district }: Chain): boolean {
	return ward?.meaning.place.kind === 'phuong' || !district;
}
