import type { UnitMappingTable, UnitTable } from '../../database/tables.ts';
import { LEGACY_END } from '../reform.ts';
import { type Kind, splitName } from './kinds.ts';
import { mergedWards, oldNames } from './old-names.ts';
import { joinKey, nameKey, toWords } from './words.ts';

/** What the index needs of a unit. */
export type IndexedUnit = Pick<UnitTable, 'system' | 'code' | 'level' | 'full_name'> &
	Partial<Pick<UnitTable, 'parent_code' | 'valid_to'>>;

/** A unit among the others. */
export interface Place {
	system: UnitTable['system'];
	level: UnitTable['level'];
	code: string;
	kind: Kind | undefined;
	/** Keys of the words of its name, without its kind. */
	words: readonly string[];
	/** The name with its marks. */
	marked: string;
	/** Gone before its system was. */
	isGone: boolean;
	parent: Place | undefined;
	children: Place[];
	/** Current units that it became, all of it or in part. */
	successors: Place[];
	/** Legacy units that it was made of. */
	predecessors: Place[];
	/** The province that it lies in by its own system, then the ones it may be said to lie in. */
	provinces: readonly Place[];
	/** The same for its district: of a current ward, those that it was made of. */
	districts: readonly Place[];
}

/** What a name may mean. */
export interface Meaning {
	place: Place;
	/** A former, short or shortened name: not the one it has. */
	isAlias: boolean;
}

/** Every unit by its name; built once and read by `resolveAddress`. */
export interface AddressIndex {
	meanings: ReadonlyMap<string, readonly Meaning[]>;
	provinces: readonly Place[];
	/** Every word that the name of a unit has. */
	vocabulary: ReadonlySet<string>;
	/** The most words that a name has. */
	longestName: number;
}

/**
 * Builds the index from the tables `unit` and `unit_mapping`; 15,000 units take about a tenth of a second. A newer list gives
 * some codes another name (Phường 3 of Quận 8 became Rạch Ông): with the units of an older one as `former`, such as the
 * packaged ones, the old names are known too.
 */
export function buildAddressIndex(
	units: readonly IndexedUnit[],
	mappings: readonly UnitMappingTable[],
	former: readonly IndexedUnit[] = [],
): AddressIndex {
	const places = new Map(units.map((unit) => [`${unit.system} ${unit.code}`, toPlace(unit)]));
	const legacy = (code: string) => places.get(`legacy ${code}`);
	for (const unit of units) {
		const place = places.get(`${unit.system} ${unit.code}`);
		const parent = places.get(`${unit.system} ${unit.parent_code}`);
		if (!place || !parent) continue;
		place.parent = parent;
		parent.children.push(place);
	}
	for (const { legacy_code, current_code } of mappings) {
		const [before, after] = [legacy(legacy_code), places.get(`current ${current_code}`)];
		if (!before || !after) continue;
		before.successors.push(after);
		after.predecessors.push(before);
	}
	for (const place of places.values()) place.districts = districtsOf(place);
	for (const place of places.values()) place.provinces = provincesOf(place);

	const meanings = new Map<string, Meaning[]>();
	const add = (key: string, place: Place, isAlias: boolean) => {
		const others = meanings.get(key);
		if (!others) meanings.set(key, [{ place, isAlias }]);
		else if (!others.some((other) => other.place === place)) others.push({ place, isAlias });
	};
	for (const place of places.values()) add(place.words.reduce(joinKey, ''), place, false);
	for (const { name, level, codes } of oldNames) {
		for (const code of codes) {
			const place = legacy(code);
			if (place?.level === level) add(nameKey(name), place, true);
		}
	}
	addFormerNames(places, former, add);
	addMergedWards(legacy, add);
	addStems(places.values(), add);

	const names = [...places.values()];
	return {
		meanings,
		provinces: names.filter(({ level }) => level === 'province'),
		vocabulary: new Set(names.flatMap(({ words }) => words)),
		longestName: Math.max(1, ...[...places.values()].map(({ words }) => words.length)),
	};
}

function toPlace({ system, level, code, full_name, valid_to = null }: IndexedUnit): Place {
	const { kind, name } = splitName(full_name.normalize('NFKC').replace(/\s+/g, ' ').trim());
	const words = toWords(name);
	return {
		system,
		level,
		code,
		kind,
		words: words.map(({ key }) => key),
		marked: words.map(({ marked }) => marked).join(''),
		isGone: valid_to !== null && (system === 'current' || valid_to < LEGACY_END),
		parent: undefined,
		children: [],
		successors: [],
		predecessors: [],
		provinces: [],
		districts: [],
	};
}

function districtsOf(place: Place): Place[] {
	if (place.level !== 'ward') return [];
	if (place.system === 'legacy') return place.parent ? [place.parent] : [];
	return distinct(place.predecessors.flatMap((old) => (old.level === 'ward' ? (old.parent ?? []) : old)));
}

function provincesOf(place: Place): Place[] {
	if (place.level === 'province') return [place];
	const own = place.system === 'legacy' && place.level === 'ward' ? place.parent?.parent : place.parent;
	if (!own) return [];
	if (place.system === 'legacy') return [own, ...own.successors];
	const before = place.districts.flatMap(({ parent }) => parent ?? []);
	return distinct([own, ...(before.length > 0 ? before : own.predecessors)]);
}

function distinct<T>(items: readonly T[]): T[] {
	return [...new Set(items)];
}

type Add = (key: string, place: Place, isAlias: boolean) => void;

// A code outlives a merger of wards. Of a district that was split, it stays with a part: there its wards say where it went.
function addFormerNames(places: ReadonlyMap<string, Place>, former: readonly IndexedUnit[], add: Add): void {
	const children = Map.groupBy(former, ({ system, parent_code }) => `${system} ${parent_code}`);
	for (const unit of former) {
		const itself = places.get(`${unit.system} ${unit.code}`);
		const wards = unit.level === 'district' ? (children.get(`${unit.system} ${unit.code}`) ?? []) : [];
		const now = wards.flatMap(({ system, code }) => places.get(`${system} ${code}`)?.parent ?? []);
		for (const place of distinct(now.length > 0 ? now : [itself]))
			if (place?.level === unit.level) add(toPlace(unit).words.reduce(joinKey, ''), place, true);
	}
}

function addMergedWards(legacy: (code: string) => Place | undefined, add: Add): void {
	for (const { district, name, into } of mergedWards) {
		const wards = legacy(district)?.children ?? [];
		const named = (text: string) => wards.find(({ words }) => words.reduce(joinKey, '') === nameKey(text));
		const successor = named(into);
		// A list that still has the ward knows better.
		if (successor && !named(name)) add(nameKey(name), successor, true);
	}
}

// Wards were split into `Mỹ Đình 1` and `Mỹ Đình 2`, `Tân Tạo` and `Tân Tạo A`: the bare name may mean each of them.
function addStems(places: Iterable<Place>, add: Add): void {
	for (const place of places) {
		const last = place.words.at(-1) ?? '';
		if (place.level !== 'ward' || place.words.length < 2 || !/^(?:\d+|[a-z])$/.test(last)) continue;
		const stem = place.words.slice(0, -1).reduce(joinKey, '');
		const isTaken = place.parent?.children.some(({ words }) => words.reduce(joinKey, '') === stem);
		if (!isTaken) add(stem, place, true);
	}
}
