import { readSearchWords } from '@ancu/forms/listing';
import { fold, foldWords } from '@ancu/forms/text';
import { findUnitsByKey } from '../address/address.repository.ts';
import type { AddressAtPoint } from '../address/geocode/geocoder.ts';
import { withoutKind } from '../address/place-names.ts';
import type { Db } from '../database/open-database.ts';
import type { Context } from '../graphql/context.ts';
import type { SearchSuggestion } from '../graphql/schema.generated.ts';
import { type Limit, spend, whoAsks } from '../limit/limit.ts';
import { findListedNames, findPlacesByWords, type ListedName, type PlaceName } from './suggestion.repository.ts';

const SHORTEST = 2;
const LONGEST = 100;
const MOST = 10;
const MOST_PLACES = 5;
/** Streets are called alike in every town. */
const MOST_ALIKE = 3;
const typing: Limit = { name: 'search-typing', max: 240, seconds: 60 };

/**
 * What somebody who is typing may mean: places by their old and new names, projects and streets that public listings have.
 * The last word may be unfinished. Those whose name is what was typed come first, then those that begin with it; of projects
 * and streets the ones with most listings.
 */
export async function suggestSearches(context: Context, given: string): Promise<SearchSuggestion[]> {
	// People shorten names of places here too: Q1, TP.HCM.
	const text = readSearchWords(given.slice(0, LONGEST)).words;
	const words = foldWords(text);
	if (given.length > LONGEST || words.join('').length < SHORTEST) return [];
	await spend(context, typing, whoAsks(context));

	const [address] = await context.geocoder.propose(text);
	const readings: Reading[] = [{ words, text }];
	// `Lê Lợi, Quận 1` is also what is called Lê Lợi in Quận 1.
	if (address?.street) readings.push({ words: foldWords(address.street), text: address.street, within: address });
	const ranked = (await Promise.all(readings.map((reading) => findAll(context, reading)))).flat();
	// The whole text may be another name of a place: Sài Gòn is Hồ Chí Minh.
	const place = address && !address.street ? await toPlace(context, address) : undefined;
	if (place && !ranked.some(({ suggestion }) => isSame(suggestion, place)))
		ranked.push({ rank: WHOLE, suggestion: place });
	return choose(ranked.sort((a, b) => b.rank - a.rank || order[a.suggestion.kind] - order[b.suggestion.kind]));
}

/** One way to take what was typed. */
interface Reading {
	words: readonly string[];
	text: string;
	within?: AddressAtPoint;
}

async function findAll({ searchDb, inTurn }: Context, { words, text, within }: Reading): Promise<Ranked[]> {
	if (words.length === 0) return [];
	const [places, listed] = await Promise.all([
		inTurn(() => findPlacesByWords(searchDb, words, within)),
		inTurn(() => findListedNames(searchDb, words, within)),
	]);
	const typed = words.join(' ');
	return [
		...rankPlaces(places, text),
		...listed.map((name) => ({ rank: rankOf(name.folded, typed), suggestion: toSuggestion(name) })),
	];
}

interface Ranked {
	rank: number;
	suggestion: SearchSuggestion;
}

const WHOLE = 3;
const order = { PLACE: 0, PROJECT: 1, STREET: 2 } as const;

function rankOf(folded: string, typed: string): number {
	const name = foldWords(folded).join(' ');
	return name === typed ? WHOLE : name.startsWith(typed) ? 2 : 1;
}

function choose(ranked: readonly Ranked[]): SearchSuggestion[] {
	const chosen: SearchSuggestion[] = [];
	for (const { suggestion } of ranked) {
		if (chosen.some((other) => isSame(other, suggestion))) continue;
		const alike = chosen.filter(
			({ kind, label }) => kind === suggestion.kind && fold(label) === fold(suggestion.label),
		);
		const isTooMany =
			suggestion.kind === 'PLACE'
				? chosen.filter(({ kind }) => kind === 'PLACE').length >= MOST_PLACES
				: alike.length >= (suggestion.kind === 'PROJECT' ? 1 : MOST_ALIKE);
		if (!isTooMany) chosen.push(suggestion);
		if (chosen.length === MOST) break;
	}
	return chosen;
}

