import type { UnitLevel } from '../../database/tables.ts';
import type { Meaning, Place } from './address-index.ts';
import type { Mention, Reading, Slot, Stand } from './find-mentions.ts';
import type { Word } from './words.ts';

/** One reading of one stretch. */
export interface Hit {
	mention: Mention;
	meaning: Meaning;
	score: number;
}

/** Units that lie in each other, each named or implied by the one below: a reading of the whole address. */
export interface Chain {
	ward?: Hit;
	district?: Hit;
	province?: Hit;
	score: number;
}

const scores: Readonly<Record<UnitLevel, Readonly<Record<Stand, number>>>> = {
	province: { column: 10, kind: 10, alone: 10, end: 8, tail: 4, head: 2 },
	district: { column: 10, kind: 10, alone: 10, end: 8, tail: 4, head: 0 },
	// Less than a district, however it stands: ward names are many, and a wrong district is worse than no ward.
	ward: { column: 6, kind: 6, alone: 5, end: 4, tail: 0, head: 0 },
};
/** What a reading must reach: more than the end of a project's name. */
const LEAST = 5;
/** Readings closer than this are equally good. */
const SAME = 0.05;
/** So many times a place is taken for named: more say nothing new, and each would be put together with all the others. */
const MOST_HITS = 4;

/** The best readings of an address: one, or several that are equally good. */
export function chooseChains(
	mentions: readonly Mention[],
	slots: readonly Slot[],
	{ words, isMarked }: Reading,
): Chain[] {
	// Where the text says "Phường …", the ward is that one, known or not, and no name without a kind.
	const saysWard = slots.some(({ isSure, levels }) => isSure && levels[0] === 'ward');
	const wards = new Map<Place, Hit[]>();
	const districts = new Map<Place, Hit[]>();
	const provinces = new Map<Place, Hit[]>();
	for (const mention of mentions) {
		for (const meaning of mention.meanings) {
			const hit = { mention, meaning, score: scoreOf(mention, meaning, words, isMarked) };
			if (meaning.place.level === 'ward') {
				if (isSaid(mention) || !saysWard) push(wards, meaning.place, hit);
			} else push(meaning.place.level === 'district' ? districts : provinces, meaning.place, hit);
		}
	}

	let chains: Chain[] = [];
	let best = LEAST - SAME;
	const consider = (ward?: Hit, district?: Hit, province?: Hit) => {
		const score = scoreOfChain(ward, district, province);
		if (score < best - SAME) return;
		if (score > best + SAME) chains = [];
		best = Math.max(best, score);
		chains.push({ ...(ward && { ward }), ...(district && { district }), ...(province && { province }), score });
	};

	for (const ward of [...wards.values()].flat()) {
		const { place } = ward.meaning;
		// Who says the old kind and the district means the old ward, known or not: Thị trấn An Dương, Huyện An Dương.
		const isOld = place.system === 'current' && isOtherKind(ward.mention, place);
		for (const district of [undefined, ...(isOld ? [] : hitsOn(districts, place.districts, [ward]))]) {
			const province = bestOf(hitsOn(provinces, place.provinces, [ward, district], district ? 0.3 : 1));
			// A ward without its kind is one only where the text says what it lies in.
			if (isSaid(ward.mention) || district || province) consider(ward, district, province);
		}
	}
	for (const district of [...districts.values()].flat())
		consider(undefined, district, bestOf(hitsOn(provinces, district.meaning.place.provinces, [district])));
	for (const province of [...provinces.values()].flat()) consider(undefined, undefined, province);
	return chains;
}

/** Keeps the readings that name a place best, the first of what is equally good. */
function push(map: Map<Place, Hit[]>, place: Place, hit: Hit): void {
	const hits = map.get(place);
	if (!hits) map.set(place, [hit]);
	else if (hits.length < MOST_HITS) hits.push(hit);
	else {
		const weakest = hits.reduce((least, each) => (each.score < least.score ? each : least));
		if (hit.score > weakest.score) hits.splice(hits.indexOf(weakest), 1, hit);
	}
}

function scoreOf(mention: Mention, { place, isAlias }: Meaning, words: readonly Word[], isMarked: boolean): number {
	const { stand, kind, from, nameFrom, nameTo } = mention;
	let score = scores[place.level][stand] + (nameTo - nameFrom) / 10;
	// An island district became one unit of the lowest level, and counts as much as it did.
	if (kind === 'dac-khu' && place.kind === kind) score += 4;
	if (isAlias) score -= 0.5;
	else if (isOtherKind(mention, place)) score -= 1.5;
	if (place.isGone) score -= 2;
	if (mention.isFuzzy) score -= 3;
	if (isMarked && !isAlias && markedName(mention, words) === place.marked) score += 0.3;
	// Streets and projects that are called as districts stand in front of the district.
	if (!isSaid(mention)) score += (0.4 * from) / words.length;
	// `Bắc Ninh` is the province before it is its city, and the old province before the one of today.
	if (place.level === 'province') score += place.system === 'legacy' ? 0.2 : 0.1;
	return score;
}

/** Whether the text says of which level a name is, by its kind or its column. */
export function isSaid({ stand }: { stand: Stand }): boolean {
	return stand === 'kind' || stand === 'column';
}

/** Whether the text says another kind than the unit has: `Thị xã Dĩ An`, once. */
export function isOtherKind({ kind }: Mention, place: Place): boolean {
	return kind !== undefined && kind !== place.kind;
}

/** The name as it was typed, with its marks. */
export function markedName({ nameFrom, nameTo }: Mention, words: readonly Word[]): string {
	let name = '';
	for (let at = nameFrom; at < nameTo; at++) name += words[at]?.marked ?? '';
	return name;
}

/** What names one of the places and shares no word with the others. */
function hitsOn(
	named: ReadonlyMap<Place, readonly Hit[]>,
	places: readonly Place[],
	others: readonly (Hit | undefined)[],
	loss = 0.3,
): Hit[] {
	return places.flatMap((place, rank) =>
		(named.get(place) ?? [])
			.filter(({ mention }) => !others.some((other) => other && overlap(other.mention, mention)))
			// What a unit lies in by its own system comes first: `Huyện Châu Thành, Đồng Tháp` is in the old Đồng Tháp.
			.map((hit) => (rank > 0 ? { ...hit, score: hit.score - loss } : hit)),
	);
}

function bestOf(hits: readonly Hit[]): Hit | undefined {
	return hits.reduce<Hit | undefined>((best, hit) => (best && best.score >= hit.score ? best : hit), undefined);
}

/** Whether two stretches share a word. */
export function overlap(a: { from: number; to: number }, b: { from: number; to: number }): boolean {
	return a.from < b.to && b.from < a.to;
}

function scoreOfChain(ward: Hit | undefined, district: Hit | undefined, province: Hit | undefined) {
	const named = [ward, district, province].filter((hit) => hit !== undefined);
	let score = named.reduce((sum, hit) => sum + hit.score, 0);
	const steps = named.slice(1).map((hit, at) => Math.sign(hit.mention.from - (named[at]?.mention.from ?? 0)));
	if (steps.includes(-1)) score -= steps.includes(1) ? 1 : 0.2;
	// Since July 2025 an address has two levels: what names no district is read as a current one first, what does as an old one.
	if (ward?.meaning.place.system === 'current') score += district ? -2 : 0.2;
	return score;
}
