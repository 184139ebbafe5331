import { isPlaced } from '@ancu/forms/listing';
import { findMappingsOf, findOutlines, findUnitsByKey } from '../address/address.repository.ts';
import { chooseSuccessor, unitAt, wholeSuccessor } from '../address/conversion/choose-successor.ts';
import type { Point } from '../address/geocode/geocoder.ts';
import type { Db } from '../database/open-database.ts';
import type { UnitMappingTable } from '../database/tables.ts';
import { AppError } from '../graphql/app-error.ts';
import { findCommune, type LegacyUnits, liesIn, withFormerUnits } from './former-units.ts';
import type { ListingNames } from './listing.record.ts';
import type { ListingRow } from './listing.repository.ts';

/** Where a listing lies, in both systems, and the words that it is found by. */
export interface ListingPlace {
	province_code: string;
	district_code: string | null;
	ward_code: string | null;
	current_province_code: string | null;
	current_ward_code: string | null;
	names: ListingNames;
}

interface Given extends LegacyUnits {
	categoryId: string;
	locationLat?: number | null | undefined;
	locationLong?: number | null | undefined;
	/** Which of the communes that the ward was split into, as its poster says; without a ward the commune that the address is by. */
	currentWardId?: string | null | undefined;
}

/**
 * Looks up category and units; throws BAD_INPUT where one is unknown or lies elsewhere. Of an address by its commune, what of the
 * former units follows from that comes with it.
 */
export async function findPlace(db: Db, given: Given): Promise<ListingPlace> {
	const { categoryId, currentWardId = null } = given;
	const isByCommune = currentWardId && !isPlaced(given);
	const commune = isByCommune ? await findCommune(db, currentWardId) : undefined;
	const legacy = commune ? withFormerUnits(given, commune) : given;
	const { provinceId, districtId, wardId } = legacy;
	const codes = [wardId, districtId, provinceId].filter((code): code is string => Boolean(code));
	const [category, units, mappings] = await Promise.all([
		db.selectFrom('category').select('name_vn').where('id', '=', categoryId).executeTakeFirst(),
		findUnitsByKey(
			db,
			codes.map((code) => ({ system: 'legacy', code })),
		),
		findMappingsOf(db, 'legacy_code', codes),
	]);
	const find = (code: string | null | undefined) => units.find((unit) => unit.code === code);
	const successors = (code: string | null) => mappings.filter(({ legacy_code }) => legacy_code === code);
	// Island districts without wards went over as if they were one.
	const toWards = successors(wardId ?? districtId);
	const isAlone = commune !== undefined && toWards.length === 0;
	const isAmong = toWards.some(({ current_code }) => current_code === currentWardId);
	const fits = isAlone ? liesIn(legacy, commune) : isAmong;
	const fields = [
		...(category ? [] : [{ path: 'categoryId', code: 'unknown' }]),
		...(find(provinceId)?.level === 'province' ? [] : [{ path: 'provinceId', code: 'unknown' }]),
		...(!districtId || find(districtId)?.parent_code === provinceId ? [] : [{ path: 'districtId', code: 'unknown' }]),
		...(!wardId || find(wardId)?.parent_code === districtId ? [] : [{ path: 'wardId', code: 'unknown' }]),
		...(!currentWardId || fits ? [] : [{ path: 'currentWardId', code: 'unknown' }]),
	];
	if (fields.length > 0 || !category || !provinceId) throw new AppError('BAD_INPUT', { fields });

	const ward = isAlone
		? currentWardId
		: chooseSuccessor(toWards, {
				said: currentWardId,
				point: toPoint(given.locationLat, given.locationLong),
				outlines: await findOutlines(db, 'current', toSplit(toWards)),
			});
	const province = wholeSuccessor(successors(provinceId));
	const current = [ward, province].filter((code) => code !== null);
	const currentUnits =
		current.length > 0
			? await findUnitsByKey(
					db,
					current.map((code) => ({ system: 'current', code })),
				)
			: [];
	const nameOf = (code: string | null) => currentUnits.find((unit) => unit.code === code)?.full_name;
	return {
		province_code: provinceId,
		district_code: districtId,
		ward_code: wardId,
		current_province_code: province,
		current_ward_code: ward,
		names: {
			category: category.name_vn,
			units: [
				find(wardId)?.full_name,
				find(districtId)?.full_name,
				find(provinceId)?.full_name,
				nameOf(ward),
				nameOf(province),
			],
		},
	};
}

type Placed = Pick<ListingRow, 'ward_code' | 'district_code' | 'current_ward_code' | 'location_lat' | 'location_long'>;

/**
 * Which part of a split ward the posters said that listings lie in; null where nobody was asked or the pin says the same: then a pin
 * that is moved later decides again. Of a listing without a ward the commune that its address is by.
 */
export async function findChosenWards(db: Db, listings: readonly Placed[]): Promise<(string | null)[]> {
	const placed = listings.filter(({ current_ward_code }) => current_ward_code !== null);
	const mappings = await findMappingsOf(db, 'legacy_code', [...new Set(placed.map(oldUnitOf))]);
	const successors = Map.groupBy(mappings, ({ legacy_code }) => legacy_code);
	const becameOf = (listing: Placed) => successors.get(oldUnitOf(listing)) ?? [];
	const partsOf = (listing: Placed) => toSplit(becameOf(listing));
	const outlines = await findOutlines(db, 'current', [...new Set(placed.flatMap(partsOf))]);
	return listings.map((listing) => {
		const { current_ward_code: kept, location_lat, location_long } = listing;
		if (kept && listing.ward_code === null && becameOf(listing).length === 0) return kept;
		const parts = kept ? partsOf(listing) : [];
		if (!kept || !parts.includes(kept)) return null;
		return unitAt(outlines, parts, toPoint(location_lat, location_long)) === kept ? null : kept;
	});
}

function oldUnitOf({ ward_code, district_code }: Placed): string {
	return ward_code ?? district_code ?? '';
}

/** The units that a split one went into; none of one that went over as a whole. */
function toSplit(successors: readonly UnitMappingTable[]): string[] {
	return wholeSuccessor(successors) ? [] : successors.map(({ current_code }) => current_code);
}

function toPoint(lat: number | null | undefined, long: number | null | undefined): Point | null {
	return typeof lat === 'number' && typeof long === 'number' ? { lat, long } : null;
}