const levels = { province: 0, district: 1, ward: 2 } as const;

// `Bình Thạnh` is not Bình Thành for who types its marks; and a district is meant before the wards that are called like it.
function rankPlaces(places: readonly PlaceName[], text: string): Ranked[] {
	const typed = foldWords(text).join(' ');
	const marked = text.normalize('NFC').toLowerCase();
	const isMarked = (place: PlaceName) => place.name.normalize('NFC').toLowerCase().includes(marked);
	const rank = ({ search_text }: PlaceName) =>
		Math.max(rankOf(search_text, typed), rankOf(withoutKind(search_text), typed));
	return places
		.map((place) => ({ place, rank: rank(place) }))
		.sort(
			(a, b) =>
				b.rank - a.rank ||
				Number(isMarked(b.place)) - Number(isMarked(a.place)) ||
				levels[a.place.level] - levels[b.place.level] ||
				a.place.search_text.length - b.place.search_text.length,
		)
		.map(({ place, rank: best }) => ({ rank: best, suggestion: placeOf(place) }));
}

const nowhere = {
	detail: null,
	provinceId: null,
	districtId: null,
	wardId: null,
	currentProvinceId: null,
	currentWardId: null,
	projectName: null,
	street: null,
};

function placeOf({ system, level, code, name, parent, grandparent, parts }: PlaceName): SearchSuggestion {
	const above = [parent?.name, grandparent?.name].filter(Boolean).join(', ');
	const suggestion = { ...nowhere, kind: 'PLACE' as const, label: name, detail: above || parts };
	if (system === 'current')
		return level === 'ward'
			? { ...suggestion, currentWardId: code, currentProvinceId: parent?.code ?? null }
			: { ...suggestion, currentProvinceId: code };
	if (level === 'province') return { ...suggestion, provinceId: code };
	if (level === 'district') return { ...suggestion, provinceId: parent?.code ?? null, districtId: code };
	return {
		...suggestion,
		provinceId: grandparent?.code ?? null,
		districtId: parent?.code ?? null,
		wardId: code,
	};
}

function toSuggestion({ kind, name, province, district, ...at }: ListedName): SearchSuggestion {
	return {
		...nowhere,
		kind,
		label: name,
		detail: [district, province].filter(Boolean).join(', ') || null,
		provinceId: at.province_code,
		districtId: at.district_code || null,
		projectName: kind === 'PROJECT' ? name : null,
		street: kind === 'STREET' ? name : null,
	};
}

async function toPlace({ db }: Context, address: AddressAtPoint): Promise<SearchSuggestion | undefined> {
	// A new commune is itself, not one of the wards that it was made of.
	if (address.currentWard && address.isApproximate) return toCommune(db, address.currentWard, address.currentProvince);
	const codes = [address.ward, address.district, address.province].filter((code) => code !== null);
	if (codes.length === 0) return undefined;
	const units = await findUnitsByKey(
		db,
		codes.map((code) => ({ system: 'legacy', code })),
	);
	const [label = '', ...above] = codes.flatMap((code) => units.find((unit) => unit.code === code)?.name ?? []);
	return {
		...nowhere,
		kind: 'PLACE',
		label,
		detail: above.join(', ') || null,
		provinceId: address.province,
		districtId: address.district,
		wardId: address.ward,
	};
}

async function toCommune(db: Db, ward: string, province: string | null): Promise<SearchSuggestion> {
	const units = await findUnitsByKey(
		db,
		[ward, province].flatMap((code) => (code ? [{ system: 'current' as const, code }] : [])),
	);
	const nameOf = (code: string | null) => units.find((unit) => unit.code === code)?.name;
	return {
		...nowhere,
		kind: 'PLACE',
		label: nameOf(ward) ?? '',
		detail: nameOf(province) ?? null,
		currentProvinceId: province,
		currentWardId: ward,
	};
}

function isSame(a: SearchSuggestion, b: SearchSuggestion): boolean {
	const fields = ['kind', 'provinceId', 'districtId', 'wardId', 'currentProvinceId', 'currentWardId'] as const;
	return fields.every((field) => a[field] === b[field]) && (a.kind === 'PLACE' || fold(a.label) === fold(b.label));
}
