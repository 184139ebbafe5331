import { isInVietnam } from '@ancu/forms/map';
import { sql } from 'kysely';
import { chunks } from '../../chunks.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { insertMany } from '../../database/insert-many.ts';
import type { Db } from '../../database/open-database.ts';
import type { UnitMappingTable } from '../../database/tables.ts';
import { findMappings, type UnitRow } from '../address.repository.ts';
import { wholeSuccessor } from '../conversion/choose-successor.ts';
import { CURRENT_START, LEGACY_END } from '../reform.ts';
import { type ReadMapping, type ReadUnit, readUnitFile, searchTextOf } from './read-units.ts';
import type { Change, ImportReport, Refusal } from './report.ts';

const AT_ONCE = 500;
const codeLength = { province: 2, district: 3, ward: 5 } as const;

/** Takes a published file of units or of old → new codes into the database, all of it or nothing. Doing it again changes nothing. */
export async function importUnits(db: Db, name: string, text: string): Promise<ImportReport> {
	const file = readUnitFile(name, text);
	return inTransaction(db, (tx) =>
		file.kind === 'units'
			? takeUnits(tx, file.units, file.holds, file.partial)
			: takeMappings(tx, file.mappings, file.holds),
	);
}

async function takeUnits(db: Db, units: readonly ReadUnit[], holds: string, partial: boolean): Promise<ImportReport> {
	const [{ system } = { system: 'legacy' as const }] = units;
	const known = new Map(
		(await db.selectFrom('unit').selectAll().where('system', '=', system).execute()).map((row) => [row.code, row]),
	);
	const refused: Refusal[] = [];
	const changed: Change[] = [];
	const toWrite = new Map<string, UnitRow>();
	const seen = new Set<string>();
	let added = 0;
	let unchanged = 0;
	let older = 0;

	for (const unit of units) {
		const parent = unit.parentCode === null ? undefined : (toWrite.get(unit.parentCode) ?? known.get(unit.parentCode));
		const why = refusal(unit, seen, parent);
		if (why) {
			refused.push({ row: unit.row, what: `${unit.level} ${unit.code || '?'} ${unit.fullName}`.trim(), why });
			continue;
		}
		seen.add(unit.code);
		const before = known.get(unit.code);
		const after = toRow(unit, before, partial);
		if (before && unit.asOf < before.as_of) {
			older++;
			continue;
		}
		if (!before) added++;
		else if (isSame(before, after)) {
			unchanged++;
			// A list in between that says something else is older than this one.
			if (before.as_of === after.as_of) continue;
		} else changed.push({ what: `${unit.level} ${unit.code}`, before: describe(before), after: describe(after) });
		toWrite.set(unit.code, after);
	}

	const rows = [...toWrite.values()];
	for (const some of chunks(rows, AT_ONCE)) {
		await db
			.insertInto('unit')
			.values(some)
			.onConflict((conflict) =>
				conflict.columns(['system', 'code']).doUpdateSet(({ ref }) => ({
					parent_code: ref('excluded.parent_code'),
					name: ref('excluded.name'),
					full_name: ref('excluded.full_name'),
					search_text: ref('excluded.search_text'),
					lat: ref('excluded.lat'),
					long: ref('excluded.long'),
					valid_to: ref('excluded.valid_to'),
					as_of: ref('excluded.as_of'),
				})),
			)
			.execute();
	}
	const absent = partial ? 0 : [...known.keys()].filter((code) => !seen.has(code)).length;
	return { holds, added, unchanged, older, changed, refused, absent };
}

function refusal(
	{ code, level, fullName, parentCode, lat, long }: ReadUnit,
	seen: ReadonlySet<string>,
	parent: UnitRow | undefined,
): string | undefined {
	if (!/^\d+$/.test(code) || code.length !== codeLength[level])
		return `the code of a ${level} has ${codeLength[level]} digits`;
	if (!fullName) return 'it has no name';
	if (seen.has(code)) return 'the code stands in the file twice';
	if (level !== 'province' && !parent) return `its parent ${parentCode ?? ''} is not known`;
	if (lat !== null && long !== null && !isInVietnam({ lat, long }))
		return `the point ${lat}, ${long} is not in Vietnam`;
	return undefined;
}

function toRow(unit: ReadUnit, before: UnitRow | undefined, partial: boolean): UnitRow {
	return {
		system: unit.system,
		code: unit.code,
		level: unit.level,
		parent_code: unit.parentCode,
		name: unit.name,
		full_name: unit.fullName,
		search_text: searchTextOf(unit),
		// A list without points does not take away those that are known.
		lat: unit.lat ?? before?.lat ?? null,
		long: unit.long ?? before?.long ?? null,
		valid_from: before?.valid_from ?? (unit.system === 'current' ? CURRENT_START : null),
		valid_to: partial ? unit.validTo : unit.system === 'legacy' ? LEGACY_END : null,
		as_of: unit.asOf,
	};
}

