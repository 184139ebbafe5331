import type { Db } from '../../database/open-database.ts';
import { findBoundariesAround, hasBoundaries } from '../address.repository.ts';
import { type ResolvedAddress, resolveAddress } from '../resolve-address.ts';
import type { AddressBook, BookUnit } from './address-book.ts';
import { contains } from './contains.ts';
import type { AddressAtPoint, FoundPlace, Geocoder, Point } from './geocoder.ts';
import { chooseUnits, nearestSpot } from './legacy-units.ts';

// 99 of 100 communes lie nearer than this to the seat of a district; further out is the sea or abroad.
const REACH_KM = 30;
// Where outlines are known, what lies in none of them is a quay or a bridge at most.
const REACH_OUTSIDE_KM = 5;

/**
 * Needs no one else. A point lies in the unit whose outline contains it, where outlines were imported, or else near the
 * nearest known district; an address lies where the smallest unit that it names does.
 */
export function createEmbeddedGeocoder(db: Db, readBook: () => Promise<AddressBook>): Geocoder {
	return {
		async reverse(point) {
			const book = await readBook();
			const unit = await findContaining(db, book, point);
			return unit ? atUnit(book, unit, point) : nearby(db, book, point);
		},
		async geocode(address) {
			const book = await readBook();
			return placeOf(book, resolveAddress(book.index, address));
		},
		async propose(text) {
			const book = await readBook();
			return proposals(book, resolveAddress(book.index, text));
		},
	};
}

const MOST = 8;

/** The smallest units that a text names, each with those that it lies in. */
function proposals(book: AddressBook, found: ResolvedAddress): AddressAtPoint[] {
	const named = (['ward', 'district', 'province'] as const)
		.map((level) => (found[level].code === null ? found[level].candidates : [found[level].code]))
		.find((codes) => codes.length > 0);
	// A new commune stands for the wards that it was made of: which one only a person knows.
	const past = found.currentWard.code === null ? [] : book.before(found.currentWard.code);
	const isNew = found.ward.code === null && found.ward.candidates.length === 0 && past.length > 0;
	const units = isNew ? past : (named ?? []).flatMap((code) => book.unit('legacy', code) ?? []);
	// The wards of a commune are all to choose from: the one that was left out would be somebody's.
	const offered = found.currentWard.code === null ? units.slice(0, MOST) : units;
	return offered.flatMap((unit) => {
		const lineage = book.lineage(unit);
		if (!lineage) return [];
		return {
			province: lineage.province.code,
			district: lineage.district?.code ?? null,
			ward: lineage.ward?.code ?? null,
			currentProvince: book.after(lineage.province.code),
			currentWard: found.currentWard.code,
			street: found.street,
			isApproximate: units.length > 1,
		};
	});
}

/** The smallest unit whose outline contains the point. */
async function findContaining(db: Db, book: AddressBook, point: Point): Promise<BookUnit | undefined> {
	// Provinces are large: their outlines are read only where no ward's is known.
	for (const level of ['ward', 'province'] as const) {
		const boundaries = await findBoundariesAround(db, level, point);
		const around = boundaries.find(({ geometry }) => contains(geometry, point));
		const unit = around && book.unit(around.system, around.code);
		if (unit) return unit;
	}
	return undefined;
}

function atUnit(book: AddressBook, unit: BookUnit, point: Point): AddressAtPoint {
	if (unit.system === 'legacy') {
		const legacy = chooseUnits(book, [unit], point);
		return { ...legacy, currentProvince: book.after(legacy.province ?? ''), currentWard: null, street: null };
	}
	const isWard = unit.level === 'ward';
	const province = isWard ? unit.parent_code : unit.code;
	const past = book.before(unit.code);
	return {
		// What a ward was made of comes with an import of its own; what its province was is always known.
		...chooseUnits(book, past.length > 0 ? past : book.before(province ?? ''), point),
		currentProvince: province,
		currentWard: isWard ? unit.code : null,
		street: null,
	};
}

async function nearby(db: Db, book: AddressBook, point: Point): Promise<AddressAtPoint | null> {
	const near = nearestSpot(book.spots, point);
	const province = near?.spot.district.parent_code;
	if (!near || !province || near.km > REACH_KM) return null;
	const currentProvince = book.after(province);
	if (near.km > REACH_OUTSIDE_KM && (await hasBoundaries(db, province, currentProvince))) return null;
	return {
		province,
		district: near.spot.district.code,
		ward: null,
		currentProvince,
		currentWard: null,
		street: null,
		isApproximate: true,
	};
}

function placeOf(book: AddressBook, found: ResolvedAddress): FoundPlace {
	const within = [
		book.unit('current', found.currentWard.code ?? ''),
		book.unit('legacy', found.ward.code ?? ''),
		book.unit('legacy', found.district.code ?? ''),
	].filter((unit) => unit !== undefined);
	const provinces = [
		book.unit('legacy', found.province.code ?? ''),
		book.unit('current', found.currentProvince.code ?? ''),
	].filter((unit) => unit !== undefined);
	// The middle of a province is in another district than the one that was asked for.
	const units = within.length > 0 ? within : provinces;
	const point = units.map(book.pointOf).find((each) => each !== undefined) ?? null;
	return { point, isApproximate: true, raw: null };
}
