import type { Random } from '../../drawing/random.ts';
import { wardStreets } from './city-streets.ts';
import { townStreets, townshipStreets } from './common-streets.ts';
import { hamlets, townshipParts } from './hamlets.ts';
import { type PlaceDistrict, type Places, type PlaceWard, stepOf } from './places.ts';

/** Where on the way something lies: on a street, in an alley off it, in a project, or wherever the place has it. */
export type Position = 'street' | 'alley' | 'inside' | 'country';

/** District and ward of a listing. */
export interface Spot {
	district: PlaceDistrict;
	ward: PlaceWard;
}

/** The way to a listing. */
export interface Address extends Spot {
	/** `Thái Hà`, `Quốc lộ 1A`; null where only the hamlet has a name. */
	street: string | null;
	/** `117`, `84/12`; null off the alleys. */
	alley: string | null;
	/** Number on the street, where it is told. */
	house: string | null;
	/** `thôn Đông`, `ấp 3`; null where streets have names. */
	hamlet: string | null;
}

/** Draws district and ward: of the given province, or of any by how much is on offer there. */
export function chooseSpot(r: Random, places: Places, province: number | null): Spot {
	const range = province === null ? undefined : places.provinces[province];
	const index = range ? range.from + stepOf(range.totals, r.next()) : stepOf(places.totals, r.next());
	const district = places.districts[index] as PlaceDistrict;
	return { district, ward: district.wards[stepOf(district.wardTotals, r.next())] as PlaceWard };
}

/** Draws the way to a listing within its ward. */
export function chooseAddress(r: Random, spot: Spot, position: Position): Address {
	const { district } = spot;
	const none = { ...spot, street: null, alley: null, house: null, hamlet: null };
	if (position === 'country') return { ...none, hamlet: countryPart(r, spot) };
	const street = streetOf(r, spot);
	if (street === null) {
		return position === 'street' && r.chance(0.75)
			? { ...none, street: r.pick(district.roads), hamlet: countryPart(r, spot) }
			: { ...none, hamlet: countryPart(r, spot) };
	}
	if (position === 'alley' && !isRoad(street)) return { ...none, street, alley: alleyNumber(r, district) };
	if (position === 'street' && r.chance(0.55)) return { ...none, street, house: String(houseNumber(r)) };
	return { ...none, street };
}

/** True for names that say themselves what kind of way they are: `Quốc lộ 1A`. */
export function isRoad(street: string): boolean {
	return /^(Quốc lộ|Tỉnh lộ|Hương lộ|Đại lộ|Đường|ĐT) /.test(street);
}

function streetOf(r: Random, { district, ward }: Spot): string | null {
	const own = wardStreets[ward.code ?? ''];
	if (own) return r.pick(own);
	if (ward.setting === 'core' || ward.setting === 'city') return r.pick(district.streets ?? townStreets);
	if (ward.words?.kind === 'phường') return r.pick(district.streets ?? townStreets);
	if (ward.words?.kind === 'thị trấn') return r.chance(0.8) ? r.pick(district.streets ?? townshipStreets) : null;
	// The streets of a city do not reach its villages.
	const isCity = district.words.kind === 'thành phố' || district.words.kind === 'thị xã';
	return !isCity && district.streets !== null && r.chance(0.6) ? r.pick(district.streets) : null;
}

function countryPart(r: Random, { district, ward }: Spot): string {
	const kind = ward.words?.kind;
	if (kind === 'phường' || kind === 'thị trấn') return r.pick(townshipParts[district.region]);
	if (!district.upland) return r.pick(hamlets[district.region]);
	return r.pick(hamlets[district.region === 'north' ? 'mountain' : 'highland']);
}

function houseNumber(r: Random): number {
	return 2 + Math.floor(r.next() ** 1.8 * 420);
}

function alleyNumber(r: Random, district: PlaceDistrict): string {
	const number = 2 + Math.floor(r.next() ** 1.8 * 300);
	return district.region === 'south' && r.chance(0.35) ? `${number}/${r.int(2, 60)}` : String(number);
}