const compared = ['parent_code', 'name', 'full_name', 'lat', 'long', 'valid_to'] as const;

function isSame(a: UnitRow, b: UnitRow): boolean {
	return compared.every((column) => a[column] === b[column]);
}

function describe({ full_name, parent_code, lat, long, valid_to }: UnitRow): string {
	const point = lat === null ? 'no point' : `${lat}, ${long}`;
	return `${full_name}${parent_code ? ` in ${parent_code}` : ''} (${point}${valid_to ? `, until ${valid_to}` : ''})`;
}

async function takeMappings(db: Db, mappings: readonly ReadMapping[], holds: string): Promise<ImportReport> {
	const units = await db.selectFrom('unit').select(['system', 'code']).execute();
	const exists = new Set(units.map(({ system, code }) => `${system} ${code}`));
	const known = new Map(
		(await db.selectFrom('unit_mapping').selectAll().execute()).map((mapping) => [keyOf(mapping), mapping]),
	);
	const refused: Refusal[] = [];
	const changed: Change[] = [];
	const fresh: UnitMappingTable[] = [];
	let unchanged = 0;

	const wholeBefore = wholeOnes([...known.values()]);
	const doubtful = new Set<string>();

	for (const { row, kind, ...codes } of mappings) {
		const what = `${codes.legacy_code} → ${codes.current_code}`;
		const refuse = (why: string) => {
			refused.push({ row, what, why });
			doubtful.add(codes.legacy_code);
		};
		if (!kind) {
			refuse('its kind is neither full nor partial');
			continue;
		}
		const mapping = { ...codes, kind };
		const missing = !exists.has(`legacy ${mapping.legacy_code}`)
			? `legacy ${mapping.legacy_code}`
			: !exists.has(`current ${mapping.current_code}`)
				? `current ${mapping.current_code}`
				: undefined;
		if (missing) {
			refuse(`there is no unit ${missing}; import the list that has it first`);
			continue;
		}
		const before = known.get(keyOf(mapping));
		if (!before) {
			known.set(keyOf(mapping), mapping);
			fresh.push(mapping);
		} else if (before.kind === mapping.kind) unchanged++;
		else {
			changed.push({ what, before: before.kind, after: mapping.kind });
			await db
				.updateTable('unit_mapping')
				.set({ kind: mapping.kind })
				.where('legacy_code', '=', mapping.legacy_code)
				.where('current_code', '=', mapping.current_code)
				.execute();
		}
	}
	await insertMany(db, 'unit_mapping', fresh);
	changed.push(...(await forgetPairs(db, [...known.values()], mappings, doubtful)));
	await forgetParts(db, wholeBefore);
	return { holds, added: fresh.length, unchanged, older: 0, changed, refused, absent: 0 };
}

/**
 * A file says all that a unit became: what it does not say of one that it names was wrong, and is gone. Not where some of it was
 * refused, which may be what took its place.
 */
async function forgetPairs(
	db: Db,
	known: readonly UnitMappingTable[],
	said: readonly ReadMapping[],
	doubtful: ReadonlySet<string>,
): Promise<Change[]> {
	const codes = new Set(said.map(({ legacy_code }) => legacy_code));
	const pairs = new Set(said.map(keyOf));
	const gone = known.filter(
		(pair) => codes.has(pair.legacy_code) && !doubtful.has(pair.legacy_code) && !pairs.has(keyOf(pair)),
	);
	for (const { legacy_code, current_code } of gone)
		await db
			.deleteFrom('unit_mapping')
			.where('legacy_code', '=', legacy_code)
			.where('current_code', '=', current_code)
			.execute();
	return gone.map((pair) => ({
		what: `${pair.legacy_code} → ${pair.current_code}`,
		before: pair.kind,
		after: 'gone, the file does not have it',
	}));
}

/** What legacy units became that went over as a whole. */
function wholeOnes(mappings: readonly UnitMappingTable[]): Map<string, string> {
	const successors = Map.groupBy(mappings, ({ legacy_code }) => legacy_code);
	return new Map(
		[...successors].flatMap(([code, became]) => {
			const whole = wholeSuccessor(became);
			return whole ? [[code, whole] as const] : [];
		}),
	);
}

/** Where a unit turns out to have been split, its listings lie in no part yet: that it became the one was said by nobody. Their pins are asked next. */
async function forgetParts(db: Db, before: ReadonlyMap<string, string>): Promise<void> {
	const whole = wholeOnes(await findMappings(db));
	const split = [...before].filter(([code]) => !whole.has(code));
	if (split.length === 0) return;
	await sql`
		update listing set current_ward_code = null
		from unnest(${split.map(([code]) => code)}::text[], ${split.map(([, became]) => became)}::text[]) as was (code, became)
		where coalesce(ward_code, district_code) = was.code and current_ward_code = was.became`.execute(db);
}

function keyOf({ legacy_code, current_code }: Pick<UnitMappingTable, 'legacy_code' | 'current_code'>): string {
	return `${legacy_code} ${current_code}`;
}
