import type { Db } from '../../database/open-database.ts';
import type { AddressSystem, UnitMappingTable } from '../../database/tables.ts';
import type { AddressCertainty } from '../../graphql/schema.generated.ts';
import { findMappingsOf, findOutlines, type UnitRow } from '../address.repository.ts';
import { distanceKm, type Point } from '../geocode/geocoder.ts';
import { unitAt, wholeSuccessor } from './choose-successor.ts';
import { findLines, type UnitLine } from './unit-lines.ts';

/** A place in the other system. */
export interface ConvertedAddress {
	certainty: AddressCertainty;
	/** The likeliest first. */
	lines: UnitLine[];
	/** The point lies inside the first of several and in no other. */
	isDecidedByPoint: boolean;
}

/**
 * The same place in the other system, from its smallest unit that has a counterpart there.
 *
 * To the system in force: a unit that went over whole is EXACT where nothing else joined it and MERGED where something did; one
 * that was split is SPLIT, and a point inside the outline of one part decides. Back: a unit made of one whole is EXACT; made of a
 * part of one it lies in that larger one, MERGED; made of several it is SPLIT. No outlines of legacy wards exist and their points
 * are rough, so there a point only orders, which is a proposal. Without a mapping a ward is UNKNOWN and its province answers.
 */
export async function convertAddress(db: Db, from: UnitLine, point: Point | null): Promise<ConvertedAddress> {
	const { province, district, ward } = from;
	const isLegacy = province.system === 'legacy';
	const side = isLegacy ? 'legacy_code' : 'current_code';
	const given = [ward, district, province].filter((unit) => unit !== undefined);
	const all = await findMappingsOf(
		db,
		side,
		given.map(({ code }) => code),
	);
	// Codes of levels differ in length. A district has a counterpart only where it has no wards: islands.
	const found = given.find(({ code }) => all.some((mapping) => mapping[side] === code));
	const isKnown = found !== undefined && (ward === undefined || found === ward);
	const mappings = all.filter((mapping) => mapping[side] === (found ?? province).code);
	const candidates = mappings.map((mapping) => (isLegacy ? mapping.current_code : mapping.legacy_code));
	const system = isLegacy ? 'current' : 'legacy';
	const [lines, outlines] = await Promise.all([
		findLines(db, system, candidates),
		point && candidates.length > 1 ? findOutlines(db, system, candidates) : new Map(),
	]);
	const decided = unitAt(outlines, candidates, point);
	const certainty = isKnown ? await certaintyOf(db, mappings, system) : 'UNKNOWN';
	return {
		certainty,
		lines: lines.sort(likeliestFirst(found ?? province, decided, point)),
		isDecidedByPoint: certainty === 'SPLIT' && decided !== null,
	};
}

async function certaintyOf(
	db: Db,
	mappings: readonly UnitMappingTable[],
	to: AddressSystem,
): Promise<AddressCertainty> {
	const [only, ...others] = mappings;
	if (!only || others.length > 0) return 'SPLIT';
	if (to === 'legacy') return only.kind === 'full' ? 'EXACT' : 'MERGED';
	// A part of it went there, and where the rest is, no table says.
	if (!wholeSuccessor(mappings)) return 'SPLIT';
	const origins = await findMappingsOf(db, 'current_code', [only.current_code]);
	return origins.length === 1 ? 'EXACT' : 'MERGED';
}

// A new commune bears the code of the old one that its seat is in.
function likeliestFirst(from: UnitRow, decided: string | null, point: Point | null) {
	const near = point ?? pointOf(from);
	const rank = ({ code }: UnitRow) => (code === decided ? 0 : !point && code === from.code ? 1 : 2);
	const distance = (unit: UnitRow) => {
		const at = pointOf(unit);
		return near && at ? distanceKm(near, at) : Number.POSITIVE_INFINITY;
	};
	return (a: UnitLine, b: UnitLine) => {
		const [first, second] = [smallestOf(a), smallestOf(b)];
		return (
			rank(first) - rank(second) ||
			Math.sign(distance(first) - distance(second)) ||
			first.full_name.localeCompare(second.full_name, 'vi')
		);
	};
}

function smallestOf({ province, district, ward }: UnitLine): UnitRow {
	return ward ?? district ?? province;
}

function pointOf({ lat, long }: UnitRow): Point | null {
	return lat === null || long === null ? null : { lat, long };
}
