import { vietnamDay } from '@ancu/forms/format';
import { fold } from '@ancu/forms/text';
import { parse } from 'csv-parse/sync';
import { z } from 'zod/mini';
import type { AddressSystem, UnitLevel, UnitMappingTable } from '../../database/tables.ts';

/** A unit as a file gives it, before it is checked against the others. */
export interface ReadUnit {
	row: number;
	system: AddressSystem;
	level: UnitLevel;
	code: string;
	parentCode: string | null;
	name: string;
	fullName: string;
	lat: number | null;
	long: number | null;
	/** The unit is no longer in force since about then. */
	validTo: string | null;
	/** Date of the list. */
	asOf: string;
}

/** What became of a unit as a file gives it, before it is checked. */
export interface ReadMapping extends Omit<UnitMappingTable, 'kind'> {
	row: number;
	/** Undefined for a word that is neither. */
	kind: UnitMappingTable['kind'] | undefined;
}

/** What a file of administrative units holds. */
export type UnitFile =
	| { kind: 'units'; holds: string; system: AddressSystem; units: ReadUnit[]; partial: boolean }
	| { kind: 'mapping'; holds: string; mappings: ReadMapping[] };

const row = z.array(z.union([z.string(), z.number(), z.null()]));
const listFile = z.object({
	asOf: z.optional(z.string()),
	provinceFields: z.array(z.string()),
	districtFields: z.optional(z.array(z.string())),
	wardFields: z.optional(z.array(z.string())),
	provinces: z.array(row),
	districts: z.optional(z.array(row)),
	wards: z.optional(z.array(row)),
});
const goneFile = z.object({ note: z.string(), districts: z.array(row), wards: z.array(row) });

/** Reads a published file: a list of units (JSON), units that are gone (JSON), or old → new codes (CSV). Throws when it is none of these. */
export function readUnitFile(name: string, text: string): UnitFile {
	if (name.endsWith('.csv')) return readMapping(name, text);
	const json: unknown = JSON.parse(text);
	const list = listFile.safeParse(json);
	if (list.success) return readList(list.data);
	const gone = goneFile.safeParse(json);
	if (gone.success) return readGone(gone.data);
	throw new Error(
		`${name} is no list of units: it has neither "provinces" with "provinceFields" nor "districts" and "wards" with a "note".`,
	);
}

function readList(file: z.infer<typeof listFile>): UnitFile {
	// Districts were abolished with the legacy system: a list that has them is of that system.
	const system: AddressSystem = file.districts ? 'legacy' : 'current';
	const asOf = readDate(file.asOf);
	const read = (rows: (typeof file)['provinces'] = [], fields: string[] = [], level: UnitLevel) =>
		rows.map((values, index): ReadUnit => {
			const record = Object.fromEntries(fields.map((field, column) => [field, values[column]]));
			const text = (field: string) => (typeof record[field] === 'string' ? record[field].trim().normalize('NFC') : '');
			const number = (field: string) => (typeof record[field] === 'number' ? record[field] : null);
			const fullName = text('fullName') || [text('type'), text('name')].filter(Boolean).join(' ');
			return {
				row: index + 1,
				system,
				level,
				code: text('code'),
				parentCode:
					text(level === 'district' ? 'provinceCode' : system === 'legacy' ? 'districtCode' : 'provinceCode') || null,
				// Provinces are said without their kind, everything below with it.
				name: level === 'province' ? text('name') : fullName,
				fullName,
				lat: number('lat'),
				long: number('lon'),
				validTo: null,
				asOf,
			};
		});
	const units = [
		...read(file.provinces, file.provinceFields, 'province'),
		...read(file.districts, file.districtFields, 'district'),
		...read(file.wards, file.wardFields, 'ward'),
	];
	for (const unit of units) if (unit.level === 'province') unit.parentCode = null;
	return {
		kind: 'units',
		holds: `${system} units${file.asOf ? ` as of ${file.asOf}` : ''}`,
		system,
		units,
		partial: false,
	};
}

function readGone(file: z.infer<typeof goneFile>): UnitFile {
	const read = (rows: (typeof file)['districts'], level: UnitLevel) =>
		rows.map(([lastSeen, code, parentCode, fullName], index): ReadUnit => {
			const name = String(fullName ?? '').normalize('NFC');
			return {
				row: index + 1,
				system: 'legacy',
				level,
				code: String(code ?? ''),
				parentCode: String(parentCode ?? '') || null,
				name,
				fullName: name,
				lat: null,
				long: null,
				validTo: toMonthEnd(String(lastSeen ?? '')),
				asOf: toMonthEnd(String(lastSeen ?? '')) ?? vietnamDay(new Date()),
			};
		});
	return {
		kind: 'units',
		holds: 'legacy units that are gone',
		system: 'legacy',
		units: [...read(file.districts, 'district'), ...read(file.wards, 'ward')],
		partial: true,
	};
}

/** A list that says no date is of the day on which it is taken: newer than what is there, older than what comes. */
function readDate(text = ''): string {
	const [, month, day = '-01'] = /(\d{4}-\d{2})(-\d{2})?/.exec(text) ?? [];
	return month ? month + day : vietnamDay(new Date());
}

function toMonthEnd(month: string): string | null {
	const match = /^(\d{4})-(\d{2})$/.exec(month);
	return match ? new Date(Date.UTC(Number(match[1]), Number(match[2]), 0)).toISOString().slice(0, 10) : null;
}

function readMapping(name: string, text: string): UnitFile {
	const rows = parse(text, { columns: true, skip_empty_lines: true, trim: true, bom: true }) as Record<
		string,
		string
	>[];
	const [first = {}] = rows;
	const isWards = 'old_ward_code' in first && 'new_ward_code' in first;
	if (!isWards && !('old_code' in first && 'new_code' in first)) {
		throw new Error(
			`${name} is no mapping: its first line names neither "old_code" and "new_code" nor "old_ward_code" and "new_ward_code".`,
		);
	}
	const mappings = rows.map((record, index) => ({
		row: index + 1,
		// Island districts had no wards: such lists name the district itself, as D318.
		legacy_code: ((isWards ? record.old_ward_code : record.old_code) ?? '').replace(/^D(?=\d{3}$)/, ''),
		current_code: (isWards ? record.new_ward_code : record.new_code) ?? '',
		// Provinces went over whole; their file says nothing of it.
		kind: isWards ? kindOf(record.kind) : ('full' as const),
	}));
	return { kind: 'mapping', holds: `${isWards ? 'wards' : 'provinces'}, old → new`, mappings };
}

/** Which of a mapping, all of it where the file says nothing: undefined for another word, which is not to be guessed. */
function kindOf(written = ''): ReadMapping['kind'] {
	const kind = written.trim().toLowerCase();
	if (kind === '') return 'full';
	return kind === 'full' || kind === 'partial' ? kind : undefined;
}

/** Folded name of a unit, as search compares it. */
export function searchTextOf(unit: Pick<ReadUnit, 'fullName'>): string {
	return fold(unit.fullName);
}
